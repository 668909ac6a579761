import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { jacketRust, jacketSpruce, kroner } from '../internal/samples.data.ts'
import { CartLine } from './index.ts'

const meta = {
  component: CartLine,
  args: {
    to: '/product/skare-skalljakke-dame',
    name: 'Skare Skalljakke Dame',
    size: 'M',
    color: 'Gran',
    image: jacketSpruce,
    price: kroner(2499),
    count: 1,
    max: 3,
    onIncrease: fn(),
    onDecrease: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '34rem' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fjern Skare Skalljakke Dame' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Several: Story = {
  args: { count: 3, name: 'Lauvås Skalljakke for lange dager i skog og fjell, Herre', color: 'Rust', size: 'XXL', image: jacketRust },
}
export const CollectOnly: Story = { args: { reservationOnly: true } }
export const Unavailable: Story = { args: { error: 'Denne er ikke på lager lenger. Fjern den for å gå videre.' } }
