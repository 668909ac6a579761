import type { Api } from '@vidda/client'
import { mergeById, type Page } from '@vidda/domain/history'
import { useEffect, useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'

type Fetched<Entry> = { readonly entries: readonly Entry[]; readonly page: number; readonly lastPage: number }

export type History<Entry> = {
  readonly entries: readonly Entry[]
  /** As a `HistoryList` is told of it. */
  readonly count: number | 'loading' | 'failed'
  /** The next page; left out where there is none. */
  readonly onMore?: () => void
  readonly loadingMore: boolean
  readonly onRetry: () => void
  /** Takes out an entry that is gone; where further pages follow, all is asked for anew. */
  readonly remove: (id: number) => void
  /** Puts an entry in the place of the one with its id. */
  readonly replace: (entry: Entry) => void
}

/** A list of the customer's own, page by page (spec §4: merged by id). A 401 clears the user, and the frame asks for a log-in. */
export function useHistory<Entry extends { readonly id: number }>(
  fetchPage: (api: Api, page: number) => Promise<Page<Entry>>,
): History<Entry> {
  const app = useApp()
  const tellFailure = useFailure()
  const [fetched, setFetched] = useState<Fetched<Entry> | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [loadingMore, setLoadingMore] = useState(false)

  useEffect(() => {
    let current = true
    setFetched('loading')
    asCustomer(app, fetchPage(app.api, 1)).then(
      (first) => current && setFetched(first),
      (error: unknown) => {
        if (!isLoggedOut(error)) app.log(error)
        if (current) setFetched('failed')
      },
    )
    return () => {
      current = false
    }
  }, [app, attempt, fetchPage])

  const loaded = typeof fetched === 'string' ? null : fetched

  async function more({ page }: Fetched<Entry>) {
    setLoadingMore(true)
    try {
      const next = await asCustomer(app, fetchPage(app.api, page + 1))
      setFetched((before) => (typeof before === 'string' ? before : { ...next, entries: mergeById(before.entries, next.entries) }))
    } catch (error) {
      if (!isLoggedOut(error)) tellFailure(error)
    } finally {
      setLoadingMore(false)
    }
  }

  function remove(id: number) {
    if (loaded && loaded.page < loaded.lastPage) return setAttempt((count) => count + 1)
    setFetched((before) =>
      typeof before === 'string' ? before : { ...before, entries: before.entries.filter((entry) => entry.id !== id) },
    )
  }

  const replace = (changed: Entry) =>
    setFetched((before) => (typeof before === 'string' ? before : { ...before, entries: mergeById(before.entries, [changed]) }))

  return {
    entries: loaded?.entries ?? [],
    count: loaded ? loaded.entries.length : (fetched as 'loading' | 'failed'),
    ...(loaded && loaded.page < loaded.lastPage && { onMore: () => void more(loaded) }),
    loadingMore,
    onRetry: () => setAttempt((count) => count + 1),
    remove,
    replace,
  }
}
