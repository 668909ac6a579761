import { imageSources } from '@vidda/contract'
import { firstShop } from '@vidda/domain/article'
import { decrement } from '@vidda/domain/cart'
import { articlePath } from '@vidda/domain/route'
import { cartTexts } from '@vidda/texts'
import { CartLine, type LineStock } from '@vidda/ui/cart-line'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCart, useCartStore } from './CartProvider.tsx'
import { lineErrorText } from './LineErrors.tsx'
import { removeFromCart } from './removal.ts'

type CartLinesProps = {
  /** Stock of the line with an EAN. */
  readonly stockOf?: ((ean: string) => LineStock | undefined) | undefined
  /** The brands of articles, by their ids; without it they are not shown. */
  readonly brands?: ReadonlyMap<number, string> | undefined
}

/** The lines of the cart, as they can be changed everywhere they show. */
export function CartLines({ stockOf, brands }: CartLinesProps) {
  const { orders, cartErrors } = useCart((view) => view.cart)
  const texts = useTexts(cartTexts)
  const store = useCartStore()
  const { add, change } = store.getState()
  const errorOf = (line: (typeof orders)[number]) => {
    const error = cartErrors.find(({ eanNo }) => eanNo === line.ean)
    return error && lineErrorText(error, line, line.name, texts)
  }
  return orders.map((line) => (
    <CartLine
      key={line.ean}
      to={articlePath(line.slug)}
      name={line.name}
      brand={brands && (brands.get(line.articleId) ?? '')}
      stock={stockOf?.(line.ean)}
      size={line.size}
      color={line.color}
      image={imageSources(line.image)}
      price={line.price}
      beforePrice={line.beforePrice}
      count={line.count}
      max={Math.min(line.webPurchaseLimit, firstShop(line.variant)?.qty ?? 0)}
      reservationOnly={line.onlyCC}
      error={errorOf(line)}
      onIncrease={() => add(line)}
      onDecrease={() => change((cart) => decrement(cart, line.ean))}
      onRemove={() => removeFromCart(store, line.ean)}
    />
  ))
}
