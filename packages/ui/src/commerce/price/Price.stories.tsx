import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { kroner } from '../internal/samples.data.ts'
import { Price } from './index.ts'

const meta = {
  component: Price,
  args: { price: kroner(1299) },
  parameters: guide({
    anatomy: [
      'now: what it costs, VAT included',
      'before: Førpris, the lowest price of the 30 days before',
      'pant: the deposit that is part of it',
      'unit: what a litre, kilo or metre costs',
    ],
    do: ['Give `beforePrice` from the price history', 'Give `unitPrice` for what is sold by volume, weight or length'],
    dont: ['Give the recommended price as Førpris', 'Round: kroner and øre are shown as they are paid'],
    keys: [],
  }),
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Reduced: Story = { args: { price: kroner(899), beforePrice: kroner(1299) } }
export const WithPant: Story = { args: { price: kroner(32), pant: kroner(2) } }
export const Small: Story = { args: { size: 'small', price: kroner(899), beforePrice: kroner(1299) } }
export const Large: Story = { args: { size: 'large', price: kroner(3499), beforePrice: kroner(4999) } }
export const PerUnit: Story = { args: { price: kroner(99.9), unitPrice: kroner(199.8), unit: 'liter' } }
export const PerUnitWithPant: Story = { args: { price: kroner(32), pant: kroner(2), unitPrice: kroner(60), unit: 'liter' } }
export const ReducedPerUnit: Story = { args: { price: kroner(79.9), beforePrice: kroner(99.9), unitPrice: kroner(159.8), unit: 'liter' } }
export const Everything: Story = {
  args: { size: 'large', price: kroner(12_999), beforePrice: kroner(16_499), pant: kroner(20), unitPrice: kroner(6499.5), unit: 'kilo' },
  globals: { viewport: { value: 'narrow' } },
}
