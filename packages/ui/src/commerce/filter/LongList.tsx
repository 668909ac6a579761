import { fill, filterTexts } from '@vidda/texts'
import { useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { useDistanceText } from '../internal/use-distance-text.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { FilterCount } from './FilterCount.tsx'
import { LongListRoot } from './LongList.styles.ts'
import type { Checkbox, FilterOption, FilterValue } from './use-selection.ts'

/** With more options than this there is a search, and only as many show before the shopper asks for more. */
const shownAtOnce = 8

type LongListProps<Value extends FilterValue> = {
  readonly options: readonly FilterOption<Value>[]
  readonly selection: readonly Value[]
  readonly checkbox: Checkbox<Value>
  readonly searchLabel: string | undefined
}

const bare = (text: string): string => text.trim().toLocaleLowerCase('nb-NO')

/** A copy with those first that are wanted there; either part keeps its order. */
const withFirst = <Item,>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] => [
  ...items.filter(isFirst),
  ...items.filter((item) => !isFirst(item)),
]

function AboutOption({ mark, distance }: { readonly mark: string | undefined; readonly distance: number | null | undefined }) {
  const far = useDistanceText(distance)
  const words = [mark, far].filter(Boolean).join(' · ')
  return words && <span data-part="about">{words}</span>
}

/** Checkboxes of a list that may be long. What is selected when it opens comes first, so that it is never folded away. */
export function LongList<Value extends FilterValue>({ options, selection, checkbox, searchLabel }: LongListProps<Value>) {
  const texts = useTexts(filterTexts)
  const [query, setQuery] = useState('')
  const [all, setAll] = useState(false)
  const [first] = useState(selection)
  const isLong = options.length > shownAtOnce
  const searching = bare(query) !== ''
  const sorted = withFirst(options, ({ mark }) => mark !== undefined)
  const found = searching
    ? sorted.filter(({ label }) => bare(label).includes(bare(query)))
    : withFirst(sorted, ({ value }) => first.includes(value))
  const limit = searching || all ? found.length : Math.max(shownAtOnce, first.length)
  const hidden = options.length - limit
  return (
    <LongListRoot data-kind="list">
      {isLong && searchLabel !== undefined && (
        <TextField label={searchLabel} type="search" autoComplete="off" value={query} onValueChange={setQuery} />
      )}
      <ul role="list">
        {found.slice(0, limit).map((option) => (
          <li key={option.value}>
            <label>
              <input type="checkbox" {...checkbox(option)} />
              <span data-part="box">
                <Icon name="check" />
              </span>
              <span data-part="words">
                <span data-part="name">{option.label}</span>
                <AboutOption mark={option.mark} distance={option.distance} />
              </span>
              <FilterCount count={option.count} />
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
    </LongListRoot>
  )
}
