import { removeLine, type CartError, type CartLine } from '@vidda/domain/cart'
import { cartTexts, fill, type WordsOf } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCart } from './CartProvider.tsx'

/** Why a line cannot be had, in a sentence that names the goods. */
export function lineErrorText({ problem, most }: CartError, { count }: CartLine, name: string, texts: WordsOf<typeof cartTexts>): string {
  return fill(texts[problem], { name, count, most })
}

/** The lines that cannot be had: which, why, and out with them. The others are not held up. */
export function LineErrors() {
  const texts = useTexts(cartTexts)
  const { orders, cartErrors } = useCart((view) => view.cart)
  const change = useCart((view) => view.change)
  if (cartErrors.length === 0) return null
  return (
    <Notice tone="warning" role="alert" title={texts.problemTitle}>
      {orders.map((line) => {
        const error = cartErrors.find(({ eanNo }) => eanNo === line.ean)
        if (!error) return null
        const name = `${line.name} (${line.color}, ${line.size})`
        return (
          <div key={line.ean}>
            <p>{lineErrorText(error, line, name, texts)}</p>
            <Button variant="quiet" size="small" onClick={() => change((cart) => removeLine(cart, line.ean))}>
              {fill(texts.removeOf, { name })}
            </Button>
          </div>
        )
      })}
      {cartErrors.length < orders.length && <p>{texts.restStays}</p>}
    </Notice>
  )
}
