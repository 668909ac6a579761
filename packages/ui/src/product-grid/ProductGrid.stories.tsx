import type { Meta, StoryObj } from '@storybook/react-vite'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductCardSkeleton } from '../product-card-skeleton/index.ts'
import { ProductGrid } from './index.ts'

const list = Array.from({ length: 3 }, (_, row) => cards.map((card) => ({ ...card, to: `${card.to}-${row}` }))).flat()

const meta = { component: ProductGrid, args: { children: list.map((card) => <ProductCard key={card.to} {...card} />) } } satisfies Meta<
  typeof ProductGrid
>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Few: Story = { args: { children: cards.slice(0, 2).map((card) => <ProductCard key={card.to} {...card} />) } }
export const Loading: Story = { args: { busy: true, children: list.map((card) => <ProductCardSkeleton key={card.to} />) } }
