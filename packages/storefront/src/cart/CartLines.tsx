import { imageSources } from '@vidda/contract'
import { firstShop } from '@vidda/domain/article'
import { articlePath } from '@vidda/domain/route'
import { CartLine } from '@vidda/ui/cart-line'
import { useCart } from './CartProvider.tsx'

/** The lines of the cart, as they can be changed everywhere they show. */
export function CartLines() {
  const lines = useCart((view) => view.cart.orders)
  const add = useCart((view) => view.add)
  const decrement = useCart((view) => view.decrement)
  const remove = useCart((view) => view.remove)
  return lines.map((line) => (
    <CartLine
      key={line.ean}
      to={articlePath(line.slug)}
      name={line.name}
      size={line.size}
      color={line.color}
      image={imageSources(line.image)}
      price={line.price}
      count={line.count}
      max={Math.min(line.webPurchaseLimit, firstShop(line.variant)?.qty ?? 0)}
      reservationOnly={line.onlyCC}
      onIncrease={() => add(line)}
      onDecrease={() => decrement(line.ean)}
      onRemove={() => remove(line.ean)}
    />
  ))
}
