import { fetchArticle } from '@vidda/client/articles'
import type { ArticleDetail } from '@vidda/domain/article'
import { useCallback, useEffect, useState } from 'react'
import { nullIfMissing, useApp } from '../app/index.ts'

/** An article that is loading or failed to load, or null if it is no longer sold. */
export type Fetched = ArticleDetail | 'loading' | 'failed' | null

/** Fetches articles separately, so that one failure does not affect the others. */
export function useOutfit(ids: readonly number[]) {
  const { api, log } = useApp()
  const [fetched, setFetched] = useState<ReadonlyMap<number, Fetched>>(new Map())
  const set = useCallback((id: number, value: Fetched) => setFetched((before) => new Map(before).set(id, value)), [])
  const load = useCallback(
    (id: number) => {
      set(id, 'loading')
      nullIfMissing(fetchArticle(api, id)).then(
        (article) => set(id, article?.visible ? article : null),
        (error: unknown) => {
          log(error)
          set(id, 'failed')
        },
      )
    },
    [api, log, set],
  )
  useEffect(() => ids.forEach(load), [ids, load])
  const of = (id: number): Fetched => {
    const found = fetched.get(id)
    return found === undefined ? 'loading' : found
  }
  return { of, retry: load }
}
