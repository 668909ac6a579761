import { withoutLinks } from './spans.ts'

/** A part of a post's body, as it is shown. Words of paragraphs and items may hold links: see `textSpans`. */
export type BlogBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Ids of the articles shown at this place in the text. */
  | { readonly kind: 'articles'; readonly ids: readonly number[] }

/** `about` is where the author works or what as; null when only the name is told. */
export type BlogAuthor = { readonly name: string; readonly about: string | null }

const headingMark = /^##\s+/u
const itemMark = /^[-*]\s+/u
const articlesMark = /^\{articles:\s*(\d+(?:\s*,\s*\d+)*)\s*\}$/u
const authorMark = /^\{author:\s*([^{},\s][^{},]*?)\s*(?:,\s*([^{},\s][^{}]*?)\s*)?\}$/u

const partsOf = (body: string): readonly string[] =>
  body
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * Parses a post's body into paragraphs, second-level headings, lists and articles (`{articles: 12, 34}`). Anything else is a paragraph,
 * but for the author, who stands with the title.
 */
export const blogBlocks = (body: string): readonly BlogBlock[] =>
  partsOf(body)
    .filter((part) => !authorMark.test(part))
    .flatMap(blocksOf)

/** Who wrote a post, as its body tells in a paragraph such as `{author: Ingrid, butikken i Bergen}`; null where it does not. */
export function blogAuthor(body: string): BlogAuthor | null {
  for (const part of partsOf(body)) {
    const [, name, about = null] = authorMark.exec(part) ?? []
    if (name !== undefined) return { name, about }
  }
  return null
}

function blocksOf(part: string): readonly BlogBlock[] {
  const rows = part.split('\n').map((row) => row.trim())
  const [first = '', ...rest] = rows
  if (headingMark.test(first)) {
    const heading: BlogBlock = { kind: 'heading', text: withoutLinks(first.replace(headingMark, '')) }
    return rest.length > 0 ? [heading, ...blocksOf(rest.join('\n'))] : [heading]
  }
  const named = rest.length === 0 && articlesMark.exec(first)?.[1]
  if (named) return [{ kind: 'articles', ids: [...new Set(named.split(',').map(Number))] }]
  if (rows.every((row) => itemMark.test(row))) return [{ kind: 'list', items: rows.map((row) => row.replace(itemMark, '')) }]
  return [{ kind: 'paragraph', text: rows.join(' ') }]
}

/** Words that are read in a minute. */
const pace = 200

/** How long a body takes to read, in whole minutes from 1. */
export const readingMinutes = (body: string): number => Math.max(1, Math.round(body.split(/\s+/u).length / pace))

/** The first paragraph, cut after a whole word, for lists and descriptions; `most` in characters. */
export function blogLead(body: string, most = 160): string {
  const text = withoutLinks(blogBlocks(body).find((block) => block.kind === 'paragraph')?.text ?? '')
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:]+$/u, '')} …`
}
