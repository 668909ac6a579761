import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { ProductCardSkeleton } from './index.ts'

const meta = {
  component: ProductCardSkeleton,
  parameters: guide({
    anatomy: ['picture, brand, name, price, colours and stock as grey places'],
    do: ['Show as many as are on their way', 'Say `Laster …` once, or mark the list loading'],
    dont: ['Show it for less than what a page of a list takes', 'Let it stand when loading has failed'],
    keys: [],
  }),
} satisfies Meta<typeof ProductCardSkeleton>

export default meta
export const Plain: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '20rem' }}>
        <Story />
      </ul>
    ),
  ],
}
export const InAGrid: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <ProductGrid loading>
        <Story />
        <Story />
        <Story />
        <Story />
      </ProductGrid>
    ),
  ],
}
