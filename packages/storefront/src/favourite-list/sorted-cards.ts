import type { Card } from '../listing/index.ts'

export const favouriteSorts = ['newest', 'cheapest', 'dearest'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

/** The cards in another order than that in which they were chosen; equal prices keep it. */
export function sortedCards(cards: readonly Card[], sort: FavouriteSort): readonly Card[] {
  if (sort === 'newest') return cards
  const direction = sort === 'cheapest' ? 1 : -1
  return cards.toSorted((left, right) => (left.price - right.price) * direction)
}
