import type { Variant } from '@vidda/domain/article'
import { fill, hoursTexts, stockListTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { hoursLines } from '@vidda/ui/opening-hours'
import { ShopStock } from '@vidda/ui/shop-stock'
import { useTexts } from '@vidda/ui/texts-provider'
import { LazyFindPosition, usePosition } from '../position/index.ts'
import { useMyShop } from '../my-shop/index.ts'
import { useNow } from '../shops/index.ts'
import type { StockShop } from './load-article.ts'
import { stockedShops } from './stock.ts'
import { StockListRoot } from './StockList.styles.ts'

export type StockListProps = {
  readonly shops: readonly StockShop[]
  readonly variant: Variant
  readonly onReserve: (shopId: number) => void
}

/** The shops that have a variant: the shopper's own, then the nearest where a position is known, else those with most of it. */
export function StockList({ shops, variant, onReserve }: StockListProps) {
  const texts = useTexts(stockListTexts)
  const hours = useTexts(hoursTexts)
  const now = useNow()
  const coords = usePosition(({ position }) => position?.coords ?? null)
  const myShopId = useMyShop()?.id ?? null
  const stocked = stockedShops(variant, shops, { now, coords, myShopId, texts: hours })
  if (stocked.length === 0) return <p data-part="hint">{texts.inNoShop}</p>
  return (
    <>
      <LazyFindPosition />
      <StockListRoot>
        <ShopStock
          approximate
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
      </StockListRoot>
    </>
  )
}
