/** A list with a further page of it: an entry that is known already occurs once, as it came last (spec §4). */
export function mergeById<Entry extends { readonly id: number }>(known: readonly Entry[], further: readonly Entry[]): readonly Entry[] {
  return [...new Map([...known, ...further].map((entry) => [entry.id, entry])).values()]
}
