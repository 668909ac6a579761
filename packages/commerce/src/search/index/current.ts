import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/open.ts'
import { changedSince, loadAll, reload, type Loaded } from './load.ts'

type Held = { loaded: Promise<Loaded> }

const held = new WeakMap<Db, Held>()

function indexOf(db: Db): Held {
  let index = held.get(db)
  if (!index) {
    index = { loaded: loadAll(db) }
    held.set(db, index)
    index.loaded.catch(() => held.delete(db))
  }
  return index
}

async function renew(db: Db, index: Held, old: Promise<Loaded>): Promise<void> {
  if (index.loaded !== old) return
  const loaded = await old
  if (index.loaded !== old) return
  index.loaded = reload(db, loaded)
  index.loaded.catch(() => {
    index.loaded = old
  })
  await index.loaded
}

/** Reads the index into memory ahead of the first question. */
export const warm = (db: Db): Promise<unknown> => indexOf(db).loaded

const tries = 5

/** Nothing but the freshness of the index is asked of the database. */
export const nothing = sql`null::text`

/**
 * Answers from the index in memory. `ask` says what it found and an SQL value to read along; the same statement tells whether any document
 * or name has changed since the index was read, and if so everything is asked again: an answer is as fresh as its statement, whoever changed what.
 */
export async function current<Found>(
  db: Db,
  ask: (loaded: Loaded) => Promise<{ found: Found; read: RawBuilder<unknown> }> | { found: Found; read: RawBuilder<unknown> },
): Promise<{ found: Found; text: string | null }> {
  const index = indexOf(db)
  for (let turn = 1; ; turn += 1) {
    const at = index.loaded
    const loaded = await at
    const { found, read } = await ask(loaded)
    const { rows } = await sql<{ text: string | null; stale: boolean }>`
      select ${read} as text, exists (select 1 from doc_idx where ${changedSince(loaded.snapshot)})
        or not exists (select 1 from search_epoch where epoch::text = ${loaded.epoch}::text and names::text = ${loaded.names}::text) as stale`.execute(
      db,
    )
    const [row] = rows
    if (!row?.stale || turn === tries) return { found, text: row?.text ?? null }
    await renew(db, index, at)
  }
}
