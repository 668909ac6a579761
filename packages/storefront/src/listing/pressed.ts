import type { Card } from './card.ts'
import type { ListPage } from './load-listing.ts'

/** What the shopper has selected, before or after the list has followed. */
export type Choice = Pick<ListPage, 'selected' | 'parameters'>

/** A press on a filter whose answer is on its way. */
export type Pressed = Choice & {
  /** The list that was pressed on; another one in its place is the answer. */
  readonly list: ListPage
  /** Those of its goods that stay. */
  readonly cards: readonly Card[]
}
