import { isWithinPrice, type Filters } from '@vidda/domain/listing'
import { availableShopId } from '@vidda/domain/shop'
import type { Card } from './card.ts'

const meets = (wanted: readonly number[] | undefined, has: readonly number[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((id) => id === availableShopId || has.includes(id))

/** Whether a card of a list stays in it with these filters, as the commerce API would say. */
export const fits = (card: Card, { genders, colors, brands, shops, groups, price }: Filters): boolean =>
  meets(genders, card.genders) &&
  meets(colors, card.colorGroups) &&
  meets(brands, card.brands) &&
  meets(shops, card.shops) &&
  meets(groups, [card.group]) &&
  (price === undefined || isWithinPrice(card.price, price))
