import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CartLine } from '../cart-line/index.ts'
import { CartSummary } from '../cart-summary/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { jacketRust, jacketSpruce, kroner } from '../internal/samples.data.ts'
import { CartPanel } from './index.ts'

const presses = { onIncrease: fn(), onDecrease: fn(), onRemove: fn() }
const lines = [
  {
    ean: '1',
    to: '/product/skare-skalljakke-dame',
    name: 'Skare Skalljakke Dame',
    size: 'M',
    color: 'Gran',
    image: jacketSpruce,
    price: kroner(2499),
    count: 1,
  },
  {
    ean: '2',
    to: '/product/lauvaas-skalljakke-barn',
    name: 'Lauvås Skalljakke Barn',
    size: '122',
    color: 'Rust',
    image: jacketRust,
    price: kroner(899),
    count: 2,
  },
]

const meta = {
  component: CartPanel,
  args: {
    count: 3,
    children: lines.map(({ ean, ...line }) => <CartLine key={ean} {...line} {...presses} />),
    summary: <CartSummary sum={kroner(4297)} freight={kroner(99)} total={kroner(4396)} />,
    onContinue: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'removed: RemovedLine',
      'notice: the cart can only be collected',
      'lines: CartLine',
      'summary: CartSummary',
      'actions: the checkout, and back',
      'aside: side matters',
    ],
    do: ['Stand in CartModal', 'Give it the count, also when it is 0'],
    dont: ['Use it as the checkout’s screen: that has room for more', 'Put a second action button in it'],
    keys: [['Enter on "Fjern"', 'removes the line; the focus goes to the next line, else the heading']],
  }),
} satisfies Meta<typeof CartPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const CollectOnly: Story = { args: { reservationOnly: true } }
export const Empty: Story = { args: { count: 0 } }
