import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { sizeKey } from './index/sizes.ts'
import { type Sizes, wordsOf } from './query/parse.ts'

/** Characters of the longest article number (contract, data of articles). */
const longest = 50

/** What a query may name, in the form that `article_code` gives article numbers: all of it, or what is left without words such as `art`. */
export function codesOf(query: string): readonly string[] {
  const whole = query.toLowerCase().replaceAll(/[^a-z0-9æøå]+/g, '')
  const bare = wordsOf(query).join('')
  return [...new Set([whole, bare])].filter((code) => code.length > 0 && code.length <= longest)
}

/** Whether a query is looked up as a number ahead of its words. */
export const mayBeCode = (sizes: Sizes, query: string): boolean => /\d/.test(query) && !sizes.has(sizeKey(wordsOf(query)))

/** Ids of the articles with this article number or EAN; none when the query is neither. */
export async function codeArticles(db: Db, chainId: number, query: string): Promise<readonly number[]> {
  const codes = codesOf(query)
  if (codes.length === 0) return []
  const any = sql.join(codes.map((code) => sql`${code}::text`))
  const { rows } = await sql<{ id: number; code: string }>`
    select id, article_code(article_no) as code from articles where chain_id = ${chainId}::int and article_code(article_no) in (${any})
    union select article_id, ean from variants where chain_id = ${chainId}::int and ean in (${any})`.execute(db)
  const whole = rows.filter(({ code }) => code === codes[0])
  return [...new Set((whole.length > 0 ? whole : rows).map(({ id }) => id))]
}
