import { editDistance } from '@vidda/domain/spelling'

/** ` Did you mean "chainId"?` when a known word is near, otherwise nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const ranked = [...known]
    .map((candidate) => ({ candidate, edits: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((one, other) => one.edits - other.edits)
  const best = ranked[0]
  return best && best.edits <= Math.max(1, Math.floor(word.length / 3)) ? ` Did you mean "${best.candidate}"?` : ''
}
