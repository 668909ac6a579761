/**
 * Counties in two columns of nearly the same height, read one after the other. Shops of a county stand below one another, so that an odd number
 * leaves no gap; and unlike CSS columns these do not move a county to the other column when opening hours unfold. A single county is a column by itself.
 */
export function countyColumns<County extends { readonly ids: readonly number[] }>(
  counties: readonly County[],
): readonly (readonly County[])[] {
  /** In cards: the heading of a county is about as high as the card of a shop. */
  const heightOf = (some: readonly County[]) => some.reduce((sum, { ids }) => sum + ids.length + 1, 0)
  const difference = (count: number) => Math.abs(heightOf(counties.slice(0, count)) - heightOf(counties.slice(count)))
  const counts = counties.slice(1).map((_, at) => at + 1)
  const first = counts.reduce((best, count) => (difference(count) < difference(best) ? count : best), 1)
  return [counties.slice(0, first), counties.slice(first)].filter((column) => column.length > 0)
}
