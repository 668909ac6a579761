import { contentTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, usePart } from '../app/index.ts'
import { HelpSearchRoot } from './HelpSearch.styles.ts'

const load = async () => (await fetchCode(() => import('./HelpHits.tsx'), 'HelpHits')).HelpHits

/** Searches the sections and questions of customer service. The code that does is fetched when the field gets the focus. */
export function HelpSearch({ html }: { readonly html: string }) {
  const texts = useTexts(contentTexts)
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const tellFailure = useFailure()
  const [wish, setWish] = useState<'focus' | 'key' | null>(null)
  const { Part: Hits } = usePart(load, wish, (reason) => {
    setWish(null)
    // Every key press retries the import; one alert is enough.
    if (wish === 'focus') tellFailure(reason)
  })

  useEffect(() => {
    // Focused before hydration, which no event tells.
    if (field.current === document.activeElement) setWish('focus')
  }, [])

  return (
    <HelpSearchRoot ref={root} role="search" aria-label={texts.help}>
      <label htmlFor="help-search">{texts.help}</label>
      <input
        ref={field}
        id="help-search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={texts.helpExample}
        onFocus={() => setWish('focus')}
        onInput={() => setWish((now) => now ?? 'key')}
      />
      <Icon name="search" />
      {Hits && <Hits root={root} field={field} html={html} />}
    </HelpSearchRoot>
  )
}
