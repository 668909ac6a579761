import type { Variant } from '@vidda/domain/article'
import { fill, articleTexts, hoursTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { hoursLines } from '@vidda/ui/opening-hours'
import { ShopStock } from '@vidda/ui/shop-stock'
import { useTexts } from '@vidda/ui/texts-provider'
import { LazyFindPlace, usePlace } from '../place/index.ts'
import { useNow } from '../shops/index.ts'
import type { StockShop } from './load-article.ts'
import { stockedShops } from './stock.ts'

type StockSectionProps = {
  readonly shops: readonly StockShop[]
  readonly variant: Variant | null
  readonly onReserve: (shopId: number) => void
}

/** Which shops have the chosen variant: nearest first where a place is known, else those with most of it. */
export function StockSection({ shops, variant, onReserve }: StockSectionProps) {
  const texts = useTexts(articleTexts)
  const hours = useTexts(hoursTexts)
  const now = useNow()
  const coords = usePlace(({ place }) => place?.coords ?? null)
  const stocked = variant ? stockedShops(variant, shops, { now, coords, texts: hours }) : []
  return (
    <section data-part="stock" aria-labelledby="shop-stock" aria-live="polite">
      <h2 id="shop-stock" data-part="heading">
        {texts.inShops}
      </h2>
      {!variant && <p data-part="hint">{texts.chooseSizeForStock}</p>}
      {variant && stocked.length === 0 && <p data-part="hint">{texts.inNoShop}</p>}
      {stocked.length > 0 && (
        <>
          <LazyFindPlace />
          <ShopStock
            shops={stocked.map((shop) => ({
              ...shop,
              hours: shop.openText && hoursLines(shop.openingHours, hours).map((line) => <div key={line}>{line}</div>),
              action: (
                <Button
                  variant="plain"
                  size="small"
                  aria-label={fill(texts.reserveIn, { shop: shop.name })}
                  onClick={() => onReserve(shop.id)}
                >
                  {texts.reserveHere}
                </Button>
              ),
            }))}
          />
        </>
      )}
    </section>
  )
}
