import { compoundOf } from './compound.ts'
import { tokensOf } from './letters.ts'
import { stem } from './stem.ts'

/** Where a word of an article stands. `description` is asked only when nothing better knows the word. */
export const fields = ['name', 'brand', 'group', 'subcategory', 'category', 'genders', 'colors', 'season', 'description'] as const
export type Field = (typeof fields)[number]
export type Texts = Readonly<Record<Field, string>>

/** How much a word counts as it stands, as the head of a compound and as its first part; 15 at most. */
const weights: Readonly<Record<Exclude<Field, 'description'>, readonly [whole: number, head: number, modifier: number]>> = {
  name: [12, 10, 7],
  brand: [12, 0, 0],
  group: [9, 8, 4],
  subcategory: [6, 4, 2],
  category: [3, 2, 0],
  genders: [6, 0, 0],
  colors: [6, 0, 0],
  season: [3, 0, 0],
}

export type Terms = {
  /** The best weight of each stem. */
  readonly strong: ReadonlyMap<string, number>
  readonly weak: readonly string[]
  /** Words as they are written, by which beginnings and corrections are found. */
  readonly surfaces: readonly string[]
}

type Part = { readonly stem: string; readonly head: string; readonly modifier: string; readonly surface: string }

const known = new Map<string, Part>()

/** A catalogue has few different words, and says them often. */
function partOf(word: string): Part {
  const found = known.get(word)
  if (found) return found
  const compound = compoundOf(word)
  const surface = compound?.modifier ?? ''
  const part = { stem: stem(word), head: compound?.head ?? '', modifier: surface && stem(surface), surface }
  if (known.size > 200_000) known.clear()
  known.set(word, part)
  return part
}

/** What an article is found by. */
export function termsOf(texts: Texts): Terms {
  const strong = new Map<string, number>()
  const surfaces = new Set<string>()
  const note = (term: string, weight: number) => {
    if (term && weight > (strong.get(term) ?? 0)) strong.set(term, weight)
  }
  for (const field of fields) {
    if (field === 'description') continue
    const [whole, head, modifier] = weights[field]
    for (const word of tokensOf(texts[field])) {
      const part = partOf(word)
      surfaces.add(word)
      note(part.stem, whole)
      note(part.head, head)
      note(part.modifier, modifier)
      if (part.surface.length > 2 && modifier > 0) surfaces.add(part.surface)
    }
  }
  const weak = new Set(tokensOf(texts.description).map((word) => partOf(word).stem))
  return { strong, weak: [...weak].filter((term) => !strong.has(term)), surfaces: [...surfaces] }
}
