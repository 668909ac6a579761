import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { fetchCode, useApp } from '../app/index.ts'
import { listHref } from './choice.ts'
import { keepScreen } from './kept-screens.ts'
import type { ListPage } from './load-listing.ts'

type ScreenData = { readonly list: ListPage }

export type LoadMoreState = {
  readonly state: 'ready' | 'busy' | 'failed'
  readonly load: () => void
}

/** Where the cards stand, and those that stand there by now. */
type ShownCards = { readonly root: RefObject<HTMLElement | null>; readonly cards: ListPage['cards'] }

/** The next page under the ones that are shown. When it does not come the list stays as it is, and another press tries anew. */
export function useLoadMore(list: ListPage, { root, cards: shown }: ShownCards): LoadMoreState {
  const app = useApp()
  const data = useLoaderData<ScreenData>()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<LoadMoreState['state']>('ready')
  const next = list.choice.to + 1
  const choice = { ...list.choice, to: next }
  const href = listHref(pathname, choice)

  // Of a list that is no longer shown nothing more is wanted.
  const current = useRef(list)
  useEffect(() => {
    current.current = list
    setState('ready')
  }, [list])

  // With the last page the button goes: the focus that it had goes on to the first card that came.
  const added = useRef<number | null>(null)
  useEffect(() => {
    const first = shown.findIndex(({ id }) => id === added.current)
    if (first < 0) return
    added.current = null
    if (document.activeElement !== document.body) return
    root.current?.querySelectorAll<HTMLElement>("[data-part='name'] > a")[first]?.focus({ preventScroll: true })
  }, [shown, root])
  useEffect(() => keepScreen(app, pathname + search, data), [app, data, pathname, search])

  async function load() {
    setState('busy')
    try {
      const { fetchPages } = await fetchCode(() => import('./load-listing.ts'))
      const more = await fetchPages(app, list, next, next)
      if (current.current !== list) return
      // Goods may have moved between pages since the last one was fetched.
      const known = new Set(list.cards.map(({ id }) => id))
      const fresh = more.cards.filter(({ id }) => !known.has(id))
      const cards = [...list.cards, ...fresh]
      added.current = fresh[0]?.id ?? null
      keepScreen(app, href, { ...data, list: { ...list, ...more, cards, choice } })
      await navigate(href, { replace: true, preventScrollReset: true })
    } catch {
      if (current.current === list) setState('failed')
    }
  }

  return { state, load: () => void load() }
}
