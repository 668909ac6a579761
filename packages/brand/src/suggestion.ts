/** The edits (letters put in, left out, changed or swapped with the next) that turn one word into the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= from.length; row++) {
    rows.push([row])
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const edits = [at(row - 1, column - 1) + (same ? 0 : 1), at(row - 1, column) + 1, at(row, column - 1) + 1]
      rows[row]?.push(Math.min(...edits, swapped ? at(row - 2, column - 2) + 1 : Infinity))
    }
  }
  return at(from.length, to.length)
}

/** ` Did you mean "chainId"?` when a known word is near, otherwise nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const ranked = [...known]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((one, other) => one.edits - other.edits)
  const best = ranked[0]
  return best && best.edits <= Math.max(1, Math.floor(word.length / 3)) ? ` Did you mean "${best.candidate}"?` : ''
}
