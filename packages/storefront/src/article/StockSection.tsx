import type { Variant } from '@vidda/domain/article'
import { articleTexts, commonTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, usePart, whenQuiet } from '../app/index.ts'
import type { StockShop } from './load-article.ts'
import type { StockListProps } from './StockList.tsx'

type StockSectionProps = Omit<StockListProps, 'variant'> & { readonly shops: readonly StockShop[]; readonly variant: Variant | null }

const load = async () => (await fetchCode(() => import('./StockList.tsx'))).StockList

/** Fetches the list's code ahead of the choice of a size; safe to call often. */
export function preloadStock(): void {
  // A failed fetch is tried again when a size is chosen.
  load().catch(() => undefined)
}

/** Which shops have the chosen variant; there is nothing to show, and no code is fetched, before one is. */
export function StockSection({ shops, variant, onReserve }: StockSectionProps) {
  const texts = useTexts(articleTexts)
  const words = useTexts(commonTexts)
  const { Part: List } = usePart(load, variant, useFailure())

  useEffect(() => whenQuiet(preloadStock), [])

  return (
    <section data-part="stock" aria-labelledby="shop-stock" aria-live="polite">
      <h2 id="shop-stock" data-part="heading">
        {texts.inShops}
      </h2>
      {variant && List && <List shops={shops} variant={variant} onReserve={onReserve} />}
      {!(variant && List) && <p data-part="hint">{variant ? words.loading : texts.chooseSizeForStock}</p>}
    </section>
  )
}
