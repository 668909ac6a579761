import type { Variant } from '@vidda/domain/article'
import { distanceBetween, type Coords } from '@vidda/domain/shop'
import { openState } from '@vidda/ui/opening-hours'
import type { StockedShop } from '@vidda/ui/shop-stock'
import type { WordsOf, hoursTexts } from '@vidda/texts'
import type { StockShop } from './load-article.ts'

type Known = {
  /** Null until the page is hydrated, for the server's clock is not the shopper's. */
  readonly now: Date | null
  /** Where the shopper is; null while that is not known. */
  readonly coords: Coords | null
  /** The shop that they chose as their own. */
  readonly myShopId: number | null
  readonly texts: WordsOf<typeof hoursTexts>
}

const unknown = Number.MAX_SAFE_INTEGER

/** The shops that have the variant: the shopper's own first, then the nearest, else those with most of it. */
export function stockedShops(
  variant: Variant,
  shops: readonly StockShop[],
  { now, coords, myShopId, texts }: Known,
): readonly (StockedShop & Pick<StockShop, 'openingHours'>)[] {
  const stocked = variant.shops.flatMap(({ id, qty }) => {
    const shop = shops.find((candidate) => candidate.id === id)
    if (!shop || qty < 1) return []
    const distance = coords && shop.coords ? distanceBetween(coords, shop.coords) : null
    const openText = now && openState(shop.openingHours, now, texts, shop.deviations).text
    return [{ id, name: shop.name, qty, distance, openingHours: shop.openingHours, ...(openText !== null && { openText }) }]
  })
  const isOwn = ({ id }: StockedShop): number => Number(id === myShopId)
  return stocked.toSorted((left, right) => isOwn(right) - isOwn(left) || (left.distance ?? unknown) - (right.distance ?? unknown))
}
