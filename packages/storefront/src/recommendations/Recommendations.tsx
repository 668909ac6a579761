import { waysOnTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCartStore } from '../cart/index.ts'
import { CardRow, type Card } from '../listing/index.ts'
import { loadRecommendations } from './load-recommendations.ts'

/** Cards in the row. */
const shown = 8

/** Bestsellers for the genders of the goods in the cart, without what was in it at first: a card that is added from here stays, and keeps the focus. */
export function Recommendations() {
  const app = useApp()
  const texts = useTexts(waysOnTexts)
  const store = useCartStore()
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
  if (cards.length === 0) return <div data-none />
  return <CardRow title={texts.mostBought} text={texts.bestsellers} cards={cards.slice(0, shown)} />
}
