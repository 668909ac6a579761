import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
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
    (Story, { name }) => (
      <ul style={{ maxInlineSize: name === 'Roomy' ? '34rem' : '26rem', containerType: 'inline-size' }}>
        <Story />
      </ul>
    ),
  ],
  parameters: guide({
    anatomy: [
      'image: decoration beside the name; a note over it',
      'brand; name: links to the article; about: colour and size; stock: who has it',
      'price: price times count; the former price of as many, where it is reduced; the price of one, for several',
      'count; remove: an icon alone where there is little room',
      'error: why it cannot be bought as it stands',
    ],
    do: [
      'Put it in a list with a name that is a size container: its width decides the layout',
      'Use `useRemovalFocus` on what stays when the list is empty',
    ],
    dont: ['Repeat the words of the badge in the error', 'Hide "Fjern" behind a swipe or a menu'],
    keys: [
      ['Tab', 'name, fewer, more, away'],
      ['Enter', 'presses what has the focus'],
    ],
  }),
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fjern Skare Skalljakke Dame' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Reduced: Story = { args: { beforePrice: kroner(2999) } }
export const Several: Story = {
  args: { count: 3, name: 'Lauvås Skalljakke for lange dager i skog og fjell, Herre', color: 'Rust', size: 'XXL', image: jacketRust },
}
/** As on the cart page. */
export const Roomy: Story = {
  args: { brand: 'Skare', stock: { text: 'På lager i Lillehammer', available: true }, count: 2 },
}
export const CollectOnly: Story = { args: { reservationOnly: true } }
export const PaidLater: Story = { args: { brand: 'Skare', stock: { text: 'Hentes senere i Lillehammer', available: false } } }
export const Unavailable: Story = { args: { error: 'Denne er ikke på lager lenger. Fjern den for å gå videre.' } }
