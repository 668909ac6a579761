import { fill, filterChipsTexts } from '@vidda/texts'
import { useEffect, useRef, useState, type CSSProperties, type FocusEvent, type MouseEvent } from 'react'
import { Icon } from '../icon/index.ts'
import { isPlainPress } from '../internal/plain-press.ts'
import { Link } from '../link/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import type { RootProps } from '../internal/root-props.ts'
import { useSharedRef } from '../internal/shared-ref.ts'
import { FilterChipsRoot } from './FilterChips.styles.ts'

export type FilterChip = {
  /** Unlike every other chip's. */
  readonly key: string
  readonly text: string
  /** The list without this value: filters live in the address, so a chip works without scripts. */
  readonly to: string
  /** Its colour, shown before the text. */
  readonly hex?: string
}

export type FilterChipsProps = RootProps<'ul', 'hidden'> & {
  /** One for each selected value. */
  readonly chips: readonly FilterChip[]
  /** The list without any of them. */
  readonly clearTo: string
  /** One value is to go, by its key; in place of the way to `to`. */
  readonly onRemove?: (key: string) => void
  /** All values are to go; in place of the way to `clearTo`. */
  readonly onClear?: () => void
}

/** What a press does instead of following the link. */
const inPlace = (act: (() => void) | undefined) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (!act || !isPlainPress(event)) return
  event.preventDefault()
  act()
}

/** The selected filters above a list; a press takes one away, and focus goes to the one that takes its place. Out of sight when none is selected, but for the focus that the last of them left. State: `hidden`. */
export function FilterChips({ chips, clearTo, onRemove, onClear, onClick, onBlur, ref, ...rest }: FilterChipsProps) {
  const texts = useTexts(filterChipsTexts)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef(-1)
  const [isHeld, setHeld] = useState(false)
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]
  useEffect(() => {
    const index = removed.current
    removed.current = -1
    if (index < 0 || (document.activeElement !== document.body && !list.current?.contains(document.activeElement))) return
    const next = links()[index] ?? links().at(-1) ?? list.current
    next?.focus({ preventScroll: true })
  }, [chips.length])

  function handlePress(event: MouseEvent<HTMLUListElement>) {
    onClick?.(event)
    removed.current = links().findIndex((link) => link.contains(event.target as Node))
    setHeld(true)
  }

  function handleBlur(event: FocusEvent<HTMLUListElement>) {
    onBlur?.(event)
    if (event.target === event.currentTarget) setHeld(false)
  }

  // There without any chip too: to learn its look at the first press the browser would ask every card of the list whether it is meant.
  return (
    <FilterChipsRoot
      role="list"
      aria-label={texts.selected}
      tabIndex={-1}
      {...rest}
      ref={useSharedRef(list, ref)}
      hidden={chips.length === 0 && !isHeld}
      onClick={handlePress}
      onBlur={handleBlur}
    >
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            to={chip.to}
            data-part="chip"
            aria-label={fill(texts.remove, { name: chip.text })}
            preventScrollReset
            onClick={inPlace(onRemove && (() => onRemove(chip.key)))}
          >
            {chip.hex && <span data-part="swatch" style={{ '--swatch': chip.hex } as CSSProperties} />}
            <span data-part="text">{chip.text}</span>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={clearTo} data-part="clear" preventScrollReset onClick={inPlace(onClear)}>
            {texts.clear}
          </Link>
        </li>
      )}
    </FilterChipsRoot>
  )
}
