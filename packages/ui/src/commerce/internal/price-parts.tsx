import { formatMoney, reductionOf, type Ore } from '@vidda/domain/money'
import { fill, type goodsTexts, type WordsOf } from '@vidda/texts'

export type PriceAmounts = {
  /** What it costs now. */
  readonly price: Ore
  /** Lowest price of the 30 days before the reduction; null when not reduced (prisopplysningsforskriften § 9a). State: `data-reduced`. */
  readonly beforePrice?: Ore | null | undefined
  /** Deposit, already part of `price`. */
  readonly pant?: Ore | undefined
  /** What one `unit` costs, for goods sold by volume, weight or length (prisopplysningsforskriften § 7). */
  readonly unitPrice?: Ore | undefined
  /** In words, such as `liter`, `kilo` or `meter`. */
  readonly unit?: string | undefined
}

export const isReduced = (amounts: PriceAmounts): boolean => reductionOf(amounts) > 0

/** What stands inside a price: plain parts, so that a card of a list need not pay for a component of its own. */
export function priceParts(amounts: PriceAmounts, texts: WordsOf<typeof goodsTexts>) {
  const { price, beforePrice, pant, unitPrice, unit } = amounts
  const reduced = isReduced(amounts)
  return (
    <>
      <span data-part="now">
        <span data-part="unseen">{reduced ? texts.nowPrice : texts.price} </span>
        {formatMoney(price)}
      </span>
      {reduced && beforePrice && (
        <span data-part="before">
          {texts.beforePrice} <s>{formatMoney(beforePrice)}</s>
        </span>
      )}
      {pant !== undefined && pant > 0 && <span data-part="pant">{fill(texts.pantIncluded, { amount: formatMoney(pant) })}</span>}
      {unitPrice !== undefined && unit && (
        <span data-part="unit">
          {formatMoney(unitPrice)}/{unit}
        </span>
      )}
    </>
  )
}
