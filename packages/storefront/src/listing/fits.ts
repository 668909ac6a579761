import { isWithinPrice, valueFields, type Filters } from '@vidda/domain/listing'
import { availableShopId } from '@vidda/domain/shop'
import type { Card } from './card.ts'

const meets = (wanted: readonly number[] | undefined, has: readonly number[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((id) => id === availableShopId || has.includes(id))

/** Whether a card of a list stays in it with these filters, as the commerce API would say. */
export const fits = (card: Card, filters: Filters): boolean =>
  valueFields.every((field) => meets(filters[field], card.values[field])) &&
  (filters.price === undefined || isWithinPrice(card.price, filters.price))
