import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import type { Suggester, Suggesting } from './suggester.ts'

const first: Suggesting = { suggestions: {}, loading: true }

/** What the search field proposes; what finds it is fetched when the field is first entered. */
export function useSuggestions() {
  const app = useApp()
  const [state, setState] = useState(first)
  const suggester = useRef<Promise<Suggester>>(undefined)

  useEffect(
    () => () =>
      void suggester.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    [],
  )

  const tell = useCallback(
    (act: (found: Suggester) => void) => {
      suggester.current ??= fetchCode(() => import('./suggester.ts'), 'createSuggester').then(({ createSuggester }) =>
        createSuggester(app, setState),
      )
      suggester.current.then(act, () => {
        // The field searches without proposals, and the next key tries again.
        suggester.current = undefined
        setState({ suggestions: { failed: true }, loading: false })
      })
    },
    [app],
  )
  const onValueChange = useCallback((typed: string) => tell(({ suggestFor }) => suggestFor(typed)), [tell])
  const onClearRecent = useCallback(() => tell(({ clearRecent }) => clearRecent()), [tell])

  return { ...state, onValueChange, onClearRecent }
}
