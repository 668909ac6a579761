import type { Variant } from '@vidda/domain/article'
import { articleTexts, commonTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, whenQuiet } from '../app/index.ts'
import type { StockShop } from './load-article.ts'
import type { StockListProps } from './StockList.tsx'

type StockSectionProps = Omit<StockListProps, 'variant'> & { readonly shops: readonly StockShop[]; readonly variant: Variant | null }

const load = () => fetchCode(() => import('./StockList.tsx'))

/** Fetches the list's code ahead of the choice of a size; safe to call often. */
export function preloadStock(): void {
  // A failed fetch is tried again when a size is chosen.
  load().catch(() => undefined)
}

/** Which shops have the chosen variant; there is nothing to show, and no code is fetched, before one is. */
export function StockSection({ shops, variant, onReserve }: StockSectionProps) {
  const texts = useTexts(articleTexts)
  const words = useTexts(commonTexts)
  const tellFailure = useFailure()
  const [List, setList] = useState<ComponentType<StockListProps> | null>(null)

  useEffect(() => whenQuiet(preloadStock), [])
  useEffect(() => {
    if (!variant || List) return
    let wanted = true
    load().then(
      ({ StockList }) => wanted && setList(() => StockList),
      (error: unknown) => wanted && tellFailure(error),
    )
    return () => {
      wanted = false
    }
  }, [List, tellFailure, variant])

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
