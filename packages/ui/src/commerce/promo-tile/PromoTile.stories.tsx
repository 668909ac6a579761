import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { fjord, plateau } from '../../patterns/internal/frame-samples.data.ts'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { PromoTile } from './index.ts'

const goods = Array.from({ length: 2 }, (_, row) => cards.map((card) => ({ ...card, to: `${card.to}-${row}` }))).flat()

const meta = {
  component: PromoTile,
  args: { title: 'Klær til dame', linkText: 'Se utvalget', to: '/klaer', image: fjord },
  parameters: {
    // A matrix of grids is as wide as the window: their columns go by it.
    wide: true,
    ...guide({
      anatomy: [
        'tile: one link, with its title as the name',
        'picture: decoration, on a phone twice as wide as high',
        'words: within the frame of the picture or free beneath it, as the theme has it',
      ],
      do: ['Make it the seventh of its grid: rows of two, three and four stay whole', 'Show a scene'],
      dont: ['Use more than one in a grid', 'Show goods: a card does that'],
      keys: [
        ['Tab', 'goes to it after the sixth card'],
        ['Enter', 'follows it'],
      ],
    }),
  },
  render: (args) => (
    <ProductGrid>
      {goods.map((card) => <ProductCard key={card.to} {...card} />).toSpliced(6, 0, <PromoTile key="tile" {...args} />)}
    </ProductGrid>
  ),
} satisfies Meta<typeof PromoTile>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const LongWords: Story = { args: { title: 'Friluftsutstyr og camping til barn og junior', image: plateau } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
