import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ShopStock } from './index.ts'

it.each([
  [3, 'På lager'],
  [2, 'Få igjen'],
  [1, 'Få igjen'],
  [0, 'Ikke på lager'],
])('says of %i pieces: %s', (qty, words) => {
  show(<ShopStock shops={[{ id: 1, name: 'Geilo', qty }]} />)
  expect(screen.getByRole('listitem').textContent).toBe(`Geilo${words}`)
})

it.each([
  [430, '450 m unna'],
  [2449, '2,4 km unna'],
  [59_400, '59 km unna'],
])('says of %i metres: %s', (distance, words) => {
  show(<ShopStock shops={[{ id: 1, name: 'Geilo', qty: 4, distance, openText: 'Åpent til 20' }]} />)
  expect(screen.getByText(`${words} · Åpent til 20`)).toBeTruthy()
})

it('says of a distance that is only about right that it is', () => {
  show(<ShopStock approximate shops={[{ id: 1, name: 'Geilo', qty: 4, distance: 4238 }]} />)
  expect(screen.getByText('omtrent 4 km unna')).toBeTruthy()
})

it('folds away what goes beyond the limit', () => {
  const shops = ['Alta', 'Bergen', 'Voss'].map((name, id) => ({ id, name, qty: 5 }))
  const { container } = show(<ShopStock shops={shops} limit={2} />)
  expect(screen.getByText('Vis 1 butikk til')).toBeTruthy()
  expect(container.querySelector('details')?.open).toBe(false)
  expect(container.querySelector('details li')?.textContent).toContain('Voss')
})

it('folds a shop’s hours away behind when it is open, and keeps its action in its row', () => {
  const shop = {
    id: 1,
    name: 'Geilo',
    qty: 4,
    openText: 'Åpent til 20',
    hours: <p>Mandag 10–20</p>,
    action: <button type="button">Reserver her</button>,
  }
  const { container } = show(<ShopStock shops={[shop]} />)
  expect(container.querySelector('details')?.open).toBe(false)
  expect(container.querySelector('summary')?.textContent).toBe('Åpent til 20')
  expect(screen.getByRole('listitem').contains(screen.getByRole('button', { name: 'Reserver her' }))).toBe(true)
})
