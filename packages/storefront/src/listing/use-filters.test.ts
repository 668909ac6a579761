import { priceRangeFromKroner } from '@vidda/domain/listing'
import { oreFromKroner } from '@vidda/domain/money-wire'
import { expect, it } from 'vitest'
import type { Card } from './card.ts'
import { fits } from './use-filters.ts'

const values = { shops: [4], genders: [2, 10], colors: [5], brands: [3], groups: [111] }
const card = { price: oreFromKroner(499), values } as unknown as Card

it.each([
  [{}, true],
  [{ genders: [1, 10] }, true],
  [{ genders: [1] }, false],
  [{ colors: [5], brands: [3], groups: [111] }, true],
  [{ colors: [5], brands: [4] }, false],
  [{ groups: [112] }, false],
  [{ shops: [55] }, true],
  [{ shops: [6] }, false],
  [{ price: priceRangeFromKroner(499, 499) }, true],
  [{ price: priceRangeFromKroner(500, 900) }, false],
])('a card stays with filters as the commerce API would say: %j is %s', (filters, stays) => {
  expect(fits(card, filters)).toBe(stays)
})
