import { expect, it } from 'vitest'
import { distanceBetween, rankShopsForCart, withDistances } from './index.ts'
import type { Shop } from './index.ts'

const shop = (id: number, name: string, facts: Partial<Shop> = {}): Shop => ({ id, name, distance: null, coords: null, ...facts }) as Shop

const oslo = { lat: 59.9139, long: 10.7522 }
const bergen = { lat: 60.3913, long: 5.3221 }

it('measures along the great circle, in metres', () => {
  expect(distanceBetween(oslo, bergen)).toBeGreaterThan(304_000)
  expect(distanceBetween(oslo, bergen)).toBeLessThan(308_000)
  expect(distanceBetween(oslo, oslo)).toBe(0)
  expect(distanceBetween({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBe(Math.round(Math.PI * 6_371_000))
})

it('gives every shop with coordinates its distance', () => {
  const [known, unknown] = withDistances([shop(1, 'Bergen', { coords: bergen }), shop(2, 'Ukjent')], oslo)
  expect(known?.distance).toBe(distanceBetween(oslo, bergen))
  expect(unknown?.distance).toBeNull()
})

const wanted = [
  {
    ean: 'a',
    count: 2,
    variant: {
      shops: [
        { id: 1, qty: 2 },
        { id: 2, qty: 1 },
        { id: 3, qty: 9 },
        { id: 4, qty: 2 },
      ],
    },
  },
  {
    ean: 'b',
    count: 1,
    variant: {
      shops: [
        { id: 1, qty: 1 },
        { id: 3, qty: 1 },
        { id: 4, qty: 1 },
      ],
    },
  },
]

it('ranks shops that serve the whole cart first, then the nearest, then by name', () => {
  const near = (distance: number) => ({ distance })
  const ranked = rankShopsForCart(
    [shop(2, 'Alta', near(1)), shop(1, 'Ås'), shop(4, 'Hamar'), shop(3, 'Zenit', near(500)), shop(5, 'Bodø', near(2))],
    wanted,
  )
  expect(ranked.map(({ shop: { name }, missing }) => [name, missing])).toEqual([
    ['Zenit', []],
    ['Hamar', []],
    ['Ås', []],
    ['Alta', ['a', 'b']],
    ['Bodø', ['a', 'b']],
  ])
  expect(ranked.map(({ servesAll }) => servesAll)).toEqual([true, true, true, false, false])
})
