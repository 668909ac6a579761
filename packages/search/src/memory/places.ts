import type { CountedPlace } from '../engine.ts'
import { tag } from '../documents/tags.ts'
import { compoundOf } from '../text/compound.ts'
import { folded, tokensOf } from '../text/letters.ts'

export type NamedPlace = Omit<CountedPlace, 'count'> & { readonly chainId: number }

export type Place = Omit<CountedPlace, 'count'> & {
  readonly tag: number
  /** Words of the name and their parts, without Norwegian letters. */
  readonly words: readonly string[]
}

export type Places = ReadonlyMap<number, ReadonlyMap<number, Place>>

const partsOf = (word: string) => {
  const compound = compoundOf(word)
  return compound ? [word, compound.head, compound.modifier] : [word]
}

const place = ({ kind, id, name, category, subcategory }: NamedPlace): Place => {
  const words = tokensOf(name).flatMap((word) => (kind === 'brands' ? [word] : partsOf(word)))
  return { kind, id, name, category, subcategory, tag: tag(kind, id), words: words.map(folded) }
}

/** By chain and tag. */
export const placesOf = (rows: readonly NamedPlace[]): Places =>
  new Map([...Map.groupBy(rows, (row) => row.chainId)].map(([chain, own]) => [chain, new Map(own.map(place).map((one) => [one.tag, one]))]))
