import type { Token, Tokens } from 'marked'
import type { Found } from './finding.ts'
import { placeOfIndex } from './places.ts'

const short = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').slice(0, 60)

/** Markdown syntax that is shown as plain characters, because its closing mark or a space is missing. */
const lostMarks: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\*\*|(?<![\p{L}\d])__(?=\p{L})/u, 'has "**" without its other half. Write both, or take it out.'],
  [/(?<![\p{L}\d*])\*(?=\p{L})/u, 'has "*" without its other half. Write both, or take it out.'],
  [/^[-+][\p{L}\d]/mu, 'looks like a list and is none. Write a space after the "-".'],
  [/^[•·●]/mu, 'looks like a list and is none. Begin its lines with "- ".'],
]

/** What Markdown makes of a piece that people mean otherwise; null where it is as it looks. */
export function misread(token: Token): string | null {
  if (token.type === 'code' && (token as Tokens.Code).codeBlockStyle === 'indented')
    return `"${short(token.raw)}" is shown as the code of a program, because its line begins with four blanks. Take them out.`
  if (token.type === 'paragraph' && /^\|.*\|[ \t]*$/mu.test(token.raw))
    return `"${short(token.raw)}" looks like a table and is none. Write the line | --- | --- | beneath its first.`
  if (token.type !== 'text' || ('tokens' in token && token.tokens)) return null
  const lost = lostMarks.find(([pattern]) => pattern.test(token.raw))
  return lost ? `"${short(token.raw)}" ${lost[1]}` : null
}

/** Headings that leave out a level: readers of screens go from one to the next. The title is the first level. */
export function leftOutLevels(tokens: readonly Token[]): readonly { readonly raw: string; readonly message: string }[] {
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  return headings.flatMap(({ depth, raw }, at) => {
    const before = headings[at - 1]?.depth ?? 1
    if (depth <= before + 1) return []
    return [{ raw: raw.trim(), message: `"${short(raw)}" leaves out a level of headings. Begin it with "${'#'.repeat(before + 1)}".` }]
  })
}

const comment = /<!--[\s\S]*?-->/gu

/** What the text of a page must not hold anywhere, its front matter included. */
const sources: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^(?:<{7}|={7}|>{7})(?: .*)?$/mu, 'holds two versions of a merge. Keep one of them.'],
  [
    /\{\{\w*\}*|\{[ \t]+\w+[ \t]*\}|\{\w+[ \t]+\}/u,
    'has a placeholder that nothing fills. Write it as {brand}, without blanks and with single brackets.',
  ],
  [/^(?:title|description):.*\{\w+(?![\w}])/mu, 'has a curly bracket that is not closed. Close it with "}".'],
  [
    /^(?:title|description):\s*(?:#|\*|_|`|>)|^(?:title|description):.*(?:\*\*|\]\()/mu,
    'holds Markdown at its top, which is shown as it stands there. Write it without.',
  ],
  [
    /\b(?:[1-9]|1[0-3]) dagers? angre/iu,
    'promises fewer than the 14 days in which a purchase can be withdrawn from (angrerettloven § 21). Correct it.',
  ],
]

/** Placeholders that stand for a form or a table, which have lines of their own. */
const blocks = /\{(?:withdrawalForm|cookies)\}/gu

const withinLines = (path: string, text: string): readonly Found[] =>
  [...text.matchAll(blocks)].flatMap(({ 0: found, index }) => {
    const end = text.indexOf('\n', index)
    const line = text.slice(text.lastIndexOf('\n', index) + 1, end < 0 ? text.length : end)
    const message = `has ${found}, a form or a table, within a line. Give it a line of its own, with blank lines around it.`
    return line.trim() === found ? [] : [{ file: path, message, place: placeOfIndex(text, index) }]
  })

export const sourceProblems = (path: string, source: string): readonly Found[] => {
  const text = source.replaceAll(comment, (found) => found.replaceAll(/[^\n]/gu, ' '))
  const found = sources.flatMap(([pattern, message]) => {
    const first = pattern.exec(text)
    return first ? [{ file: path, message, place: placeOfIndex(text, first.index) }] : []
  })
  return [...found, ...withinLines(path, text)]
}

/** How much of them search engines and tabs show. */
const most = { title: 70, description: 200 } as const

export const tooLong = (path: string, text: string, head: string): readonly Found[] =>
  (['title', 'description'] as const).flatMap((key) => {
    const written = new RegExp(`^${key}:(.*)$`, 'mu').exec(head)?.[1]?.trim() ?? ''
    if (written.length <= most[key]) return []
    const message = `has ${written.length} characters in its ${key}, expected ${most[key]} at most: search engines cut it off. Shorten it.`
    return [{ file: path, message, place: placeOfIndex(text, text.indexOf(`${key}:`)) }]
  })
