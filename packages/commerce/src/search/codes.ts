import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { codeOf } from './query/parse.ts'

/** Ids of the articles with this article number or EAN; none when the query is neither. */
export async function codeArticles(db: Db, chainId: number, query: string): Promise<readonly number[]> {
  const code = codeOf(query)
  if (code === null) return []
  const { rows } = await sql<{ id: number }>`
    select id from articles where chain_id = ${chainId}::int and lower(article_no) = ${code}::text
    union select article_id from variants where chain_id = ${chainId}::int and ean = ${code}::text`.execute(db)
  return rows.map((row) => row.id)
}
