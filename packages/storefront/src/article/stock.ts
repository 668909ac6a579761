import type { Variant } from '@vidda/domain/article'
import { openText } from '../shops/index.ts'
import type { StockedShop } from '@vidda/ui/shop-stock'
import type { Texts } from '@vidda/texts'
import type { StockShop } from './load-article.ts'

/** The shops that have the variant, by name; `now` is null until the page lives, for the server's clock is not the shopper's. */
export function stockedShops(
  variant: Variant,
  shops: readonly StockShop[],
  now: Date | null,
  texts: Texts['shops'],
): readonly StockedShop[] {
  return variant.shops.flatMap(({ id, qty }) => {
    const shop = shops.find((candidate) => candidate.id === id)
    if (!shop || qty < 1) return []
    return [{ id, name: shop.name, qty, ...(now ? { openText: openText(shop.openingHours, now, texts) } : {}) }]
  })
}
