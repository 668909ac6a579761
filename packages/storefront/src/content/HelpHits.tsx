import { fill, helpSearchTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import { Fragment, useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { findHelp, type HelpHit } from './find-help.ts'
import { helpEntriesOf } from './help-entries.ts'
import { HelpHitsRoot } from './HelpHits.styles.ts'
import { useWays } from './use-ways.ts'

export type HelpHitsProps = {
  /** Holds the field and the list. */
  readonly root: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  /** The page that is searched. */
  readonly html: string
}

const fewestLetters = 2

/** Hits for the words in the field; without hits, the ways to contact the shop. Arrows lead through them, Escape empties the field. */
export function HelpHits({ root, field, html }: HelpHitsProps) {
  const texts = useTexts(helpSearchTexts)
  const entries = useMemo(() => helpEntriesOf(html), [html])
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const asked = query.trim()
  const isShown = isOpen && asked.length >= fewestLetters
  const hits = useMemo(() => (isShown ? findHelp(entries, asked, texts.common) : []), [asked, entries, isShown, texts])

  useEffect(() => {
    const [whole, input] = [root.current, field.current]
    if (!whole || !input) return
    const stops = (): readonly HTMLElement[] => [input, ...(panel.current?.querySelectorAll('a') ?? [])]
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key === 'Escape') {
        input.value = ''
        setQuery('')
        input.focus()
      } else if (key === 'Enter' && target === input) {
        panel.current?.querySelector<HTMLElement>('a[href^="#"]')?.click()
      } else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const at = stops().findIndex((stop) => stop === target)
        event.preventDefault()
        stops()[at + (key === 'ArrowDown' ? 1 : -1)]?.focus()
      }
    }
    const handleInput = () => {
      setQuery(input.value)
      setOpen(true)
    }
    const handleFocus = () => setOpen(true)
    const handleBlur = ({ relatedTarget: next }: FocusEvent) => {
      // A window that loses the focus keeps what has it.
      if (next === null && (!document.hasFocus() || whole.contains(document.activeElement))) return
      if (!(next instanceof Node && whole.contains(next))) setOpen(false)
    }
    setQuery(input.value)
    setOpen(whole.contains(document.activeElement))
    input.addEventListener('input', handleInput)
    whole.addEventListener('keydown', handleKey)
    whole.addEventListener('focusin', handleFocus)
    whole.addEventListener('focusout', handleBlur)
    return () => {
      input.removeEventListener('input', handleInput)
      whole.removeEventListener('keydown', handleKey)
      whole.removeEventListener('focusin', handleFocus)
      whole.removeEventListener('focusout', handleBlur)
    }
  }, [root, field])

  const told = hits.length === 1 ? texts.one : fill(texts.count, { count: hits.length })
  return (
    <HelpHitsRoot ref={panel} data-open={isShown || undefined} onMouseDown={keepFocus}>
      <p role="status">{isShown && (hits.length > 0 ? told : fill(texts.none, { query: asked }))}</p>
      {isShown && (hits.length > 0 ? <Hits found={hits} /> : <Ways />)}
    </HelpHitsRoot>
  )
}

/** The list closes when the focus leaves it; Safari does not focus a link that is pressed. */
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
  return (
    <ul role="list">
      {useWays().map(({ icon, name, value, to }) => (
        <li key={to}>
          <a href={to}>
            <Icon name={icon} />
            <span>{name}</span> <strong>{value}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
