import { Icon } from '@vidda/ui/icon'
import { IconButton } from '@vidda/ui/icon-button'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { EntryRowRoot } from './Panels.styles.ts'

export type EntryRowProps = {
  /** Its name, for the buttons' own: `Move Klær up`. */
  readonly name: string
  readonly index: number
  readonly count: number
  /** Puts the entry in another place. */
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  /** Takes the focus, since it has just been moved here with this button. */
  readonly focused: 'up' | 'down' | null
  /** Beside the name, what tells the entry from others of that name. */
  readonly hint?: string
  /** Between the name and the buttons. */
  readonly aside?: ReactNode
  /** What can be set of it: unfolded by its name. */
  readonly children?: ReactNode
  /** State: `data-off`. */
  readonly off?: boolean
}

/** An entry of a list that is moved by its buttons, or with Alt and an arrow anywhere in it. */
export function EntryRow({ name, index, count, onMove, onRemove, focused, hint, aside, children, off = false }: EntryRowProps) {
  const root = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  const words = (
    <span data-part="words">
      <span>{name}</span>
      {hint && <small>{hint}</small>}
    </span>
  )
  useEffect(() => {
    if (focused === null) return
    const buttons = root.current?.querySelectorAll<HTMLButtonElement>('[data-move]')
    const wanted = [...(buttons ?? [])].toSorted((one) => (one.dataset['move'] === focused ? -1 : 1))
    // At an end the button that led here is disabled, and its neighbour is next.
    wanted.find((button) => !button.disabled)?.focus()
  }, [focused])
  return (
    <EntryRowRoot
      ref={root}
      data-off={off || undefined}
      onKeyDown={(event) => {
        const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
        if (by === undefined || index + by < 0 || index + by >= count) return
        event.preventDefault()
        onMove(index + by)
      }}
    >
      <div data-part="head">
        <span data-part="number" aria-hidden="true">
          {index + 1}
        </span>
        {children ? (
          <button type="button" data-part="name" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'chevron-down' : 'chevron-right'} />
            {words}
          </button>
        ) : (
          <div data-part="name">{words}</div>
        )}
        {aside}
        <IconButton icon="arrow-up" label={`Move ${name} up`} data-move="up" disabled={index === 0} onClick={() => onMove(index - 1)} />
        <IconButton
          icon="arrow-down"
          label={`Move ${name} down`}
          data-move="down"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {children && open && <div id={id}>{children}</div>}
    </EntryRowRoot>
  )
}
