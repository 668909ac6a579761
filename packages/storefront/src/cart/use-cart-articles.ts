import { fetchBundle } from '@vidda/client/articles'
import { priced, type CartLine } from '@vidda/domain/cart'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart, useCartStore } from './CartProvider.tsx'

export type PriceChange = { readonly line: CartLine; readonly before: CartLine['price'] }

export type CartArticles = {
  /** The lines whose price has changed. */
  readonly changes: readonly PriceChange[]
  /** By article id; empty until the answer has come. */
  readonly brands: ReadonlyMap<number, string>
}

const noBrands: CartArticles['brands'] = new Map()

/**
 * Fetches the articles of the cart once `ready` and updates their prices: a cart may outlive a campaign. If the request fails, the cart stays as it is;
 * the commerce API has the last word.
 */
export function useCartArticles(ready: boolean): CartArticles {
  const { api, log } = useApp()
  const store = useCartStore()
  const orders = useCart((view) => view.cart.orders)
  const [changes, setChanges] = useState<readonly PriceChange[]>([])
  const [brands, setBrands] = useState<CartArticles['brands']>(noBrands)
  /** Also what is added while the screen is open. */
  const missing = [...new Set(orders.map((line) => line.articleId))].filter((id) => !brands.has(id)).join(',')

  useEffect(() => {
    if (!ready || missing === '') return
    let current = true
    fetchBundle(api, missing.split(',').map(Number)).then((articles) => {
      if (!current) return
      setBrands((known) => new Map([...known, ...articles.map((article) => [article.id, article.brand] as const)]))
      const { cart } = store.getState()
      const now = priced(cart, new Map(articles.map((article) => [article.id, article])))
      if (now === cart) return
      store.setState({ cart: now })
      const before = new Map(cart.orders.map((line) => [line.ean, line.price]))
      const found = now.orders.flatMap((line) => {
        const price = before.get(line.ean)
        return price === undefined || price === line.price ? [] : [{ line, before: price }]
      })
      setChanges((known) => [...known, ...found])
    }, log)
    return () => {
      current = false
    }
  }, [api, log, missing, ready, store])

  return { changes: changes.filter(({ line }) => orders.some(({ ean }) => ean === line.ean)), brands }
}
