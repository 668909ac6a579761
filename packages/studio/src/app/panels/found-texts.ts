import type { Texts } from '../../shared/wire.ts'

export type FoundText = { readonly namespace: string; readonly key: string; readonly usual: string; readonly own: string | undefined }

/** So many are shown at once: each is a field. */
export const mostFound = 40

type Wanted = {
  /** Every word of it stands somewhere in the text, the usual one or in its name. */
  readonly query: string
  /** Those alone that the brand has worded anew. */
  readonly onlyOwn: boolean
}

/** The texts of the catalogue that are looked for, with what the brand says in their place. */
export function foundTexts(catalogue: Texts, texts: Texts, { query, onlyOwn }: Wanted): readonly FoundText[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  return Object.entries(catalogue).flatMap(([namespace, known]) =>
    Object.entries(known).flatMap(([key, usual]) => {
      const own = texts[namespace]?.[key]
      if (onlyOwn && own === undefined) return []
      const searched = `${namespace}.${key} ${usual} ${own ?? ''}`.toLowerCase()
      return words.every((word) => searched.includes(word)) ? [{ namespace, key, usual, own }] : []
    }),
  )
}
