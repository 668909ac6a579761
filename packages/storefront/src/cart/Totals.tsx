import { discountedBy } from '@vidda/domain/cart'
import { sumOre, times } from '@vidda/domain/money'
import { fill, promoTexts } from '@vidda/texts'
import { CartSummary } from '@vidda/ui/cart-summary'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCart } from './CartProvider.tsx'
import { useRemovePromoCode } from './use-promo-codes.ts'

type TotalsProps = {
  /** For goods that are paid in a shop: codes do not hold there. */
  readonly collected?: boolean
}

/** The cart's sums; goods that are collected have no freight. */
export function Totals({ collected = false }: TotalsProps) {
  const cart = useCart((view) => view.cart)
  const promoCode = useCart((view) => view.promoCode)
  const texts = useTexts(promoTexts)
  const remove = useRemovePromoCode()
  const discount = discountedBy(cart)
  const sum = sumOre(cart.orders.map((line) => times(line.price, line.count)))
  const taken = discount > 0 && !collected
  return (
    <>
      <CartSummary
        sum={sum}
        {...(taken && { discount, onRemoveDiscount: remove, ...(promoCode !== null && { promoCode }) })}
        pant={sumOre(cart.orders.map((line) => times(line.pant, line.count)))}
        total={collected ? sum : cart.total}
      />
      {discount > 0 && collected && <Notice>{fill(texts.notCollected, { code: promoCode ?? texts.title })}</Notice>}
    </>
  )
}
