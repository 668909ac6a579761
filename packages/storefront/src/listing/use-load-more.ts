import { useEffect, useRef, useState } from 'react'
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

/** The next page under the ones that are shown. When it does not come the list stays as it is, and another press tries anew. */
export function useLoadMore(list: ListPage): LoadMoreState {
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
  useEffect(() => keepScreen(app, pathname + search, data), [app, data, pathname, search])

  async function load() {
    setState('busy')
    try {
      const { fetchPages } = await fetchCode(() => import('./load-listing.ts'))
      const more = await fetchPages(app, list, next, next)
      if (current.current !== list) return
      // Goods may have moved between pages since the last one was fetched.
      const known = new Set(list.cards.map(({ id }) => id))
      const cards = [...list.cards, ...more.cards.filter(({ id }) => !known.has(id))]
      keepScreen(app, href, { ...data, list: { ...list, ...more, cards, choice } })
      await navigate(href, { replace: true, preventScrollReset: true })
    } catch {
      if (current.current === list) setState('failed')
    }
  }

  return { state, load: () => void load() }
}
