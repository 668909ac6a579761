import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { OrderNotice } from './index.ts'

const meta = {
  component: OrderNotice,
  args: {
    shop: 'Oslo, Torggata',
    products: [
      { name: 'Skare Skalljakke Dame, gran, M', count: 1 },
      { name: 'Rim Ullsokk, storm, 39–42', count: 2 },
    ],
    notOrdered: [],
  },
  parameters: guide({
    anatomy: ['Butikk: the shop', 'Produkter: what was ordered', 'Følgende artikler ble dessverre ikke bestilt: what was not'],
    do: ['Show it where something is missing', 'Leave shop and products out where a receipt below names them'],
    dont: ['Repeat what a receipt shows', 'Hide what could not be had'],
    keys: [],
  }),
} satisfies Meta<typeof OrderNotice>

export default meta
type Story = StoryObj<typeof meta>

export const AllOrdered: Story = {}
export const SomeMissing: Story = { args: { notOrdered: [{ name: 'Lauvås Skalljakke Barn, rust, 122', count: 1 }] } }
export const AboveReceipt: Story = {
  args: { shop: '', products: [], notOrdered: [{ name: 'Lauvås Skalljakke Barn, rust, 122', count: 1 }] },
}
export const NothingOrdered: Story = {
  args: { products: [], notOrdered: [{ name: 'Skare Skalljakke Dame, gran, M', count: 1 }] },
}
export const Narrow: Story = { ...SomeMissing, globals: { viewport: { value: 'narrow' } } }
