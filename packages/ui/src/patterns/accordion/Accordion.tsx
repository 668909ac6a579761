import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { AccordionRoot } from './Accordion.styles.ts'

export type AccordionItem = {
  /** Tells it from the others; also the id of its element, so that `#id` in an address leads to it. */
  readonly id: string
  readonly title: string
  /** A word or two at the end of the title's line, as in `12 spørsmål`. */
  readonly hint?: string
  readonly content: ReactNode
  /** Unfolded at first. State: `open`, as `<details>` has it. */
  readonly open?: boolean
}

export type AccordionProps = RootProps<'div', 'name'> & {
  /** In the order they stand in. */
  readonly items: readonly AccordionItem[]
  /** Level of the titles as headings. Default 3. */
  readonly level?: 2 | 3 | 4
  /** Unfolding one folds the one that was open. */
  readonly single?: boolean
  /** Shared by the items of a `single` accordion; needed when a page has several. Default `accordion`. */
  readonly name?: string
}

/**
 * Titles that unfold what they are about. Native `<details>`: works without JavaScript, and the browser's search in the page finds and
 * unfolds what is folded away.
 */
export function Accordion({ items, level = 3, single = false, name = 'accordion', ...rest }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <AccordionRoot {...rest}>
      {items.map((item) => (
        <details key={item.id} id={item.id} data-part="item" name={single ? name : undefined} open={item.open}>
          <summary data-part="summary">
            <Heading data-part="title">{item.title}</Heading>
            {item.hint && <span data-part="hint">{item.hint}</span>}
            <Icon name="chevron-down" />
          </summary>
          <div data-part="content">{item.content}</div>
        </details>
      ))}
    </AccordionRoot>
  )
}
