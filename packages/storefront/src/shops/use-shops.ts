import type { Api } from '@vidda/client'
import { fetchAvailability } from '@vidda/client/articles'
import { fetchLineStock } from '@vidda/client/cart'
import type { CartLine } from '@vidda/domain/cart'
import { rankShopsForCart, withDistances, type Coords, type RankedShop, type Shop, type WantedLine } from '@vidda/domain/shop'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useApp } from '../app/index.ts'

type Stock = ReadonlyMap<string, CartLine['variant']['shops']>
type Found = { readonly shops: readonly Shop[]; readonly stock: Stock }

async function stockOf(api: Api, articleIds: string): Promise<Stock> {
  const availability = await fetchAvailability(api, articleIds === '' ? [] : articleIds.split(',').map(Number))
  return new Map(availability.flatMap(({ variants }) => variants.map(({ ean, shops }) => [ean, shops])))
}

/** Availability leaves out stock that any payment holds; this counts what the shopper's own payments hold. */
const stockWithPayments = (api: Api, eans: string, payments: string): Promise<Stock> =>
  fetchLineStock(
    api,
    eans.split(',').map((ean) => ({ ean, count: 1 })),
    payments.split(','),
  )

export type ShopsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  /** `wanted` are the lines with their stock now; `stock` is by EAN, without those that were added since the last answer. */
  | { readonly kind: 'ready'; readonly ranked: readonly RankedShop[]; readonly wanted: readonly WantedLine[]; readonly stock: Stock }

/**
 * The chain's shops, ranked by their current stock of the cart's lines, with shops near `position` first. Stock reserved by `payments`, the ids of
 * the cart's open payment sessions, counts as available.
 */
export function useShops(lines: readonly CartLine[], position: Coords | null, payments: readonly string[]): ShopsState {
  const { api, reference } = useApp()
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [retrying, setRetrying] = useState(false)
  const articleIds = [...new Set(lines.map((line) => line.articleId))].toSorted((left, right) => left - right).join(',')
  const eans = [...new Set(lines.map((line) => line.ean))].toSorted().join(',')
  const paid = eans === '' ? '' : payments.join(',')
  const retry = useCallback(() => {
    setRetrying(true)
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    let current = true
    function settle(answer: Found | 'failed') {
      if (!current) return
      setFound(answer)
      setRetrying(false)
    }
    Promise.all([reference.shops(), paid === '' ? stockOf(api, articleIds) : stockWithPayments(api, eans, paid)]).then(
      ([shops, stock]) => settle({ shops, stock }),
      () => settle('failed'),
    )
    return () => {
      current = false
    }
  }, [api, articleIds, attempt, eans, paid, reference])

  return useMemo(() => {
    if (found === null) return { kind: 'loading' }
    if (found === 'failed') return { kind: 'failed', retry, retrying }
    const shops = position ? withDistances(found.shops, position) : found.shops
    const wanted = lines.map(({ ean, count }) => ({ ean, count, variant: { shops: found.stock.get(ean) ?? [] } }))
    return { kind: 'ready', ranked: rankShopsForCart(shops, wanted), wanted, stock: found.stock }
  }, [found, lines, position, retry, retrying])
}
