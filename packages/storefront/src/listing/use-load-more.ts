import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { fetchCode, screenCaches, useApp } from '../app/index.ts'
import { isOpen, useNavigateInPlace } from '../navigation/index.ts'
import { listHref } from './list-parameters.ts'
import type { ListPage } from './load-listing.ts'
import type { PendingSelection } from './use-selection.ts'

type ScreenData = { readonly list: ListPage }

export type LoadMoreState = {
  readonly state: 'ready' | 'loading' | 'failed'
  readonly load: () => void
}

type Shown = {
  /** Where the cards stand. */
  readonly root: RefObject<HTMLElement | null>
  /** Those that stand there by now. */
  readonly cards: ListPage['cards']
  /** The selection whose answer is about to take the list's place. */
  readonly pending: PendingSelection | null
}

/** The next page under the ones that are shown. When it does not come the list stays as it is, and another press tries anew. */
export function useLoadMore(list: ListPage, { root, cards: shown, pending }: Shown): LoadMoreState {
  const app = useApp()
  const data = useLoaderData<ScreenData>()
  const { pathname, search } = useLocation()
  const navigateInPlace = useNavigateInPlace()
  const isLeaving = useNavigation().state === 'loading'
  const [state, setState] = useState<LoadMoreState['state']>('ready')
  const href = listHref(pathname, list.parameters, { to: list.parameters.to + 1 })

  // Of a list that is no longer shown, or not for long, nothing more is wanted.
  const current = useRef<ListPage | null>(list)
  useEffect(() => {
    current.current = pending ? null : list
    if (!pending) setState('ready')
    return () => {
      current.current = null
    }
  }, [list, pending])

  const leaving = useRef(isLeaving)
  useEffect(() => {
    leaving.current = isLeaving
  }, [isLeaving])

  // With the last page the button goes: the focus that it had goes on to the first card that came.
  const added = useRef<number | null>(null)
  useEffect(() => {
    const first = shown.findIndex(({ id }) => id === added.current)
    if (first < 0) return
    added.current = null
    if (document.activeElement !== document.body) return
    root.current?.querySelectorAll<HTMLElement>("[data-part='name'] > a")[first]?.focus({ preventScroll: true })
  }, [shown, root])

  async function load() {
    setState('loading')
    try {
      const { withNextPage } = await fetchCode(() => import('./load-listing.ts'), 'withNextPage')
      const longer = await withNextPage(app, list)
      if (current.current !== list) return
      // The shopper is on the way to another page already.
      if (leaving.current || !isOpen({ pathname, search })) return setState('ready')
      added.current = longer.cards[list.cards.length]?.id ?? null
      screenCaches.get(app)?.keep(href, { ...data, list: longer })
      await navigateInPlace(href, { replace: true })
    } catch {
      if (current.current === list) setState('failed')
    }
  }

  return { state: pending ? 'loading' : state, load: () => void load() }
}
