import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { cards, kroner } from '../internal/samples.data.ts'
import { ProductList, type ListedProduct, type ProductListProps } from './index.ts'

const productsOf = (count: number): readonly ListedProduct[] =>
  Array.from({ length: count }, (_, id) => {
    const card = cards[id % cards.length] ?? cards[0]
    return {
      ...card,
      id,
      name: `${card.name} ${id + 1}`,
      to: `${card.to}-${id + 1}`,
      price: kroner(399 + ((id * 37) % 90) * 20),
      beforePrice: null,
    }
  })

function Sorting(props: ProductListProps) {
  const [products, setProducts] = useState(props.products)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Button variant="quiet" onClick={() => setProducts(products.toSorted((one, other) => one.price - other.price))}>
        Sorter etter pris
      </Button>
      <ProductList {...props} products={products} />
    </div>
  )
}

const meta = {
  component: ProductList,
  args: { products: productsOf(24) },
  parameters: {
    // Lists and slides go by the window's width.
    wide: true,
    ...guide({
      own: 'A thousand goods in one list without pages; the shop’s lists have pages',
      anatomy: [
        'grid: columns by width and by the theme’s card',
        'card: one for each article, all of them in the page',
        'skeleton: a place for each that is on its way',
      ],
      do: ['Give the same array as long as nothing has changed', 'Load what a page of a list has, and let the shopper ask for more'],
      dont: ['Take cards out of the page to make it fast: searching in it and Back would break'],
      keys: [['Tab', 'from card to card']],
    }),
  },
} satisfies Meta<typeof ProductList>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Loading: Story = { args: { products: [], loading: 12 } }
export const LoadingMore: Story = { args: { products: productsOf(4), loading: 4 } }
/** Long enough to be parted into runs: its items are still a list's, to a screen reader. */
export const InRuns: Story = {
  args: { products: productsOf(121) },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(121)
  },
}
/**
 * Looked through for faults in names, roles and order, down to the end of its first run. What axe measures on the drawn page, contrast and
 * the size of targets, it finds in `InRuns`, whose cards are the same: of a thousand that takes minutes.
 */
export const Thousand: Story = {
  args: { products: productsOf(1000) },
  render: (args) => <Sorting {...args} />,
  tags: ['!autodocs'],
  parameters: {
    a11y: {
      context: { exclude: ['[data-part="run"]:not(:first-child) [role="listitem"]'] },
      config: { rules: ['region', 'color-contrast', 'target-size'].map((id) => ({ id, enabled: false })) },
    },
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ul')
    canvasElement.querySelector('button')?.click()
    const links = () => [...(list?.querySelectorAll('a') ?? [])]
    await waitFor(() => expect(links()[0]?.closest('li')).toHaveTextContent('399,00'))
    await expect(links()).toHaveLength(1000)
    const last = links().at(-1)
    last?.focus()
    await expect(last).toHaveFocus()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
