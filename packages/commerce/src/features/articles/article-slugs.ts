import { slugOf } from '@vidda/domain/slug'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { DataRecord } from '../../import/kind.ts'
import { stage } from '../../import/stage.ts'

const staged = sql.table(stage)

/** Whether the article's screen would read a slug as an id. */
export const isNumeric = (slug: string): boolean => /^\d+$/.test(slug)

/** The slug of an article that comes without one and is new; one of digits alone would be read as an id. */
export function madeSlug(record: DataRecord): string {
  const { id, name } = record as { id: number; name: string }
  const slug = slugOf(name) || 'artikkel'
  return isNumeric(slug) ? `${slug}-${id}` : slug
}

/** New articles without a slug of their own: those that are there keep theirs. */
const isMade = sql`s.slug is null and not exists (select 1 from articles a where a.id = s.id)`

/**
 * Appends the id to slugs that are made and that an article of the chain, a slug in the file, or a new article with a lower id has already; again while
 * what comes of it is taken too.
 */
export async function settleMadeSlugs(db: Db, chainId: number): Promise<void> {
  // Those that are there keep their slug, and so take none of the made ones away.
  await sql`update ${staged} s set "madeSlug" = null where not (${isMade})`.execute(db)
  for (;;) {
    const { rows } = await sql`
      update ${staged} s set "madeSlug" = s."madeSlug" || '-' || s.id where s."madeSlug" is not null and (
        exists (select 1 from articles o where o.chain_id = ${chainId}::int and o.slug = s."madeSlug")
        or exists (select 1 from ${staged} t where t.slug = s."madeSlug")
        or exists (select 1 from ${staged} t where t."madeSlug" = s."madeSlug" and t.id < s.id))
      returning s.id`.execute(db)
    if (rows.length === 0) return
  }
}
