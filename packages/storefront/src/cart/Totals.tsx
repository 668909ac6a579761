import { discountedBy, type CartState } from '@vidda/domain/cart'
import { plus, reductionOf, sumOre, times, zeroOre, type Ore } from '@vidda/domain/money'
import { cartTexts, fill, promoTexts } from '@vidda/texts'
import { CartSummary } from '@vidda/ui/cart-summary'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCart } from './CartProvider.tsx'
import { useRemovePromoCode } from './use-promo-codes.ts'

type TotalsProps = {
  /** For goods that are paid in a shop: codes do not hold there. */
  readonly collected?: boolean
  /** The part of the cart that is paid for next; without it all of it. */
  readonly next?: CartState
  /** The sum of the goods that are paid for after `next`; no words without it. */
  readonly later?: Ore
  /** Of what is paid for next; no row without it. */
  readonly freight?: Ore
  /** How the goods are got has not been asked yet: the label says that freight may follow. */
  readonly beforeFreight?: boolean
}

const sumOf = ({ orders }: CartState): Ore => sumOre(orders.map((line) => times(line.price, line.count)))

const savedOf = ({ orders }: CartState): Ore => sumOre(orders.map((line) => times(reductionOf(line), line.count)))

/** The cart's sums: what is paid for next, and what stays in the cart meanwhile. Goods that are reserved have no freight. */
export function Totals({ collected = false, next, later, freight, beforeFreight = false }: TotalsProps) {
  const cart = useCart((view) => view.cart)
  const promoCode = useCart((view) => view.promoCode)
  const texts = useTexts(promoTexts)
  const { toPayBeforeFreight } = useTexts(cartTexts)
  const remove = useRemovePromoCode()
  const paid = next ?? cart
  const sum = sumOf(paid)
  const discount = discountedBy(paid)
  const taken = discount > 0 && !collected
  return (
    <>
      <CartSummary
        sum={sum}
        {...(later !== undefined && { later })}
        {...(taken && { discount, onRemoveDiscount: remove, ...(promoCode !== null && { promoCode }) })}
        {...(freight !== undefined && { freight })}
        pant={sumOre(paid.orders.map((line) => times(line.pant, line.count)))}
        saved={savedOf(paid)}
        {...(beforeFreight && { totalLabel: toPayBeforeFreight })}
        total={collected ? sum : plus(paid.total, freight ?? zeroOre)}
      />
      {discount > 0 && collected && <Notice>{fill(texts.notCollected, { code: promoCode ?? texts.title })}</Notice>}
    </>
  )
}
