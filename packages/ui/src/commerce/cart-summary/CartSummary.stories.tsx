import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
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
  parameters: guide({
    anatomy: [
      'rows: sum, discount, freight, deposits',
      'total: what is to be paid',
      'saved: how much less than before',
      'vat: prices include it',
      'later: the price of the goods that are paid later',
    ],
    do: ['Leave freight out until it is known, and where goods are reserved', 'Show a discount only where it takes something off'],
    dont: ['Add deposits to the sum: they are part of it', 'Show prices without VAT'],
    keys: [['Enter on "Fjern rabatten"', 'takes the discount off']],
  }),
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Delivered: Story = { args: { freight: kroner(99), total: kroner(3997) } }
export const FreeFreight: Story = { args: { freight: kroner(0) } }
export const Discounted: Story = {
  args: { discount: kroner(390), freight: kroner(99), pant: kroner(6), total: kroner(3607), onRemoveDiscount: fn() },
}
export const Reduced: Story = { args: { saved: kroner(700) } }
export const PaidShopByShop: Story = { args: { sum: kroner(2599), later: kroner(1299), freight: kroner(99), total: kroner(2698) } }
export const PaidInShop: Story = { args: { totalLabel: 'Å betale i butikken' } }
export const PromoCode: Story = {
  args: { discount: kroner(390), promoCode: 'HYTTETUR', total: kroner(3508), onRemoveDiscount: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/HYTTETUR/u)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Fjern rabatten/u }))
    await expect(args.onRemoveDiscount).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}
