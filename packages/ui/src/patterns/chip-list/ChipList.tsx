import type { ReactNode } from 'react'
import { Link } from '../../primitives/link/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ChipListRoot } from './ChipList.styles.ts'

export type Chip = {
  /** Link text; may end with a count. */
  readonly text: ReactNode
  readonly to: string
  readonly current?: boolean
}

export type ChipListProps = RootProps<'nav'> & {
  /** What the links are, for screen readers. */
  readonly label: string
  /** In the order they stand in. */
  readonly chips: readonly Chip[]
}

/** A row of links that scrolls sideways on a phone and wraps from 1020 px. */
export function ChipList({ label, chips, ...rest }: ChipListProps) {
  return (
    <ChipListRoot aria-label={label} {...rest}>
      <ul data-part="list">
        {chips.map((chip) => (
          <li key={chip.to}>
            <Link to={chip.to} data-part="chip" aria-current={chip.current ? 'page' : undefined}>
              {chip.text}
            </Link>
          </li>
        ))}
      </ul>
    </ChipListRoot>
  )
}
