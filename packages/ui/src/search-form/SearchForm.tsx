import { useId, type FormEvent } from 'react'
import { Icon } from '../icon/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { SearchFormRoot } from './SearchForm.styles.ts'
import { useDesktop } from './use-desktop.ts'

export type SearchFormProps = {
  /** Called with the trimmed query, never with an empty one (spec §5). */
  readonly onSearch: (query: string) => void
  /** Where the form goes without JavaScript: a GET with the query as `q`. */
  readonly action: string
  /** What stands in the field at first: the query of the screen. */
  readonly query?: string
}

/**
 * The header's search field. The server knows no width and renders the short placeholder; a desktop changes to the long one on
 * hydration, which moves nothing.
 */
export function SearchForm({ onSearch, action, query = '' }: SearchFormProps) {
  const texts = useTexts('frame')
  const desktop = useDesktop()
  const id = useId()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('q')
    if (typeof entered === 'string' && entered.trim()) onSearch(entered.trim())
  }

  return (
    <SearchFormRoot role="search" method="get" action={action} onSubmit={handleSubmit}>
      <input
        key={query}
        id={id}
        data-part="field"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={desktop ? texts.searchWide : texts.searchNarrow}
        aria-label={texts.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" data-part="submit" aria-label={texts.searchSubmit}>
        <Icon name="search" />
      </button>
    </SearchFormRoot>
  )
}
