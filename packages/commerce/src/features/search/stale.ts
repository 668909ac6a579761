import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { refreshDocuments } from './documents.ts'

const atOnce = 200

/**
 * Notes, in the transaction that changed articles, that their search documents are to be written anew. What is noted already is held: somebody who wrote the
 * document before this transaction ends would write it without the change, and take the note away.
 */
export async function markStale(transaction: Db, articleIds: readonly number[]): Promise<void> {
  await sql`
    insert into stale_documents (article_id) select unnest(${articleIds}::int[])
    on conflict (article_id) do update set article_id = excluded.article_id`.execute(transaction)
}

const someStale = (db: Db): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('stale_documents')
      .where('article_id', 'in', ({ selectFrom }) =>
        selectFrom('stale_documents').select('article_id').orderBy('article_id').limit(atOnce).forUpdate().skipLocked(),
      )
      .returning('article_id')
      .execute()
    const ids = rows.map((row) => row.article_id)
    if (ids.length > 0) await refreshDocuments(transaction, ids)
    return ids.length
  })

/** Writes what was noted, some at a time so that others get their turn; answers how many there were. */
export async function refreshStale(db: Db): Promise<number> {
  let total = 0
  for (let done = await someStale(db); done > 0; done = await someStale(db)) total += done
  return total
}
