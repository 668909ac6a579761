import type { Variant } from '@vidda/domain/article'
import { hoursTexts } from '@vidda/texts'
import { expect, it } from 'vitest'
import { stockedShops } from './stock.ts'

const variant: Variant = {
  id: 71,
  ean: '1',
  availability: 2,
  shops: [
    { id: 6, qty: 9 },
    { id: 4, qty: 1 },
    { id: 5, qty: 0 },
    { id: 99, qty: 3 },
  ],
  size: { id: 2, name: 'M' },
  color: { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '' },
}
const openingHours = '1-7:1000-2000'
const shops = [4, 5, 6].map((id) => ({
  id,
  name: `Butikk ${id}`,
  postPlace: 'Byen',
  openingHours: '1-7:1000-2000',
  deviations: [],
  coords: { lat: 60 + id, long: 10 },
}))
const nothing = { now: null, coords: null, myShopId: null, texts: hoursTexts.words }

it('names the shops that have the variant and that are known, without hours until the page is hydrated', () => {
  expect(stockedShops(variant, shops, nothing)).toEqual([
    { id: 6, name: 'Butikk 6', qty: 9, distance: null, openingHours },
    { id: 4, name: 'Butikk 4', qty: 1, distance: null, openingHours },
  ])
})

it('says then whether they are open', () => {
  const [first] = stockedShops(variant, shops, { ...nothing, now: new Date('2026-03-02T12:00:00Z') })
  expect(first?.openText).toBe('Åpent til 20')
})

it('closes early on a day with hours of its own', () => {
  const early = shops.map((shop) => ({ ...shop, deviations: [{ date: '2026-03-02', hours: '1000-1300', name: 'Varetelling' }] }))
  const [first] = stockedShops(variant, early, { ...nothing, now: new Date('2026-03-02T12:30:00Z') })
  expect(first?.openText).toBe('Stengt · åpner i morgen kl. 10')
})

it('puts the nearest first once it is known where the shopper is, and those without a place last', () => {
  const nowhere = shops.map((shop) => (shop.id === 6 ? { ...shop, coords: null } : shop))
  const near = { ...nothing, coords: { lat: 64, long: 10 } }
  expect(stockedShops(variant, shops, near).map(({ id, distance }) => [id, Math.round((distance ?? -1) / 1000)])).toEqual([
    [4, 0],
    [6, 222],
  ])
  expect(stockedShops(variant, nowhere, near).map(({ id }) => id)).toEqual([4, 6])
})

it('puts the shopper’s own shop before all others', () => {
  const ids = (myShopId: number, coords: { lat: number; long: number } | null) =>
    stockedShops(variant, shops, { ...nothing, myShopId, coords }).map(({ id }) => id)
  expect(ids(4, null)).toEqual([4, 6])
  expect(ids(6, { lat: 64, long: 10 })).toEqual([6, 4])
})
