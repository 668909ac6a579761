/** The texts of one feature. `{name}` in a text marks a placeholder that `fill` puts a value in. */
export type Namespace<Words extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> = {
  readonly namespace: string
  readonly words: Words
}

/** A namespace's texts as they are read: the common ones, or a brand's. */
export type WordsOf<N extends Namespace> = { readonly [Key in keyof N['words']]: string }

type Overrides = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

const cache = new WeakMap<Overrides, Map<Namespace, unknown>>()

/** The namespace's texts with a brand's own in place of the common ones. Made once for each. */
export function wordsOf<N extends Namespace>(namespace: N, overrides: Overrides): WordsOf<N> {
  const own = overrides[namespace.namespace]
  if (!own) return namespace.words as WordsOf<N>
  const made = cache.get(overrides) ?? new Map<Namespace, unknown>()
  cache.set(overrides, made)
  if (!made.has(namespace)) made.set(namespace, { ...namespace.words, ...own })
  return made.get(namespace) as WordsOf<N>
}
