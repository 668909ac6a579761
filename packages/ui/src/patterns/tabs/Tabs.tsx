import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { TabsRoot } from './Tabs.styles.ts'

export type TabItem = {
  /** Tells it from the others. */
  readonly id: string
  readonly title: string
  /** Shown beside the title, as in `Omtaler 12`. */
  readonly count?: number
  readonly content: ReactNode
}

export type TabsProps = RootProps<'div'> & {
  /** In the order they stand in. */
  readonly items: readonly TabItem[]
  /** What the tabs are parts of, for screen readers. */
  readonly label: string
  /** Id of the tab shown; without it the component keeps that itself and begins with the first. */
  readonly value?: string
  /** Another tab was selected, by its id. */
  readonly onValueChange?: (id: string) => void
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * One of several contents, selected by tab (the tabs pattern of ARIA APG, selected as focus moves). All contents are in the page, so that
 * the browser and search engines find them; those not selected are hidden. State: `aria-selected` of a tab.
 */
export function Tabs({ items, label, value, onValueChange, ...rest }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const selected = value ?? own

  function choose(next: TabItem) {
    setOwn(next.id)
    if (next.id !== selected) onValueChange?.(next.id)
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const to = steps[event.key]?.(index, items.length - 1)
    const next = to === undefined ? undefined : items[to]
    if (to === undefined || !next) return
    event.preventDefault()
    choose(next)
    list.current?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <TabsRoot {...rest}>
      <div ref={list} role="tablist" aria-label={label} data-part="list">
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            data-part="tab"
            id={`${id}-tab-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={`${id}-panel-${item.id}`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => choose(item)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {item.title}
            {item.count !== undefined && <span data-part="count">{item.count}</span>}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          data-part="panel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          tabIndex={0}
          hidden={item.id !== selected}
        >
          {item.content}
        </div>
      ))}
    </TabsRoot>
  )
}
