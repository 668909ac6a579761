import { heads, modifiers, people } from './lexicon.data.ts'
import { folded } from './letters.ts'
import { stem } from './stem.ts'

/** Longest first: `ullundertøy` is underwear before it is a `tøy`. */
const headStems = [...new Set(heads.map(stem))].toSorted((a, b) => b.length - a.length)
const knownModifiers = new Set(modifiers.flatMap((word) => [folded(word), folded(stem(word))]))

export type Compound = {
  /** Stem of the last part. */
  readonly head: string
  /** The part before it, without the letter that binds them. */
  readonly modifier: string
  /** Whether the modifier is a word that compounds begin with. */
  readonly known: boolean
}

const bound = /(?<=.{3})[se]$/

const beforeHead = (word: string, head: string): string | null => {
  const ending = [head, folded(head)].find((candidate) => word.length > candidate.length + 1 && word.endsWith(candidate))
  return ending === undefined ? null : word.slice(0, -ending.length)
}

/** The parts of a compound, whose stem may have lost the last letter of a short head (`vinterlue`); null for a word that has none. */
export function compoundOf(word: string): Compound | null {
  const whole = stem(word)
  for (const head of headStems) {
    const first = beforeHead(whole, head) ?? beforeHead(`${whole}e`, head)
    if (first === null) continue
    if (Object.hasOwn(people, first)) return { head, modifier: first, known: true }
    const parts = [first, first.replace(bound, '')]
    const modifier = parts.find((part) => knownModifiers.has(folded(part)))
    return { head, modifier: modifier ?? parts[1] ?? first, known: modifier !== undefined }
  }
  return null
}
