/** The edits (letters put in, left out or changed) that turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** ` Did you mean "chainId"?` when a known word is near, otherwise nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const ranked = [...known]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits)
  const best = ranked[0]
  return best && best.edits <= Math.max(1, Math.floor(word.length / 3)) ? ` Did you mean "${best.candidate}"?` : ''
}
