import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { kroner } from '../internal/samples.data.ts'
import { CartSummary } from './index.ts'

const meta = {
  component: CartSummary,
  args: { sum: kroner(3898), total: kroner(3898) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Delivered: Story = { args: { freight: kroner(99), total: kroner(3997) } }
export const FreeFreight: Story = { args: { freight: kroner(0) } }
export const Discounted: Story = {
  args: { discount: kroner(390), freight: kroner(99), pant: kroner(6), total: kroner(3607), onRemoveDiscount: fn() },
}
export const PaidInShop: Story = { args: { totalLabel: 'Å betale i butikken' } }
