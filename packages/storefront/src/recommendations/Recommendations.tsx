import { waysOnTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart, useCartStore } from '../cart/index.ts'
import { CardRow, type Card } from '../listing/index.ts'
import { loadRecommendations } from './load-recommendations.ts'

/** Cards in the row. */
const shown = 8

/** What others buy most of, for those that the goods in the cart are for; what is in the cart is left out. */
export function Recommendations() {
  const app = useApp()
  const texts = useTexts(waysOnTexts)
  const store = useCartStore()
  const orders = useCart((view) => view.cart.orders)
  const [cards, setCards] = useState<readonly Card[] | null>(null)

  useEffect(() => {
    let wanted = true
    loadRecommendations(app, store.getState().cart.orders).then(
      (found) => wanted && setCards(found),
      (error: unknown) => {
        app.log(error)
        if (wanted) setCards([])
      },
    )
    return () => {
      wanted = false
    }
  }, [app, store])

  if (!cards) return null
  const others = cards.filter(({ id }) => orders.every(({ articleId }) => articleId !== id)).slice(0, shown)
  if (others.length === 0) return <div data-none />
  return <CardRow title={texts.mostBought} text={texts.bestsellers} cards={others} />
}
