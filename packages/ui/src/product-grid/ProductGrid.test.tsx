import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { cards } from '../internal/samples.data.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductGrid } from './index.ts'

it('is a list of its cards, and says when it is being renewed', () => {
  show(
    <ProductGrid busy>
      {cards.map((card) => (
        <ProductCard key={card.to} {...card} />
      ))}
    </ProductGrid>,
  )
  const list = screen.getByRole('list', { name: 'Varer' })
  expect(list.children).toHaveLength(cards.length)
  expect(list.getAttribute('aria-busy')).toBe('true')
})
