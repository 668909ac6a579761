import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FilterSectionRoot } from './FilterSection.styles.ts'

export type FilterSectionProps = RootProps<'details', 'open'> & {
  /** What is filtered by. */
  readonly title: string
  /** What is selected within, in a few words; seen when the section is closed, too. */
  readonly selected?: string
  /** Open from the start; the shopper may close it. Default false. */
  readonly defaultOpen?: boolean
  /** The options. */
  readonly children: ReactNode
}

/** One kind of filter in a panel, behind its heading. Works without scripts. State: `open` of the `details`. */
export function FilterSection({ title, selected, defaultOpen = false, children, ...rest }: FilterSectionProps) {
  return (
    <FilterSectionRoot {...rest} open={defaultOpen}>
      <summary>
        <h3 data-part="title">{title}</h3>
        {selected && <span data-part="selected">{selected}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div data-part="content" role="group" aria-label={title}>
        {children}
      </div>
    </FilterSectionRoot>
  )
}
