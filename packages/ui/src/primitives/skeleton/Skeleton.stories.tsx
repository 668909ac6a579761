import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './index.ts'
import { guide } from '../../foundation/internal/guide.ts'

const meta = {
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: ['shape: a line of text, a picture of goods or a control'],
    do: ['Give it the size of what comes, so that nothing moves', 'Say «Laster …» once for all of them'],
    dont: ['Show it for what is there in a moment anyway', 'Use it on a page that the server has rendered'],
    keys: [],
  }),
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { width: '70%' } }
export const Goods: Story = { args: { shape: 'goods' } }
export const Control: Story = { args: { shape: 'control' } }
export const AParagraph: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Skeleton />
      <Skeleton width="92%" />
      <Skeleton width="45%" />
    </div>
  ),
}
