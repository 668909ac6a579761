import type { Variant } from '@vidda/domain/article'
import { articleTexts, commonTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useState } from 'react'
import { fetchCode, usePart, whenQuiet } from '../app/index.ts'
import type { StockListProps } from './StockList.tsx'

type StockSectionProps = Omit<StockListProps, 'variant'> & {
  readonly variant: Variant | null
}

const load = async () => (await fetchCode(() => import('./StockList.tsx'), 'StockList')).StockList

/** Fetches the list's code ahead of the choice of a size; safe to call often. */
export function preloadStock(): void {
  // A failed fetch is tried again when a size is selected.
  load().catch(() => undefined)
}

/** Which shops have the selected variant; there is nothing to show, and no code is fetched, before one is. */
export function StockSection({ shops, variant, onReserve }: StockSectionProps) {
  const texts = useTexts(articleTexts)
  const words = useTexts(commonTexts)
  /** The choice for which the code did not come: another one tries anew, and so does a press. */
  const [failed, setFailed] = useState<Variant | null>(null)
  const [retrying, setRetrying] = useState(false)
  const handleFailure = useCallback(() => {
    setFailed(variant)
    setRetrying(false)
  }, [variant])
  const { Part: List } = usePart(load, (retrying || variant !== failed) && variant, handleFailure)

  useEffect(() => whenQuiet(preloadStock), [])

  let body = <p data-part="hint">{variant ? words.loading : texts.chooseSizeForStock}</p>
  if (variant && List) body = <List shops={shops} variant={variant} onReserve={onReserve} />
  else if (variant && variant === failed) {
    body = (
      <Notice tone="error" title={texts.stockFailed}>
        <Button variant="quiet" loading={retrying} onClick={() => setRetrying(true)}>
          {words.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <section data-part="stock" aria-labelledby="shop-stock" aria-live="polite">
      <h2 id="shop-stock" data-part="heading">
        {texts.inShops}
      </h2>
      {body}
    </section>
  )
}
