import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { kroner } from '../internal/samples.data.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { WithdrawalReview } from './index.ts'

const meta = {
  component: WithdrawalReview,
  args: {
    goods: [
      { ean: '1', name: 'Skare Skalljakke Dame', about: 'Gran, størrelse M', count: 1 },
      { ean: '2', name: 'Lauvås Skalljakke Barn', about: 'Rust, størrelse 122', count: 2 },
    ],
    sum: { goods: kroner(4297), discount: kroner(0), freight: kroner(0), total: kroner(4297) },
    charged: true,
    shop: { name: 'Oslo, Torggata', address: 'Torggata 11, 0181 Oslo' },
    email: 'kari@eksempel.no',
    loading: false,
    onConfirm: fn(),
    onBack: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'goods: what is withdrawn from, with a way back to choose anew',
      'sums: what is paid back, less its share of a discount',
      'steps: how the goods come back, when the money does, and who pays for that',
      'children: what went wrong on the way',
      'button: confirms',
    ],
    do: ['Send once: a press while it is under way does nothing', 'Keep it when the sending fails, so that it can be tried again'],
    dont: ['Take the first press for the confirmation: the law wants two steps'],
    keys: [['Enter', 'on the button: confirms']],
  }),
} satisfies Meta<typeof WithdrawalReview>

export default meta
type Story = StoryObj<typeof meta>

export const Charged: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bekreft angring' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const BeforeItIsCharged: Story = { args: { charged: false } }
export const DiscountAndFreight: Story = {
  args: { sum: { goods: kroner(4297), discount: kroner(430), freight: kroner(99), total: kroner(3966) } },
}
export const UnknownShop: Story = { args: { shop: null } }
export const Sending: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sender …' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: {
    children: (
      <Notice tone="error" role="alert">
        Vi fikk ikke svar. Prøv igjen – du angrer bare én gang.
      </Notice>
    ),
  },
}
export const Narrow: Story = { ...DiscountAndFreight, globals: { viewport: { value: 'narrow' } } }
export const LargeText: Story = { ...DiscountAndFreight, globals: { viewport: { value: 'narrow' }, textSize: '200' } }
