import { formatMoney, type Ore } from '@vidda/domain/money'
import { fill } from '@vidda/texts'
import { useTexts } from '../texts-provider/index.ts'
import { PriceRoot } from './Price.styles.ts'

export type PriceProps = {
  readonly price: Ore
  /** Lowest price of the 30 days before the reduction; null when not reduced (prisopplysningsforskriften § 9a). State: `data-reduced`. */
  readonly beforePrice?: Ore | null
  /** Deposit, already part of `price`. */
  readonly pant?: Ore
  /** Default `normal`. State: `data-size`. */
  readonly size?: 'small' | 'normal' | 'large'
}

/** What it costs, VAT included; a reduced price says what it was, in words. */
export function Price({ price, beforePrice = null, pant, size = 'normal' }: PriceProps) {
  const texts = useTexts('goods')
  const reduced = beforePrice !== null && beforePrice > price
  return (
    <PriceRoot data-size={size} data-reduced={reduced || undefined}>
      <span data-part="now">
        <span data-part="unseen">{reduced ? texts.nowPrice : texts.price} </span>
        {formatMoney(price)}
      </span>
      {reduced && (
        <span data-part="before">
          {texts.beforePrice} <s>{formatMoney(beforePrice)}</s>
        </span>
      )}
      {pant !== undefined && pant > 0 && <span data-part="pant">{fill(texts.pantIncluded, { amount: formatMoney(pant) })}</span>}
    </PriceRoot>
  )
}
