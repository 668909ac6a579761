import type { Meta, StoryObj } from '@storybook/react-vite'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from './index.ts'

const [plain, offer, long, soldOut] = cards

const meta = {
  component: ProductCard,
  args: plain,
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '20rem' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Reduced: Story = { args: offer }
export const LongName: Story = { args: long }
export const SoldOutInManyColors: Story = { args: soldOut }
export const FirstOnThePage: Story = { args: { ...plain, priority: true } }
