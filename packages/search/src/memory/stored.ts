import { type RawBuilder, sql } from 'kysely'
import { nothing } from './current.ts'

/** JSON has no line break of its own: within texts it is escaped. */
const between = '\n'

/** Reads the stored JSON of articles, in this order. */
export const storedTexts = (ids: readonly number[]): RawBuilder<string | null> =>
  ids.length === 0
    ? nothing
    : sql<
        string | null
      >`(select string_agg(source || stock, ${between}::text order by place) from unnest(${ids}::int[]) with ordinality as page (article_id, place)
      join doc_src using (article_id))`

/** What `storedTexts` read. */
export const separated = (text: string | null): readonly string[] => text?.split(between) ?? []
