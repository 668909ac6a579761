import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ShopStock } from './index.ts'

const near = [
  { id: 1, name: 'Oslo, Torggata', qty: 12, distance: 450, openText: 'Åpent til 20', to: '/butikker/oslo-torggata' },
  { id: 2, name: 'Sandvika', qty: 2, distance: 13_800, openText: 'Åpent til 18', to: '/butikker/sandvika' },
  { id: 3, name: 'Drammen', qty: 1, distance: 41_200, openText: 'Åpner i morgen kl. 10', to: '/butikker/drammen' },
  { id: 4, name: 'Geilo', qty: 0, distance: 214_000, openText: 'Stengt i dag', to: '/butikker/geilo' },
]
const all = ['Alta', 'Bergen', 'Bodø', 'Fagernes', 'Hamar', 'Lillehammer', 'Oppdal', 'Tromsø', 'Voss'].map((name, index) => ({
  id: index,
  name,
  qty: 9 - index,
}))

const meta = { component: ShopStock, args: { shops: near } } satisfies Meta<typeof ShopStock>

export default meta
type Story = StoryObj<typeof meta>

export const WithPosition: Story = {}
export const Many: Story = {
  args: { shops: all },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Voss')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Vis 4 butikker til'))
    await expect(canvas.getByText('Voss')).toBeVisible()
  },
}
export const One: Story = { args: { shops: near.slice(0, 1) } }
