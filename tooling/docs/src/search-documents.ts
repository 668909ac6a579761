import type { Token } from 'marked'
import { headingsOf, plainText } from './headings.ts'
import { outputOf, type Source } from './sources.ts'

/** A section of a page, as the search knows it. */
export type SearchDocument = {
  readonly id: number
  /** From the site's top folder. */
  readonly address: string
  readonly page: string
  /** Empty for what stands above the first one. */
  readonly heading: string
  readonly text: string
  /** 1 for pages of the guide, less for what is behind it. */
  readonly weight: number
}

const words = (tokens: readonly Token[]): string =>
  tokens
    .map((token): string => {
      if (token.type === 'space') return ' '
      if (token.type === 'table') {
        const { header, rows } = token as unknown as { header: { tokens: Token[] }[]; rows: { tokens: Token[] }[][] }
        return [header, ...rows].map((row) => row.map((cell) => plainText(cell.tokens)).join(' · ')).join('\n')
      }
      if (token.type === 'list') return (token['items'] as { tokens: Token[] }[]).map((item) => words(item.tokens)).join('\n')
      return plainText([token])
    })
    .join('\n')

const weightOf = (path: string): number => (path.startsWith('docs/guide/') ? 1 : path.startsWith('docs/') ? 0.5 : 0.4)

/** Every section of every page, under the heading that it stands beneath. */
export function searchDocuments(sources: Iterable<Source>): readonly SearchDocument[] {
  const documents: Omit<SearchDocument, 'id'>[] = []
  for (const { path, tokens } of sources) {
    const headings = [...headingsOf(tokens)]
    const page = headings.find(({ depth }) => depth === 1)?.text ?? path
    let section: { heading: string; anchor: string; tokens: Token[] } = { heading: '', anchor: '', tokens: [] }
    const end = (): void => {
      const text = words(section.tokens).replaceAll(/\s+/gu, ' ').trim()
      if (text === '' && section.heading === '') return
      const address = `${outputOf(path)}${section.anchor && `#${section.anchor}`}`
      documents.push({ address, page, heading: section.heading, text, weight: weightOf(path) })
    }
    for (const token of tokens) {
      if (token.type !== 'heading') {
        section.tokens.push(token)
        continue
      }
      const heading = headings.shift()
      if (!heading || heading.depth === 1) continue
      end()
      section = { heading: heading.text, anchor: heading.anchor, tokens: [] }
    }
    end()
  }
  return documents.map((document, id) => ({ id, ...document }))
}
