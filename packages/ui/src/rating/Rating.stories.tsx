import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './index.ts'

const meta = { component: Rating, args: { rating: 4.3, count: 27 } } satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = { args: { rating: 5, count: 1 } }
export const Poor: Story = { args: { rating: 1.5, count: 4 } }
export const WithoutCount: Story = { render: () => <Rating rating={3.7} /> }
