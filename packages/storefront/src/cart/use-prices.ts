import { fetchBundle } from '@vidda/client/articles'
import { priced, type CartLine } from '@vidda/domain/cart'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCartStore } from './CartProvider.tsx'

export type PriceChange = { readonly line: CartLine; readonly before: CartLine['price'] }

/**
 * What the cart's goods cost now, asked when a screen on which they are paid for opens: a cart may outlive a campaign. Answers the lines whose price
 * has changed. Without an answer the cart stays as it is; the commerce API has the last word.
 */
export function usePrices(): readonly PriceChange[] {
  const { api, log } = useApp()
  const store = useCartStore()
  const [changes, setChanges] = useState<readonly PriceChange[]>([])

  useEffect(() => {
    let current = true
    const ids = [...new Set(store.getState().cart.orders.map((line) => line.articleId))]
    fetchBundle(api, ids).then((articles) => {
      if (!current) return
      const { cart } = store.getState()
      const now = priced(cart, new Map(articles.map((article) => [article.id, article])))
      if (now === cart) return
      store.setState({ cart: now })
      const before = new Map(cart.orders.map((line) => [line.ean, line.price]))
      setChanges(
        now.orders.flatMap((line) => {
          const price = before.get(line.ean)
          return price === undefined || price === line.price ? [] : [{ line, before: price }]
        }),
      )
    }, log)
    return () => {
      current = false
    }
  }, [api, log, store])

  return changes
}
