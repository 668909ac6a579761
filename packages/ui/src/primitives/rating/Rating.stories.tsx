import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { Rating } from './index.ts'

const meta = {
  component: Rating,
  args: { rating: 4.3, count: 27 },
  parameters: guide({
    anatomy: ['stars: five, filled as far as the average goes', 'number: one decimal', 'count: how many reviews it rests on'],
    do: ['Show the count: 5,0 of one review says little'],
    dont: ['Show empty stars for an article without reviews: show nothing', 'Let it be pressed: the review form has stars of its own'],
    keys: [],
  }),
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: { rating: 5, count: 1 } }
export const Poor: Story = { args: { rating: 1.5, count: 4 } }
export const WithoutCount: Story = { render: () => <Rating rating={3.7} /> }
export const Large: Story = { args: { size: 'large' } }
export const Full: Story = { args: { rating: 5, count: 1204 } }
