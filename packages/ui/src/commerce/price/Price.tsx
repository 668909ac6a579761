import { goodsTexts } from '@vidda/texts'
import { isReduced, priceParts, type PriceAmounts } from '../internal/price-parts.tsx'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PriceRoot } from './Price.styles.ts'

export type PriceProps = RootProps<'p'> &
  PriceAmounts & {
    /** Default `normal`. State: `data-size`. */
    readonly size?: 'small' | 'normal' | 'large'
  }

/** What it costs, VAT included; a reduced price says what it was, in words. */
export function Price({ size = 'normal', price, beforePrice, pant, unitPrice, unit, ...rest }: PriceProps) {
  const amounts = { price, beforePrice, pant, unitPrice, unit }
  const texts = useTexts(goodsTexts)
  return (
    <PriceRoot {...rest} data-size={size} data-reduced={isReduced(amounts) || undefined}>
      {priceParts(amounts, texts)}
    </PriceRoot>
  )
}
