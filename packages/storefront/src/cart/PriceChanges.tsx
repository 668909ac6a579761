import { formatMoney } from '@vidda/domain/money'
import { checkoutTexts, fill } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import type { PriceChange } from './use-cart-articles.ts'

/** Lists the articles whose price has changed since they were added to the cart. */
export function PriceChanges({ changes }: { readonly changes: readonly PriceChange[] }) {
  const texts = useTexts(checkoutTexts)
  if (changes.length === 0) return null
  return (
    <Notice tone="warning" role="alert" title={texts.pricesChanged}>
      {changes.map(({ line, before }) => (
        <p key={line.ean}>{fill(texts.priceChanged, { name: line.name, before: formatMoney(before), now: formatMoney(line.price) })}</p>
      ))}
    </Notice>
  )
}
