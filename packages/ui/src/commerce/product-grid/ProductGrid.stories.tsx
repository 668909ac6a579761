import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductCardSkeleton } from '../product-card-skeleton/index.ts'
import { ProductGrid } from './index.ts'

const list = Array.from({ length: 3 }, (_, row) => cards.map((card) => ({ ...card, to: `${card.to}-${row}` }))).flat()

const meta = {
  component: ProductGrid,
  args: { children: list.map((card) => <ProductCard key={card.to} {...card} />) },
  parameters: {
    // A matrix of grids is as wide as the window: their columns go by it.
    wide: true,
    ...guide({
      anatomy: [
        'list: two columns on a phone, three from 640 px, by the theme’s card width from 1020 px',
        'card: a ProductCard or its skeleton',
      ],
      do: ['Name the list after what is in it', 'Use ProductList where all of it comes as data'],
      dont: ['Put anything but cards into it: it is a list'],
      keys: [],
    }),
  },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Few: Story = { args: { children: cards.slice(0, 2).map((card) => <ProductCard key={card.to} {...card} />) } }
export const Loading: Story = { args: { loading: true, children: list.map((card) => <ProductCardSkeleton key={card.to} />) } }
export const Renewing: Story = { args: { loading: true } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
