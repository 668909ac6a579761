import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCardSkeleton } from './index.ts'

const meta = {
  component: ProductCardSkeleton,
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '20rem' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ProductCardSkeleton>

export default meta
export const Plain: StoryObj<typeof meta> = {}
