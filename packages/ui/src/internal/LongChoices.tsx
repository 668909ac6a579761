import { fill, filterTexts } from '@vidda/texts'
import { useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { TextField } from '../text-field/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { FilterCount } from './FilterCount.tsx'
import { LongChoicesRoot } from './long-choices.styles.ts'
import { useChoices, type FilterChoiceProps, type FilterValue } from './use-choices.ts'

/** With more values than this there is a search, and only as many show before the shopper asks for more. */
const shownAtOnce = 8

type LongValue = FilterValue & {
  /** Beside its name. */
  readonly about?: ReactNode
}

type LongChoicesProps = Omit<FilterChoiceProps<LongValue>, 'defaultOpen'> & {
  /** Of the search within. */
  readonly find: string
}

const bare = (text: string): string => text.trim().toLocaleLowerCase('nb-NO')

/** Checkboxes of a list that may be long. What is chosen when it opens comes first, so that it is never folded away. */
export function LongChoices({ values, value, onChange, find }: LongChoicesProps) {
  const texts = useTexts(filterTexts)
  const { checkbox } = useChoices({ values, value, onChange })
  const [query, setQuery] = useState('')
  const [all, setAll] = useState(false)
  const [first] = useState(value)
  const isLong = values.length > shownAtOnce
  const searching = bare(query) !== ''
  const found = searching
    ? values.filter(({ name }) => bare(name).includes(bare(query)))
    : [...values.filter(({ id }) => first.includes(id)), ...values.filter(({ id }) => !first.includes(id))]
  const limit = searching || all ? found.length : Math.max(shownAtOnce, first.length)
  const hidden = values.length - limit
  return (
    <LongChoicesRoot>
      {isLong && <TextField label={find} type="search" autoComplete="off" value={query} onValue={setQuery} />}
      <ul role="list">
        {found.slice(0, limit).map((choice) => (
          <li key={choice.id}>
            <label>
              <input type="checkbox" {...checkbox(choice)} />
              <span data-part="box">
                <Icon name="check" />
              </span>
              <span data-part="words">
                <span data-part="name">{choice.name}</span>
                {choice.about}
              </span>
              <FilterCount count={choice.count} />
            </label>
          </li>
        ))}
      </ul>
      {isLong && (
        <p data-part="none" role="status">
          {found.length === 0 && fill(texts.nothingFound, { query: query.trim() })}
        </p>
      )}
      {isLong && !searching && (all || hidden > 0) && (
        <Button variant="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewer : fill(texts.more, { count: hidden })}
        </Button>
      )}
    </LongChoicesRoot>
  )
}
