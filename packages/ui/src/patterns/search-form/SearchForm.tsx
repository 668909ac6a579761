import { useId, type ChangeEvent, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react'
import { frameTexts } from '@vidda/texts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { SearchFormRoot } from './SearchForm.styles.ts'
import { useDesktop } from './use-desktop.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useShownQuery } from './use-shown-query.ts'

export type SearchFormProps = RootProps<'form', 'action' | 'onSubmit'> & {
  /** Called with the trimmed query (spec §5). */
  readonly onSearch: (query: string) => void
  /** Where the form goes without JavaScript: a GET with the query as `q`. */
  readonly action: string
  /** What stands in the field at first: the query of the screen. */
  readonly query?: string | undefined
  /** `keystroke` searches at each change as well, for lists that are narrowed in place. Default `enter` (spec §5). */
  readonly fires?: 'enter' | 'keystroke' | undefined
  /** Whether a blank query is a search too, such as for all there is. Default false: it does nothing (spec §5). */
  readonly allowsEmpty?: boolean | undefined
  /** What suggestions need of the field itself. */
  readonly input?: Omit<ComponentPropsWithRef<'input'>, 'id'>
  /** Between the field and its button. */
  readonly children?: ReactNode
}

/**
 * The header's search field. The server knows no width and renders the long placeholder; a phone changes to the short one on
 * hydration, which moves nothing.
 */
export function SearchForm({
  onSearch,
  action,
  query = '',
  fires = 'enter',
  allowsEmpty = false,
  input,
  children,
  ...rest
}: SearchFormProps) {
  const texts = useTexts(frameTexts)
  const desktop = useDesktop()
  const id = useId()
  useShownQuery(id, query)

  function search(text: string) {
    const entered = text.trim()
    if (entered || allowsEmpty) onSearch(entered)
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('q')
    if (typeof entered === 'string') search(entered)
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    input?.onChange?.(event)
    if (fires === 'keystroke') search(event.currentTarget.value)
  }

  return (
    <SearchFormRoot role="search" method="get" action={action} {...rest} onSubmit={handleSubmit}>
      <input
        id={id}
        data-part="field"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={desktop ? texts.searchWide : texts.searchNarrow}
        aria-label={texts.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        onChange={handleChange}
      />
      {children}
      <button type="submit" data-part="submit" aria-label={texts.searchSubmit}>
        <Icon name="search" />
      </button>
    </SearchFormRoot>
  )
}
