import { isAvailable, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { screens } from '@vidda/domain/route'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { articleTexts } from '@vidda/texts'
import { useAlerts } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useCart } from '../cart/index.ts'
import { renewedLine } from './renewed-line.ts'

/**
 * Adds a variant to the cart, after fetching its price and stock again. `buy` then opens the cart, `reserve` the reservation. Both resolve to false when
 * the variant could not be added; an alert has told the shopper why. `pending` is the action in progress.
 */
export function useAddToCart() {
  const { api } = useApp()
  const texts = useTexts(articleTexts)
  const navigate = useNavigate()
  const lines = useCart((view) => view.cart.orders)
  const add = useCart((view) => view.add)
  const openCart = useCart((view) => view.setModalOpen)
  const alert = useAlerts((view) => view.add)
  const [pending, setPending] = useState<'buy' | 'reserve' | null>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function put(article: ArticleDetail, variant: Variant, way: 'buy' | 'reserve'): Promise<boolean> {
    setPending(way)
    const line = await renewedLine(api, article, variant)
    setPending(null)
    // What is in the cart already is reserved as it is: pressed twice, it is not wanted twice.
    if (way === 'reserve' && isAvailable(line.variant) && lines.some(({ ean }) => ean === line.ean)) return true
    if (add(line)) return true
    alert({ type: 'warning', text: isAvailable(line.variant) ? texts.limitReached : texts.justSoldOut })
    return false
  }

  return {
    pending,
    buy: async (article: ArticleDetail, variant: Variant) => {
      const isAdded = await put(article, variant, 'buy')
      if (isAdded) openCart(true)
      return isAdded
    },
    /** In this shop, or in one that is selected on the next screen. Who has gone elsewhere meanwhile is left there. */
    reserve: async (article: ArticleDetail, variant: Variant, shopId: number | null) => {
      const isAdded = await put(article, variant, 'reserve')
      if (isAdded && isShown.current) await navigate(screens.reserve, { state: { shopId } })
      return isAdded
    },
  }
}
