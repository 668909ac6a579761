import type { CSSProperties } from 'react'
import { FilterSection } from '../filter-section/index.ts'
import { FilterCount } from './FilterCount.tsx'
import { LongList } from './LongList.tsx'
import { SizeLists } from './SizeLists.tsx'
import { ShortListRoot } from './ShortList.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useSelection, type FilterSelectionProps, type FilterValue } from './use-selection.ts'

export type FilterProps<Value extends FilterValue = number> = RootProps<'details', 'open'> &
  FilterSelectionProps<Value> & {
    /** What is filtered by, as the heading says it. */
    readonly title: string
    /** `pills` for a handful of options, `swatches` for colours, `sizes` for sizes by their scales, `list` for any number. State: `data-kind`. */
    readonly kind: 'pills' | 'swatches' | 'sizes' | 'list'
    /** What the search within a long list is called, as `Finn merke`; without it there is none. */
    readonly searchLabel?: string
    /** Open from the start. Default false. */
    readonly defaultOpen?: boolean
  }

/** One facet of a list: any number of its options can be selected (spec §2 Filter widgets). */
export function Filter<Value extends FilterValue = number>(props: FilterProps<Value>) {
  const { title, kind, searchLabel, defaultOpen = false, options, selection, onSelectionChange, ...rest } = props
  const { selected, checkbox } = useSelection({ options, selection, onSelectionChange })
  return (
    <FilterSection {...rest} title={title} defaultOpen={defaultOpen} {...(selected !== '' && { selected })}>
      {kind === 'list' && <LongList options={options} selection={selection} checkbox={checkbox} searchLabel={searchLabel} />}
      {kind === 'sizes' && <SizeLists title={title} options={options} selection={selection} checkbox={checkbox} />}
      {(kind === 'pills' || kind === 'swatches') && (
        <ShortListRoot role="list" data-kind={kind}>
          {options.map((option) => {
            const name = (
              <span data-part="name">
                {option.label} <FilterCount count={option.count} />
              </span>
            )
            return (
              <li key={option.value}>
                <label>
                  <input type="checkbox" {...checkbox(option)} />
                  {kind === 'pills' ? <span data-part="pill">{name}</span> : <Swatch color={option.color ?? null} />}
                  {kind === 'swatches' && name}
                </label>
              </li>
            )
          })}
        </ShortListRoot>
      )}
    </FilterSection>
  )
}

function Swatch({ color }: { readonly color: string | null }) {
  return (
    <span
      data-part="swatch"
      data-many={color === null || undefined}
      {...(color !== null && { style: { '--swatch': color } as CSSProperties })}
    />
  )
}
