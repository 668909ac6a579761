import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductGrid } from './index.ts'

it('is a list of its cards, and says when it is being renewed', () => {
  show(
    <ProductGrid loading>
      {cards.map((card) => (
        <ProductCard key={card.to} {...card} />
      ))}
    </ProductGrid>,
  )
  const list = screen.getByRole('list', { name: 'Varer' })
  expect(list.children).toHaveLength(cards.length)
  expect(list.getAttribute('aria-busy')).toBe('true')
})

it('parts a long list into runs, which a screen reader does not hear of', () => {
  const cardsOf = (count: number) => Array.from({ length: count }, (_, id) => <ProductCard key={id} {...cards[0]} to={`/product/${id}`} />)
  const { rerender } = show(<ProductGrid>{cardsOf(120)}</ProductGrid>)
  const list = screen.getByRole('list', { name: 'Varer' })
  expect(list.children).toHaveLength(120)
  rerender(<ProductGrid>{cardsOf(121)}</ProductGrid>)
  expect([...list.children].map((run) => run.querySelectorAll('a').length)).toEqual([60, 60, 1])
  expect(screen.getAllByRole('listitem')).toHaveLength(121)
})
