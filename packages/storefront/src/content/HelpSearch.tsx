import { contentTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type SyntheticEvent } from 'react'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import { HelpSearchRoot } from './HelpSearch.styles.ts'

const load = async () => (await fetchCode(() => import('./HelpHits.tsx'), 'HelpHits')).HelpHits

/** Searches the sections and questions of customer service. The code that does is fetched when the field gets the focus. */
export function HelpSearch({ html }: { readonly html: string }) {
  const texts = useTexts(contentTexts)
  const { log } = useApp()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const { Part: Hits } = usePart(load, field, log)
  const wake = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setField(currentTarget)
  return (
    <HelpSearchRoot role="search" aria-label={texts.help}>
      <label htmlFor="help-search">{texts.help}</label>
      <input
        id="help-search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={texts.helpExample}
        onFocus={wake}
        onInput={wake}
      />
      <Icon name="search" />
      {Hits && field && <Hits field={field} html={html} />}
    </HelpSearchRoot>
  )
}
