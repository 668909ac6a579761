import type { PriceSpan } from '@vidda/domain/slider'
import { FilterPanel } from '@vidda/ui/filter-panel'
import { PriceFilter } from '@vidda/ui/price-filter'
import { ProductCard } from '@vidda/ui/product-card'
import { ProductGrid } from '@vidda/ui/product-grid'
import { memo, startTransition, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cards } from '../cards/cards.data.ts'
import type { Counted } from './drag.ts'

const thousand = Array.from({ length: Math.ceil(1000 / cards.length) }, (_, round) =>
  cards.map((card) => ({ ...card, to: `${card.to}-${round}`, priority: false })),
)
  .flat()
  .slice(0, 1000)

const kroner = thousand.map(({ price }) => price / 100)
const range: PriceSpan = { min: Math.min(...kroner), max: Math.max(...kroner) }

const counted: Counted = { listRenders: 0, shown: 0 }
Object.assign(globalThis, { counted })

const Goods = memo(function Goods({ price }: { readonly price: PriceSpan }) {
  const found = thousand.filter((_, index) => (kroner[index] ?? 0) >= price.min && (kroner[index] ?? 0) <= price.max)
  useEffect(() => {
    counted.listRenders += 1
    counted.shown = found.length
  })
  return (
    <ProductGrid>
      {found.map((card) => (
        <ProductCard key={card.to} {...card} />
      ))}
    </ProductGrid>
  )
})

/** A list as a screen has it: the price filter in its panel over 1 000 cards, which follow when a handle is let go. */
function Page() {
  const [price, setPrice] = useState(range)
  const [goods, setGoods] = useState(range)
  function handleChange(next: PriceSpan) {
    setPrice(next)
    startTransition(() => setGoods(next))
  }
  return (
    <>
      <main>
        <Goods price={goods} />
      </main>
      <FilterPanel open onOpenChange={() => undefined} onReset={() => handleChange(range)} count={thousand.length}>
        <PriceFilter range={range} value={price} onValueChange={handleChange} defaultOpen />
      </FilterPanel>
    </>
  )
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<Page />)
