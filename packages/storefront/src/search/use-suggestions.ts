import type { Suggestions } from '@vidda/ui/search-field'
import { useCallback, useRef, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

/** Time without a key after which a text is asked for, ms. */
const pause = 120
const mostTexts = 50

type State = { readonly suggestions: Suggestions; readonly loading: boolean }

/** What the search field proposes: the shopper's own searches at once, the shop's when it has answered. A newer text's answer stays. */
export function useSuggestions() {
  const app = useApp()
  const [state, setState] = useState<State>({ suggestions: {}, loading: false })
  const latest = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef(new Map<string, Suggestions>())

  const onText = useCallback(
    (typed: string) => {
      const text = typed.trim()
      latest.current = text
      clearTimeout(timer.current)
      const own = () => (text === '' ? { recent: recentSearches() } : {})
      const show = (found: Suggestions) => setState({ suggestions: { ...found, ...own() }, loading: false })
      const kept = known.current.get(text)
      if (kept) return show(kept)
      setState(({ suggestions }) => ({ suggestions: text === '' ? own() : { ...suggestions, recent: [] }, loading: true }))
      timer.current = setTimeout(() => {
        fetchCode(() => import('./load-suggestions.ts'))
          .then(({ loadSuggestions }) => loadSuggestions(app, text))
          .then(
            (found) => {
              if (known.current.size >= mostTexts) known.current.clear()
              known.current.set(text, found)
              if (latest.current === text) show(found)
            },
            // The field searches without proposals.
            () => latest.current === text && show({}),
          )
      }, pause)
    },
    [app],
  )

  const onClearRecent = useCallback(() => {
    forgetSearches()
    setState(({ suggestions, loading }) => ({ suggestions: { ...suggestions, recent: [] }, loading }))
  }, [])

  return { ...state, onText, onClearRecent }
}
