import { withoutEnding } from '@vidda/domain/spelling'
import { irregular } from './lexicon.data.ts'

/** Letters of the shortest word that is taken apart. */
const shortest = 3

/** One form for the forms of a Norwegian noun: støvel, støvler and støvlene all give `støvl`. The word is in lower case. */
export function stem(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return stem(known)
  const root = withoutEnding(word, shortest)
  return root.length > shortest && root.endsWith('el') ? `${root.slice(0, -2)}l` : root
}
