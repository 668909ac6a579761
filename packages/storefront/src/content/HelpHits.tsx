import { writtenPhone } from '@vidda/domain/written'
import { contentTexts, fill, helpSearchTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { Fragment, useEffect, useMemo, useState, type MouseEvent } from 'react'
import { useApp } from '../app/index.ts'
import { findHelp, type HelpHit } from './find-help.ts'
import { helpEntriesOf } from './help-entries.ts'
import { HelpHitsRoot } from './HelpHits.styles.ts'

export type HelpHitsProps = {
  readonly field: HTMLInputElement
  /** The page that is searched. */
  readonly html: string
}

const fewestLetters = 2

/** What is found for the words in the field, or the ways to ask where that is nothing. Arrows lead through it, Escape empties the field. */
export function HelpHits({ field, html }: HelpHitsProps) {
  const texts = useTexts(helpSearchTexts)
  const entries = useMemo(() => helpEntriesOf(html), [html])
  const [query, setQuery] = useState(field.value)
  const [isOpen, setOpen] = useState(true)
  const asked = query.trim()
  const isShown = isOpen && asked.length >= fewestLetters
  const hits = useMemo(() => (isShown ? findHelp(entries, asked, texts.common) : []), [asked, entries, isShown, texts])

  useEffect(() => {
    const place = field.parentElement
    if (!place) return
    const stops = (): readonly HTMLElement[] => [field, ...place.querySelectorAll('a')]
    function handleKey(event: KeyboardEvent) {
      const { key, target } = event
      if (key === 'Escape') {
        field.value = ''
        setQuery('')
        field.focus()
      } else if (key === 'Enter' && target === field) {
        stops()[1]?.click()
      } else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const next = stops()[stops().indexOf(target as HTMLElement) + (key === 'ArrowDown' ? 1 : -1)]
        event.preventDefault()
        next?.focus()
      }
    }
    function handleInput() {
      setQuery(field.value)
      setOpen(true)
    }
    const handleFocus = () => setOpen(true)
    function handleBlur({ relatedTarget }: FocusEvent) {
      if (!place?.contains(relatedTarget as Node | null)) setOpen(false)
    }
    handleInput()
    field.addEventListener('input', handleInput)
    place.addEventListener('keydown', handleKey)
    place.addEventListener('focusin', handleFocus)
    place.addEventListener('focusout', handleBlur)
    return () => {
      field.removeEventListener('input', handleInput)
      place.removeEventListener('keydown', handleKey)
      place.removeEventListener('focusin', handleFocus)
      place.removeEventListener('focusout', handleBlur)
    }
  }, [field])

  const told = hits.length === 1 ? texts.one : fill(texts.count, { count: hits.length })
  return (
    <HelpHitsRoot data-open={isShown || undefined} onMouseDown={keepFocus}>
      <p role="status">{isShown && (hits.length > 0 ? told : fill(texts.none, { query: asked }))}</p>
      {isShown && (hits.length > 0 ? <Hits found={hits} /> : <Ways />)}
    </HelpHitsRoot>
  )
}

/** The list closes when the focus leaves it, and Safari gives none to a link that is pressed. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

function Hits({ found }: { readonly found: readonly HelpHit[] }) {
  return (
    <ul role="list">
      {found.map(({ id, title, snippet }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <strong>
              <Pieces of={title} />
            </strong>{' '}
            <span>
              <Pieces of={snippet} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Pieces({ of: pieces }: { readonly of: HelpHit['title'] }) {
  return pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>))
}

function Ways() {
  const texts = useTexts(contentTexts)
  const { phone, supportEmail } = useApp().brand.company
  return (
    <ul role="list">
      <li>
        <a href={`tel:${phone.replaceAll(/\s/gu, '')}`}>
          <Icon name="phone" />
          <span>{texts.call}</span> <strong>{writtenPhone(phone)}</strong>
        </a>
      </li>
      <li>
        <a href={`mailto:${supportEmail}`}>
          <Icon name="mail" />
          <span>{texts.write}</span> <strong>{supportEmail}</strong>
        </a>
      </li>
    </ul>
  )
}
