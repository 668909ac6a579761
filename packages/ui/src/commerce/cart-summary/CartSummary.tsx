import { formatMoney, type Ore } from '@vidda/domain/money'
import { cartTexts, fill } from '@vidda/texts'
import { useRef, useImperativeHandle } from 'react'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { CartSummaryRoot } from './CartSummary.styles.ts'

export type CartSummaryProps = RootProps<'section'> & {
  /** The sum of the lines that are paid for, before discount. */
  readonly sum: Ore
  /** The sum of the lines that are not paid for now and stay in the cart; no words when 0. */
  readonly later?: Ore
  /** What is taken off; no row without it. */
  readonly discount?: Ore
  /** The promo code that gave the discount. */
  readonly promoCode?: string
  /** The discount is to go; no button without it. */
  readonly onRemoveDiscount?: () => void
  /** Left out while nothing has been selected; 0 is shown as free. */
  readonly freight?: Ore
  /** Deposits, already in the sum; no row when 0. */
  readonly pant?: Ore
  /** What is paid. */
  readonly total: Ore
  /** How much less than their former prices the goods cost; no words when 0. */
  readonly saved?: Ore
  /** Label of the total; default `Å betale`, or `Å betale nå` where `later` is above 0. */
  readonly totalLabel?: string
}

/** What a cart comes to, from the sum of its lines to what is paid. */
export function CartSummary({
  sum,
  later,
  discount,
  promoCode,
  onRemoveDiscount,
  freight,
  pant,
  total,
  totalLabel,
  saved,
  ref,
  ...rest
}: CartSummaryProps) {
  const texts = useTexts(cartTexts)
  const root = useRef<HTMLElement>(null)
  const isSumAlone = [discount, freight, pant].every((amount) => amount === undefined || amount === 0)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])

  function handleRemove() {
    // The button goes with the discount: the focus stays with the sums.
    root.current?.focus()
    onRemoveDiscount?.()
  }

  return (
    <CartSummaryRoot tabIndex={-1} aria-label={texts.summary} {...rest} ref={root}>
      <dl>
        <div data-part={isSumAlone ? 'same' : undefined}>
          <dt>{texts.sum}</dt>
          <dd>{formatMoney(sum)}</dd>
        </div>
        {discount !== undefined && discount > 0 && (
          <div data-part="discount">
            <dt>
              {promoCode === undefined ? texts.discount : fill(texts.discountOf, { code: promoCode })}
              {onRemoveDiscount && (
                <button type="button" onClick={handleRemove}>
                  {texts.removeDiscount}
                </button>
              )}
            </dt>
            <dd>−{formatMoney(discount)}</dd>
          </div>
        )}
        {freight !== undefined && (
          <div data-part={freight === 0 ? 'free' : undefined}>
            <dt>{texts.freight}</dt>
            <dd>{freight === 0 ? texts.freightFree : formatMoney(freight)}</dd>
          </div>
        )}
        {pant !== undefined && pant > 0 && (
          <div>
            <dt>{texts.pant}</dt>
            <dd>{formatMoney(pant)}</dd>
          </div>
        )}
        <div data-part="total">
          <dt>{totalLabel ?? (later === undefined || later === 0 ? texts.toPay : texts.toPayNow)}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {saved !== undefined && saved > 0 && <p data-part="saved">{fill(texts.saved, { amount: formatMoney(saved) })}</p>}
      <p>{texts.vat}</p>
      {later !== undefined && later > 0 && <p data-part="later">{fill(texts.paidLater, { amount: formatMoney(later) })}</p>}
    </CartSummaryRoot>
  )
}
