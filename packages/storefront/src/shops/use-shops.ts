import { fetchAvailability } from '@vidda/client/articles'
import type { CartLine } from '@vidda/domain/cart'
import { rankShopsForCart, withDistances, type Coords, type RankedShop, type Shop, type WantedLine } from '@vidda/domain/shop'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useApp } from '../app/index.ts'

type Found = { readonly shops: readonly Shop[]; readonly stock: ReadonlyMap<string, CartLine['variant']['shops']> }

export type ShopsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** `wanted` are the lines with their stock now. */
  | { readonly kind: 'ready'; readonly ranked: readonly RankedShop[]; readonly wanted: readonly WantedLine[] }

/** The chain's shops, ranked for this cart by their stock now; `position` puts the near ones first. */
export function useShops(lines: readonly CartLine[], position: Coords | null): ShopsState {
  const { api, reference } = useApp()
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const articleIds = [...new Set(lines.map((line) => line.articleId))].toSorted((left, right) => left - right).join(',')
  const retry = useCallback(() => {
    setFound(null)
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    let current = true
    const ids = articleIds === '' ? [] : articleIds.split(',').map(Number)
    Promise.all([reference.shops(), fetchAvailability(api, ids)]).then(
      ([shops, availability]) => {
        if (current)
          setFound({ shops, stock: new Map(availability.flatMap(({ variants }) => variants.map(({ ean, shops: stock }) => [ean, stock]))) })
      },
      () => {
        if (current) setFound('failed')
      },
    )
    return () => {
      current = false
    }
  }, [api, articleIds, attempt, reference])

  return useMemo(() => {
    if (found === null) return { kind: 'loading' }
    if (found === 'failed') return { kind: 'failed', retry }
    const shops = position ? withDistances(found.shops, position) : found.shops
    const wanted = lines.map(({ ean, count }) => ({ ean, count, variant: { shops: found.stock.get(ean) ?? [] } }))
    return { kind: 'ready', ranked: rankShopsForCart(shops, wanted), wanted }
  }, [found, lines, position, retry])
}
