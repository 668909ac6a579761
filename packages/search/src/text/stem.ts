import { irregular } from './lexicon.data.ts'

const endings = ['erne', 'eren', 'ene', 'ere', 'er', 'en', 'et', 'e', 'a', 'r'] as const
const shortest = 3

/** One form for the forms of a Norwegian noun: støvel, støvler and støvlene all give `støvl`. The word is in lower case. */
export function stem(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return stem(known)
  const ending = endings.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest)
  const root = ending === undefined ? word : word.slice(0, -ending.length)
  return root.length > shortest && root.endsWith('el') ? `${root.slice(0, -2)}l` : root
}
