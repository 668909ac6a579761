import type { HelpEntry } from './help-entries.ts'

/** A piece of text, and whether it is what was searched for. */
type Piece = { readonly text: string; readonly isHit: boolean }
export type HelpHit = { readonly id: string; readonly title: readonly Piece[]; readonly snippet: readonly Piece[] }

const endings = /(?:erne|ene|ere|er|en|et|e|a|r)$/u
const shortest = 3

/** Characters of a snippet, and of what stands before its first hit. */
const [snippetLength, lead] = [120, 36]

const wordsIn = (query: string): readonly string[] =>
  query
    .normalize('NFC')
    .toLocaleLowerCase('nb-NO')
    .match(/[\p{L}\d]+/gu) ?? []

/** `penger` for pengene: a word without its ending, where enough is left of it. */
const stemOf = (word: string): string => {
  const stem = word.replace(endings, '')
  return stem.length < shortest ? word : stem
}

/** Finds words of the text that begin with one of these. */
const beginning = (words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})`, 'giu')

const has = (text: string, word: string): boolean => beginning([word]).test(text)

function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  return text
    .split(beginning(words))
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter(({ text: shown }) => shown !== '')
}

/** The part of the text around its first hit, cut between words. */
function around(text: string, words: readonly string[]): string {
  const first = Math.max(0, text.search(beginning(words)))
  const from = first <= lead ? 0 : text.indexOf(' ', first - lead) + 1
  const rest = text.slice(from)
  const end = rest.length <= snippetLength ? rest.length : rest.lastIndexOf(' ', snippetLength)
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`
}

/**
 * Sections and questions with every word of the query at the beginning of one of theirs, those with it in the title first. Where there
 * are none the words are tried without their endings, and then one by one. `common` are words that say nothing of what is asked about.
 */
export function findHelp(entries: readonly HelpEntry[], query: string, common: string): readonly HelpHit[] {
  const all = wordsIn(query)
  const left = new Set(common.split(' '))
  const telling = all.filter((word) => !left.has(word))
  const words = telling.length > 0 ? telling : all
  if (words.length === 0) return []
  const stems = words.map(stemOf)
  const withEach = (list: readonly string[]) => (entry: HelpEntry) => list.every((word) => has(`${entry.title} ${entry.text}`, word))
  const withOne = (entry: HelpEntry) => stems.some((word) => has(`${entry.title} ${entry.text}`, word))
  const isPlain = entries.some(withEach(words))
  const shown = isPlain ? words : stems
  const isHit = isPlain || entries.some(withEach(stems)) ? withEach(shown) : withOne
  const inTitle = ({ title }: HelpEntry): number => shown.filter((word) => has(title, word)).length
  return entries
    .filter(isHit)
    .toSorted((one, other) => inTitle(other) - inTitle(one))
    .map(({ id, title, text }) => ({ id, title: piecesOf(title, shown), snippet: piecesOf(around(text, shown), shown) }))
}
