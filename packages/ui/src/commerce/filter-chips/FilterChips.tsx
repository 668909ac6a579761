import { fill, filterChipsTexts } from '@vidda/texts'
import { useEffect, useRef, useState, type CSSProperties, type FocusEvent, type MouseEvent } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import { inPlace } from '../../foundation/internal/plain-press.ts'
import { Link } from '../../primitives/link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
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

export type FilterChipsProps = RootProps<'ul', 'hidden' | 'onClickCapture' | 'onBlurCapture'> & {
  /** One for each selected value. */
  readonly chips: readonly FilterChip[]
  /** The list without any of them. */
  readonly clearTo: string
  /** One value is to go, by its key; in place of the way to `to`. */
  readonly onRemove?: (key: string) => void
  /** All values are to go; in place of the way to `clearTo`. */
  readonly onClear?: () => void
}

const linksIn = (list: HTMLElement) => [...list.querySelectorAll('a')]

/** The selected filters above a list; a press takes one away, and focus goes to the one that takes its place. Out of sight when none is selected, but for the focus that the last of them left. State: `hidden`. */
export function FilterChips({ chips, clearTo, onRemove, onClear, ...rest }: FilterChipsProps) {
  const texts = useTexts(filterChipsTexts)
  const removed = useRef<{ readonly list: HTMLElement; readonly index: number } | null>(null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!removed.current) return
    const { list, index } = removed.current
    removed.current = null
    if (document.activeElement !== document.body && !list.contains(document.activeElement)) return
    const links = linksIn(list)
    const next = links[index] ?? links.at(-1) ?? list
    next.focus({ preventScroll: true })
  }, [chips.length])

  function handlePress({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const index = linksIn(currentTarget).findIndex((link) => link.contains(target as Node))
    removed.current = index < 0 ? null : { list: currentTarget, index }
    setHeld(true)
  }

  function handleBlur({ target, currentTarget }: FocusEvent) {
    if (target === currentTarget) setHeld(false)
  }

  // There without any chip too: to learn its look at the first press the browser would ask every card of the list whether it is meant.
  return (
    <FilterChipsRoot
      role="list"
      aria-label={texts.selected}
      tabIndex={-1}
      {...rest}
      hidden={chips.length === 0 && !isHeld}
      onClickCapture={handlePress}
      onBlurCapture={handleBlur}
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
