import type { Suggestions } from '@vidda/ui/search-field'
import type { App } from '../app/index.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

/** Time without a key after which a text is asked for, ms. */
const pause = 120
const mostTexts = 50

export type Suggesting = { readonly suggestions: Suggestions; readonly loading: boolean }
export type Suggester = ReturnType<typeof createSuggester>

/** Proposes for a text: the shopper's own searches at once, the shop's when it has answered. A newer text's answer stays. */
export function createSuggester(app: App, onChange: (change: (before: Suggesting) => Suggesting) => void) {
  /** Null where nobody waits for an answer. */
  let latest: string | null = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const cache = new Map<string, Suggestions>()
  const own = () => (latest === '' ? { recent: recentSearches() } : {})
  const show = (found: Suggestions) => onChange(() => ({ suggestions: { ...found, ...own() }, loading: false }))

  const ask = async (text: string) => {
    // The field searches without proposals.
    const found = await loadSuggestions(app, text).catch(() => null)
    if (found) {
      if (cache.size >= mostTexts) cache.clear()
      cache.set(text, found)
    }
    if (latest === text) show(found ?? { failed: true })
  }

  return {
    suggestFor(typed: string) {
      const before = latest ?? ''
      const text = typed.trim()
      latest = text
      clearTimeout(timer)
      const cached = cache.get(text)
      if (cached) return show(cached)
      // While one writes on, what was proposed may stay until there is more; what was proposed for another search may not.
      const goesOn = text.startsWith(before) || before.startsWith(text)
      const meanwhile = (shown: Suggestions) => (text === '' ? own() : goesOn ? { ...shown, recent: [] } : {})
      onChange(({ suggestions }) => ({ suggestions: meanwhile(suggestions), loading: true }))
      timer = setTimeout(() => void ask(text), pause)
    },
    /** Nothing is shown any more, until the next text. */
    stop() {
      clearTimeout(timer)
      latest = null
    },
    clearRecent() {
      forgetSearches()
      onChange(({ suggestions, loading }) => ({ suggestions: { ...suggestions, recent: [] }, loading }))
    },
  }
}
