import { isAvailable, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { lineOf, type NewLine } from '@vidda/domain/cart'
import { screens } from '@vidda/domain/route'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { articleTexts } from '@vidda/texts'
import { useAlerts } from '../alerts/index.ts'
import { fetchCode, useApp } from '../app/index.ts'
import { useCart } from '../cart/index.ts'

/** The two ways on with a variant: into the cart to be bought, and into the cart to be reserved in one shop. */
export function useAddToCart(article: ArticleDetail) {
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

  /** Price and stock as they are now; the page's own when nothing answers, for the reservation checks again. */
  async function renewed(wanted: Variant): Promise<NewLine> {
    try {
      const { fetchArticle } = await fetchCode(() => import('@vidda/client/articles'), 'fetchArticle')
      const fresh = await fetchArticle(api, article.id)
      const current = fresh.visible ? fresh.variants.find(({ ean }) => ean === wanted.ean) : undefined
      return lineOf(fresh, current ?? { ...wanted, shops: [], availability: 0 })
    } catch {
      return lineOf(article, wanted)
    }
  }

  async function put(variant: Variant, way: 'buy' | 'reserve'): Promise<boolean> {
    setPending(way)
    const line = await renewed(variant)
    setPending(null)
    // What is in the cart already is reserved as it is: pressed twice, it is not wanted twice.
    if (way === 'reserve' && isAvailable(line.variant) && lines.some(({ ean }) => ean === line.ean)) return true
    if (add(line)) return true
    alert({ type: 'warning', text: isAvailable(line.variant) ? texts.limitReached : texts.justSoldOut })
    return false
  }

  return {
    pending,
    buy: async (variant: Variant) => {
      if (await put(variant, 'buy')) openCart(true)
    },
    /** In this shop, or in one that is selected on the next screen. Who has gone elsewhere meanwhile is left there. */
    reserve: async (variant: Variant, shopId: number | null) => {
      if ((await put(variant, 'reserve')) && isShown.current) await navigate(screens.reserve, { state: { shopId } })
    },
  }
}
