import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
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

const meta = {
  component: ShopStock,
  args: { shops: near },
  parameters: guide({
    anatomy: [
      'shop: its name, a link to its page',
      'stock: På lager, Få igjen or Ikke på lager, and a dot that repeats it',
      'about: how far away, and until when it is open',
      'hours: all opening hours, folded away',
      'action: what can be done there',
    ],
    do: ['Put the nearest first once a position is known', 'Say few when two or one are left'],
    dont: ['Say how many there are: someone else may be at the shelf', 'Leave out shops that are empty when the shopper knows them'],
    keys: [['Enter', 'on `Vis … butikker til` and on hours: folds out and in']],
  }),
} satisfies Meta<typeof ShopStock>

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
export const Approximate: Story = { args: { approximate: true } }
export const WithoutPosition: Story = { args: { shops: near.map(({ id, name, qty, openText }) => ({ id, name, qty, openText })) } }
export const WithHours: Story = {
  args: { shops: near.map((shop) => ({ ...shop, hours: <p>Mandag til fredag 10–20, lørdag 10–18</p> })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const hours = canvas.getAllByText('Mandag til fredag 10–20, lørdag 10–18')[0]
    await expect(hours).not.toBeVisible()
    await userEvent.click(canvas.getByText('Åpent til 20'))
    await expect(hours).toBeVisible()
  },
}
export const WithAction: Story = {
  args: {
    shops: near.map((shop) => ({
      ...shop,
      ...(shop.qty > 0 && {
        action: (
          <Button variant="quiet" size="small">
            Reserver her
          </Button>
        ),
      }),
    })),
  },
}
export const LongNames: Story = {
  args: {
    shops: [
      { id: 9, name: 'Fagernes, Amfi kjøpesenter, inngang fra Jernbanevegen', qty: 2, distance: 182_000, openText: 'Åpner mandag kl. 10' },
      ...near,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
export const FewAtFirst: Story = {
  args: { shops: all, limit: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Bodø')).toBeVisible()
    await expect(canvas.getByText('Fagernes')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Vis 6 butikker til'))
    await expect(canvas.getByText('Fagernes')).toBeVisible()
  },
}
