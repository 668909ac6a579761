import { headwords, synonyms } from './lexicon.data.ts'

const endings = ['erne', 'eren', 'ene', 'ere', 'er', 'en', 'et', 'e', 'a', 'r'] as const
const shortest = 3

/** Without case and Norwegian letters, so that `skjort` finds `Skjørt`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')

/** One form for the forms of a Norwegian noun: støvel, støvler and støvlene all give `stovl`. */
export function stem(word: string): string {
  const ending = endings.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest)
  const root = ending === undefined ? word : word.slice(0, -ending.length)
  return root.length > shortest && root.endsWith('el') ? `${root.slice(0, -2)}l` : root
}

const wordsOf = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? []

const parts = (word: string) => headwords.filter((head) => word.length > head.length && word.endsWith(head))

/** Every form under which a word is found: its stem, the heads of a compound, and synonyms. */
export function formsOf(word: string): string[] {
  const singular = [word, stem(word)]
  const heads = singular.flatMap(parts)
  const same = singular.concat(heads).flatMap((form) => synonyms[form] ?? [])
  return [...new Set([...singular, ...heads, ...same].map(stem))]
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** Text of a `tsvector`: each word with the best weight under which it occurs. */
export function vectorOf(texts: Readonly<Partial<Record<Weight, string>>>): string {
  const best = new Map<string, Weight>()
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    for (const form of wordsOf(texts[weight] ?? '').flatMap(formsOf)) if (!best.has(form)) best.set(form, weight)
  }
  return [...best].map(([form, weight]) => `'${form}':1${weight}`).join(' ')
}

/** Text of a `tsquery` that asks for every word, each as the beginning of one; null when nothing is asked. */
export function queryOf(text: string): string | null {
  const words = wordsOf(text)
  return words.length === 0 ? null : words.map((word) => `'${stem(word)}':*`).join(' & ')
}
