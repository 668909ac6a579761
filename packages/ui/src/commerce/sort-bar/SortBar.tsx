import { fill, listingTexts } from '@vidda/texts'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { ButtonLink } from '../../primitives/button-link/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { inPlace } from '../../foundation/internal/plain-press.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { SortBarRoot } from './SortBar.styles.ts'

export type SortOption<Key extends string> = { readonly key: Key; readonly label: string }

export type SortBarProps<Key extends string = string> = RootProps<'div'> & {
  /** What the list can be sorted by. */
  readonly options: readonly SortOption<Key>[]
  /** The key that it is sorted by. */
  readonly value: Key
  /** Whether the order is turned round. */
  readonly reversed: boolean
  /** Where an order leads: sorting lives in the address, so it works without scripts and can be shared. */
  readonly hrefFor: (key: Key, reversed: boolean) => string
  /** A key was selected: takes the place of following its link, which is for other tabs then. */
  readonly onValueChange?: (key: Key) => void
  /** The order is to be turned round, or back: takes the place of following the link as well. */
  readonly onReversedChange?: (reversed: boolean) => void
  /** Selected filter values, all kinds together (spec §2). */
  readonly filterCount?: number
  /** Without it there is no filter button. */
  readonly onFilter?: () => void
  /** Where the filters stand as a page, for when scripts are off or do not come: the button is then a link. */
  readonly filterHref?: string
  /** The pointer or focus reaches the filter button: time to load the filters. */
  readonly onFilterIntent?: () => void
  /** A `ShareButton`; it opens the share choices (spec §2). */
  readonly share?: ReactNode
  /** Another button that narrows the list, between the sort options and the share button. */
  readonly children?: ReactNode
}

/** Like `inPlace`, and closes the popover. Browsers that have none show the sort options in the row. */
const choosing = (choose: (() => void) | undefined) => (event: MouseEvent<HTMLAnchorElement>) => {
  inPlace(choose)(event)
  const options: Partial<HTMLElement> | null = event.currentTarget.closest('nav')
  options?.hidePopover?.()
}

/**
 * Filter button, sort options with their direction, and share button, in one row above a list (spec §2). On a phone the row is sticky, and the sort options
 * open in a popover at the bottom of the window, without scripts too.
 */
export function SortBar<Key extends string>({
  options,
  value,
  reversed,
  hrefFor,
  onValueChange,
  onReversedChange,
  filterCount = 0,
  onFilter,
  filterHref,
  onFilterIntent,
  share,
  children,
  ...rest
}: SortBarProps<Key>) {
  const texts = useTexts(listingTexts)
  const filterText = (
    <span key={filterCount} data-part="filters" data-count={filterCount || undefined}>
      {filterCount > 0 ? fill(texts.filterCount, { count: filterCount }) : texts.filter}
    </span>
  )
  const look = { variant: 'quiet', size: 'small', icon: <Icon name="filter" /> } as const
  const intent = { onPointerEnter: onFilterIntent, onFocus: onFilterIntent }
  const id = useId()
  return (
    <SortBarRoot {...rest}>
      {onFilter && filterHref === undefined && (
        <Button {...look} {...intent} onClick={onFilter}>
          {filterText}
        </Button>
      )}
      {onFilter && filterHref !== undefined && (
        <ButtonLink {...look} {...intent} to={filterHref} rel="nofollow" preventScrollReset onClick={inPlace(onFilter)}>
          {filterText}
        </ButtonLink>
      )}
      <Button variant="quiet" size="small" data-part="opener" popoverTarget={id}>
        {texts.sort}
      </Button>
      <nav id={id} popover="auto" aria-label={texts.sort}>
        <span data-part="heading">{texts.sortBy}</span>
        <ul role="list">
          {options.map(({ key, label }) => (
            <li key={key}>
              <Link
                to={hrefFor(key, key === value && reversed)}
                rel="nofollow"
                aria-current={key === value}
                preventScrollReset
                onClick={choosing(onValueChange && (() => onValueChange(key)))}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          data-part="reverse"
          to={hrefFor(value, !reversed)}
          rel="nofollow"
          aria-label={`${texts.reverse} (${reversed ? texts.descending : texts.ascending})`}
          title={texts.reverse}
          preventScrollReset
          onClick={choosing(onReversedChange && (() => onReversedChange(!reversed)))}
        >
          <Icon name={reversed ? 'arrow-down' : 'arrow-up'} />
        </Link>
      </nav>
      {children}
      {share}
    </SortBarRoot>
  )
}
