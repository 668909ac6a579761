/** One way in which an article can answer a word: by a term, or by any of some tags. */
export type Alternative =
  | { readonly kind: 'strong' | 'weak'; readonly term: string; readonly scale: number }
  | { readonly kind: 'tags'; readonly tags: readonly number[]; readonly weight: number }

/** A word of the query; an article must answer every clause, by any of its alternatives. */
export type Clause = {
  /** The word as it was typed. */
  readonly word: string
  readonly any: readonly Alternative[]
  /** What makes an article better, and is not required. */
  readonly better: readonly Alternative[]
  /** The word that was taken in its place. */
  readonly corrected: string | null
}
