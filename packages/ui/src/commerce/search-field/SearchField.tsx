import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent } from 'react'
import { importModule } from '../../foundation/import-module/index.ts'
import { SearchForm, type SearchFormProps } from '../../patterns/search-form/index.ts'
import { useDesktop } from '../../patterns/search-form/use-desktop.ts'
import { SearchFieldRoot } from './SearchField.styles.ts'
import type * as Panel from './SuggestionPanel.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import type { Suggestions } from './suggestions.ts'

export type SearchFieldProps = RootProps<'div', 'onBlurCapture'> &
  Pick<SearchFormProps, 'onSearch' | 'action' | 'query' | 'fires' | 'allowsEmpty'> & {
    /** For the text that stands in the field now, or the last ones while new ones are on their way. */
    readonly suggestions: Suggestions
    /** New ones are on their way. */
    readonly loading?: boolean
    /** The field is entered (with its text), and each change of its text: time to ask for suggestions. */
    readonly onValueChange: (text: string) => void
    /** Forgets the shopper's own searches; without it there is no such button. */
    readonly onClearRecent?: () => void
  }

/**
 * A search field that proposes while one writes, in a list below it, on a phone in a sheet over the page. It begins as the plain
 * `SearchForm` and stays one when the list cannot be fetched: the list and its keys are loaded when the field is first entered.
 */
export function SearchField({
  suggestions,
  loading = false,
  onValueChange,
  onClearRecent,
  onSearch,
  query = '',
  action,
  fires,
  allowsEmpty,
  ...rest
}: SearchFieldProps) {
  const id = useId()
  const desktop = useDesktop()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const [panel, setPanel] = useState<typeof Panel | null>(null)
  const isShown = isOpen && panel !== null && (text.trim() !== '' || panel.hasAny(suggestions))

  const takeOver = useEffectEvent(() => {
    // The form leaves it as it is where the shopper writes on.
    const now = input.current?.value ?? query
    setText(now)
    if (isOpen) onValueChange(now)
  })
  useEffect(() => takeOver(), [query])
  useEffect(() => setActive(undefined), [suggestions])
  useEffect(() => {
    if (isOpen && !panel) importModule(() => import('./SuggestionPanel.tsx'), 'SuggestionPanel').then(setPanel, () => undefined)
  }, [isOpen, panel])

  const start = useEffectEvent(() => {
    const field = input.current
    if (field && field === document.activeElement) handleText(field.value)
  })
  const leave = useEffectEvent(close)
  useEffect(() => {
    // Who entered the field before the page lived has told nobody.
    start()
    // Back leads to another page, which the sheet would lie over.
    const handleBack = () => leave()
    window.addEventListener('popstate', handleBack)
    return () => window.removeEventListener('popstate', handleBack)
  }, [])

  function open() {
    setOpen(true)
    onValueChange(text)
  }

  function change(next: string) {
    setText(next)
    setActive(undefined)
    onValueChange(next)
  }

  function handleText(next: string) {
    setOpen(true)
    change(next)
  }

  function write(next: string) {
    if (input.current) input.current.value = next
    change(next)
  }

  function close() {
    setOpen(false)
    setActive(undefined)
    if (!desktop) input.current?.blur()
  }

  function handleSearch(next: string) {
    if (fires !== 'keystroke') close()
    onSearch(next)
  }

  function handleSelect(next: string) {
    if (input.current) input.current.value = next
    setText(next)
    close()
    onSearch(next)
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    setOpen(false)
    setActive(undefined)
  }

  return (
    <SearchFieldRoot {...rest} data-open={isShown || undefined} onBlurCapture={handleBlur}>
      <div data-part="sheet">
        <SearchForm
          action={action}
          fires={fires}
          allowsEmpty={allowsEmpty}
          query={query}
          onSearch={handleSearch}
          input={{
            ref: input,
            role: 'combobox',
            'aria-expanded': isShown,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active,
            onFocus: open,
            // A field that kept the focus over a search.
            onClick: () => isOpen || open(),
            onKeyDown: (event) => panel?.handleKey(event, { isShown, active, setActive, open, close, write }),
            onChange: ({ currentTarget }) => handleText(currentTarget.value),
          }}
        />
        {isShown && (
          <panel.SuggestionPanel
            id={id}
            text={text.trim()}
            suggestions={suggestions}
            loading={loading}
            active={active}
            onSearch={handleSelect}
            onClose={close}
            onEmpty={() => {
              write('')
              input.current?.focus()
            }}
            onClearRecent={onClearRecent}
          />
        )}
      </div>
    </SearchFieldRoot>
  )
}
