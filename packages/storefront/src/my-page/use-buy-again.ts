import { fetchArticle } from '@vidda/client/articles'
import type { ArticleDetail } from '@vidda/domain/article'
import { lineOf } from '@vidda/domain/cart'
import type { CustomerOrder, OrderLine } from '@vidda/domain/order'
import { useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { nullIfMissing, useApp, type App } from '../app/index.ts'
import { useCart, useCartStore } from '../cart/index.ts'

/** What came of it, where not all of it could be had. */
export type NotAll = {
  readonly orderId: number
  readonly someAdded: boolean
  /** Names of articles that are not available. */
  readonly missing: readonly string[]
  /** Names of articles of which the cart already holds the maximum. */
  readonly full: readonly string[]
}

const nameOf = ({ name, size }: OrderLine) => `${name} (${size})`

/** Null for what is sold no more. */
async function soldNow({ api }: App, id: number): Promise<ArticleDetail | null> {
  const article = await nullIfMissing(fetchArticle(api, id))
  return article?.visible ? article : null
}

/** The goods of an order into the cart once more, as they are sold now; the cart opens where all of it could be had. */
export function useBuyAgain() {
  const app = useApp()
  const cart = useCartStore()
  const add = useCart((view) => view.add)
  const openCart = useCart((view) => view.setModalOpen)
  const tellFailure = useFailure()
  const [pending, setPending] = useState<number | null>(null)
  const [notAll, setNotAll] = useState<NotAll | null>(null)

  function put({ ean, count }: OrderLine, article: ArticleDetail | null): number {
    const variant = article?.variants.find((one) => one.ean === ean)
    if (!article || !variant) return 0
    const line = lineOf(article, variant)
    let added = 0
    while (added < count && add(line)) added += 1
    return added
  }

  async function buy({ id, orderLines }: CustomerOrder) {
    setPending(id)
    setNotAll(null)
    try {
      const ids = [...new Set(orderLines.map(({ articleId }) => articleId))]
      const articles = new Map(await Promise.all(ids.map(async (articleId) => [articleId, await soldNow(app, articleId)] as const)))
      const counts = orderLines.map((line) => put(line, articles.get(line.articleId) ?? null))
      const left = orderLines.filter(({ count }, index) => (counts[index] ?? 0) < count)
      const held = new Set(cart.getState().cart.orders.map(({ ean }) => ean))
      const full = left.filter(({ ean }) => held.has(ean)).map(nameOf)
      const missing = left.filter(({ ean }) => !held.has(ean)).map(nameOf)
      if (left.length === 0) openCart(true)
      else setNotAll({ orderId: id, someAdded: counts.some((count) => count > 0), missing, full })
    } catch (error) {
      tellFailure(error)
    } finally {
      setPending(null)
    }
  }

  return { pending, notAll, buy, openCart: () => openCart(true) }
}
