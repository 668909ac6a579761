import { fetchBundle } from '@vidda/client/articles'
import { fetchOwnOrders, fetchOwnReservations } from '@vidda/client/own'
import type { Article } from '@vidda/domain/article'
import { reservationState } from '@vidda/domain/reservation'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { asCustomer } from '../session/index.ts'
import { orderStatus } from './status-of.ts'

/** A customer has the goods of these, or has them soon. */
const boughtStatuses: ReadonlySet<string | null> = new Set(['received', 'sent', 'collected', null])

/** Articles by id, of those that are sold; null until they are here. */
export function useArticles(ids: readonly number[]): ReadonlyMap<number, Article> | null {
  const { api, log } = useApp()
  const [articles, setArticles] = useState<ReadonlyMap<number, Article> | null>(null)
  const wanted = [...new Set(ids)].toSorted((left, right) => left - right).join(',')
  useEffect(() => {
    let current = true
    fetchBundle(api, wanted === '' ? [] : wanted.split(',').map(Number)).then(
      (found) => current && setArticles(new Map(found.map((article) => [article.id, article]))),
      log,
    )
    return () => {
      current = false
    }
  }, [api, log, wanted])
  return articles
}

/** Ids of articles among the customer's newest purchases, the newest first; empty until they are here, and where they do not come. */
export function useBought(): readonly number[] {
  const app = useApp()
  const [ids, setIds] = useState<readonly number[]>([])
  useEffect(() => {
    let current = true
    const fetched = Promise.all([fetchOwnOrders(app.api, 1), fetchOwnReservations(app.api, 1)])
    asCustomer(app, fetched).then(([orders, reservations]) => {
      const bought = [
        ...orders.entries.flatMap((order) => (boughtStatuses.has(orderStatus(order)) ? order.orderLines : [])),
        ...reservations.entries.flatMap(({ statusId, articles }) => (reservationState(statusId) === 'collected' ? articles : [])),
      ]
      if (current) setIds([...new Set(bought.map(({ articleId }) => articleId))])
    }, app.log)
    return () => {
      current = false
    }
  }, [app])
  return ids
}
