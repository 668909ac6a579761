import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { WithdrawalStatus } from './index.ts'

const jacket = { ean: '1', name: 'Skare Skalljakke Dame', about: 'Gran, størrelse M', count: 1 }
const socks = { ean: '2', name: 'Rim Ullsokk', about: 'Storm, størrelse 39–42', count: 2 }
const first = { number: 4012, received: '25. november 2026 kl. 14.32', goods: [jacket] }

const meta = {
  component: WithdrawalStatus,
  args: {
    withdrawable: true,
    goodsLeft: true,
    days: 100,
    lastDay: null,
    made: [],
    charged: true,
    shop: { name: 'Oslo, Torggata', address: 'Torggata 11, 0181 Oslo' },
    onWithdraw: fn(),
  },
  parameters: guide({
    anatomy: [
      'heading',
      'acknowledgements: one for each withdrawal, with its time, number and goods',
      'steps: what happens next, once something is withdrawn from',
      'sentence: until when, or why not any more',
      'button: while something can be withdrawn from',
    ],
    do: ['Give it the last day as soon as that is known', 'Show it on the receipt for as long as that can be opened'],
    dont: ['Take it away when the time is over: it then says so', 'Say 14 days where the chain gives more'],
    keys: [['Enter', 'on the button: begins']],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WithdrawalStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Angre kjøp' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}
export const OpenUntil: Story = { args: { lastDay: 'torsdag 10. desember 2026' } }
export const PartWithdrawn: Story = { args: { lastDay: 'torsdag 10. desember 2026', made: [first] } }
export const AllWithdrawn: Story = {
  args: {
    withdrawable: false,
    goodsLeft: false,
    made: [first, { number: 4031, received: '27. november 2026 kl. 09.05', goods: [socks] }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const StoppedBeforeItWasSent: Story = { args: { withdrawable: false, goodsLeft: false, charged: false, made: [first] } }
export const Over: Story = { args: { withdrawable: false, lastDay: 'torsdag 10. desember 2026' } }
export const NothingLeft: Story = { args: { withdrawable: false, goodsLeft: false } }
export const Narrow: Story = { ...PartWithdrawn, globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { ...PartWithdrawn, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
