import { discountedBy } from '@vidda/domain/cart'
import { sumOre, times } from '@vidda/domain/money'
import { CartSummary } from '@vidda/ui/cart-summary'
import { useCart } from './CartProvider.tsx'

/** The cart's sums; goods that are collected have no freight. */
export function Totals() {
  const cart = useCart((view) => view.cart)
  const promoCode = useCart((view) => view.promoCode)
  const discount = discountedBy(cart)
  return (
    <CartSummary
      sum={sumOre(cart.orders.map((line) => times(line.price, line.count)))}
      {...(discount > 0 && { discount, ...(promoCode !== null && { promoCode }) })}
      pant={sumOre(cart.orders.map((line) => times(line.pant, line.count)))}
      total={cart.total}
    />
  )
}
