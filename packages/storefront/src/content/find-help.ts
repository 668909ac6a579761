import { withoutEnding } from '@vidda/domain/spelling'
import type { HelpEntry } from './help-entries.ts'

/** A piece of text, and whether it is what was searched for. */
type Piece = { readonly text: string; readonly isHit: boolean }
export type HelpHit = { readonly id: string; readonly title: readonly Piece[]; readonly snippet: readonly Piece[] }

/** Characters of a snippet, and of what stands before its first hit. */
const [snippetLength, lead] = [120, 36]

/** Words of a query. `e-post` is one word: `e` alone would match too much. Other hyphens separate words. */
const wordsIn = (query: string): readonly string[] =>
  query
    .normalize('NFC')
    .toLocaleLowerCase('nb-NO')
    .match(/[\p{L}\d](?:-[\p{L}\d]+)+|[\p{L}\d]+/gu) ?? []

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

const countIn = (text: string, words: readonly string[]): number => words.filter((word) => has(text, word)).length
const countOf = ({ title, text }: HelpEntry, words: readonly string[]): number => countIn(`${title} ${text}`, words)

/** Entries that have, for every word of the query, a word that begins with it. */
const withEach = (entries: readonly HelpEntry[], words: readonly string[]): readonly HelpEntry[] =>
  entries.filter((entry) => countOf(entry, words) === words.length)

/** Letters of a word that is searched for alone: shorter ones begin too many others. */
const fewestAlone = 4

/** Words to search for, and the entries that have them: as they are written, without their endings, or any of them. */
function search(entries: readonly HelpEntry[], words: readonly string[]) {
  // Without its ending `penger` also finds `pengene`.
  for (const tried of [words, words.map((word) => withoutEnding(word))]) {
    const found = withEach(entries, tried)
    if (found.length > 0) return { found, tried }
  }
  const tried = words.map((word) => withoutEnding(word, fewestAlone)).filter((word) => word.length >= fewestAlone)
  return { found: entries.filter((entry) => countOf(entry, tried) > 0), tried }
}

/** Sections and questions that match a query: most matching words first, then matches in the title. `common` are stop words, with spaces between. */
export function findHelp(entries: readonly HelpEntry[], query: string, common: string): readonly HelpHit[] {
  const all = wordsIn(query)
  const left = new Set(common.split(' '))
  const telling = all.filter((word) => !left.has(word))
  const words = telling.length > 0 ? telling : all
  if (words.length === 0) return []
  const { found, tried } = search(entries, words)
  return found
    .toSorted((one, other) => countOf(other, tried) - countOf(one, tried) || countIn(other.title, tried) - countIn(one.title, tried))
    .map(({ id, title, text }) => ({ id, title: piecesOf(title, tried), snippet: piecesOf(around(text, tried), tried) }))
}
