import { formatMoney } from '@vidda/domain/money'
import { checkoutTexts, fill } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { usePrices } from './use-prices.ts'

/** Brings the prices of a cart that is not empty up to date, and tells those that are others by now. */
export function PriceChanges() {
  const texts = useTexts(checkoutTexts)
  const changes = usePrices()
  if (changes.length === 0) return null
  return (
    <Notice tone="warning" role="alert" title={texts.pricesChanged}>
      {changes.map(({ line, before }) => (
        <p key={line.ean}>{fill(texts.priceChanged, { name: line.name, before: formatMoney(before), now: formatMoney(line.price) })}</p>
      ))}
    </Notice>
  )
}
