import type { Token, Tokens } from 'marked'
import { plainText } from './headings.ts'

/** The rows of the tables on a page, or of those under one of its headings; cells as they are written. */
export function tableRows(tokens: readonly Token[], heading?: string): readonly (readonly [name: string, ...cells: string[]])[] {
  let isUnder = heading === undefined
  return tokens.flatMap((token) => {
    if (token.type === 'heading' && heading !== undefined) isUnder = plainText((token as Tokens.Heading).tokens) === heading
    if (token.type !== 'table' || !isUnder) return []
    return (token as Tokens.Table).rows.map((row) => row.map(({ text }) => text) as [string, ...string[]])
  })
}
