import { goodsTexts } from '@vidda/texts'
import { isReduced, priceParts, type PriceAmounts } from '../internal/price-parts.tsx'
import { useTexts } from '../texts-provider/index.ts'
import { PriceRoot } from './Price.styles.ts'

export type PriceProps = PriceAmounts & {
  /** Default `normal`. State: `data-size`. */
  readonly size?: 'small' | 'normal' | 'large'
}

/** What it costs, VAT included; a reduced price says what it was, in words. */
export function Price({ size = 'normal', ...amounts }: PriceProps) {
  const texts = useTexts(goodsTexts)
  return (
    <PriceRoot data-size={size} data-reduced={isReduced(amounts) || undefined}>
      {priceParts(amounts, texts)}
    </PriceRoot>
  )
}
