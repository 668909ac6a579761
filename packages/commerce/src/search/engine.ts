import type { OrderKey } from '@vidda/domain/listing'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { queryOf } from './words.ts'

/** `data` is joined article JSON, `hits` wraps each in `_source`. */
export type Shape = 'data' | 'hits'

export type Ask = {
  readonly chainId: number
  readonly query: string
  /** Each rule's tags are alternatives; rules combine with AND (spec §3 Filter). */
  readonly rules: readonly (readonly number[])[]
  readonly ids?: readonly number[]
  /** Øre, both ends inclusive. */
  readonly price?: { readonly min: number; readonly max: number }
  /** Relevance when there is a query, else by name, when left out. */
  readonly orderBy?: OrderKey | undefined
  readonly descending: boolean
  readonly skip: number
  readonly take: number
  readonly shape: Shape
}

/** `json` is the stored JSON of the articles, joined by commas and not parsed. */
export type Found = { readonly total: number; readonly json: string }

const columns = {
  Name: ['name_sort'],
  Price: ['price', 'name_sort'],
  Bestseller: ['qty_rank', 'turnover_rank'],
  Created: ['created'],
} as const satisfies Record<OrderKey, readonly string[]>

const intArray = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::text::int[]`

function conditions(ask: Ask, words: string | null): RawBuilder<unknown> {
  const parts = [sql`chain_id = ${ask.chainId}::int`, sql`visible`]
  for (const rule of ask.rules) parts.push(sql`tags && ${intArray(rule)}`)
  if (ask.ids) parts.push(sql`article_id = any(${intArray(ask.ids)})`)
  if (ask.price) parts.push(sql`price between ${ask.price.min}::int and ${ask.price.max}::int`)
  if (words) parts.push(sql`words @@ ${words}::text::tsquery`)
  return sql.join(parts, sql` and `)
}

/** Every column turns round with the direction, so that an index serves both; the id settles ties, so that pages stay put. */
function order({ orderBy, descending }: Ask, words: string | null): RawBuilder<unknown> {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  if (orderBy === undefined && words !== null) {
    return sql`ts_rank(words, ${words}::text::tsquery) ${sql.raw(descending ? 'asc' : 'desc')}, qty_rank, article_id`
  }
  const by = [...columns[orderBy ?? 'Name'], 'article_id']
  return sql.join(by.map((column) => sql`${sql.ref(column)} ${direction}`))
}

const wrapped = { data: sql.raw(`source || stock`), hits: sql.raw(`'{"_source":' || source || stock || '}'`) }

/** Finds articles; the only module that knows how the search documents are asked. */
export async function find(db: Db, ask: Ask): Promise<Found> {
  const words = queryOf(ask.query)
  const which = conditions(ask, words)
  const { rows } = await sql<Found>`
    select (select count(*) from doc_idx where ${which}) as total, coalesce((select string_agg(text, ',') from (
      select (select ${wrapped[ask.shape]} from doc_src d where d.article_id = page.article_id) as text from (
        select article_id from doc_idx where ${which} order by ${order(ask, words)} limit ${ask.take}::int offset ${ask.skip}::int
      ) page
    ) texts), '') as json`.execute(db)
  return rows[0] ?? { total: 0, json: '' }
}
