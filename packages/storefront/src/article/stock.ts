import type { Variant } from '@vidda/domain/article'
import { openState } from '@vidda/ui/opening-hours'
import type { StockedShop } from '@vidda/ui/shop-stock'
import type { WordsOf, hoursTexts } from '@vidda/texts'
import type { StockShop } from './load-article.ts'

/** The shops that have the variant, by name; `now` is null until the page lives, for the server's clock is not the shopper's. */
export function stockedShops(
  variant: Variant,
  shops: readonly StockShop[],
  now: Date | null,
  texts: WordsOf<typeof hoursTexts>,
): readonly StockedShop[] {
  return variant.shops.flatMap(({ id, qty }) => {
    const shop = shops.find((candidate) => candidate.id === id)
    if (!shop || qty < 1) return []
    return [{ id, name: shop.name, qty, ...(now ? { openText: openState(shop.openingHours, now, texts).text } : {}) }]
  })
}
