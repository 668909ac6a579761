import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cards } from '../internal/samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { ProductList } from './index.ts'

const products = Array.from({ length: 150 }, (_, id) => ({ ...cards[0], id, name: `Skare Lue ${id}`, to: `/product/lue-${id}` }))

it('has every article in the page, in their order', () => {
  show(<ProductList products={products} />)
  const links = document.querySelectorAll('a')
  expect(links).toHaveLength(150)
  expect(links[149]?.textContent).toBe('Skare Lue 149')
})

it('keeps each card in a new order, so that focus stays with its article', () => {
  const few = products.slice(0, 20)
  const { rerender } = show(<ProductList products={few} />)
  const third = screen.getByRole('link', { name: 'Skare Lue 3' })
  third.focus()
  rerender(<ProductList products={few.toReversed()} />)
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Skare Lue 19')
  expect(document.activeElement).toBe(third)
  expect(screen.getByRole('list', { name: 'Varer' }).getAttribute('aria-busy')).toBeNull()
})

it('keeps places for what is on its way, and says that it is loading', () => {
  show(<ProductList products={products.slice(0, 2)} loading={4} label="Luer" />)
  const list = screen.getByRole('list', { name: 'Luer' })
  expect(list.children).toHaveLength(6)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getAttribute('aria-busy')).toBe('true')
})
