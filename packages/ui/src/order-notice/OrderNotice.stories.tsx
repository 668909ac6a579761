import type { Meta, StoryObj } from '@storybook/react-vite'
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
} satisfies Meta<typeof OrderNotice>

export default meta
type Story = StoryObj<typeof meta>

export const AllOrdered: Story = {}
export const SomeMissing: Story = { args: { notOrdered: [{ name: 'Lauvås Skalljakke Barn, rust, 122', count: 1 }] } }
