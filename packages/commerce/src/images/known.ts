import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../database/open.ts'
import { pictureName, revisionOf, type PictureKey } from './addresses.ts'

const namesAtHand = 20_000

/** Which pictures data name: nobody can make this server draw anything else, and fill its disk with it. */
export class KnownPictures {
  readonly #db: Db
  readonly #sources = new LRUCache<string, string>({ max: namesAtHand })

  constructor(db: Db) {
    this.#db = db
  }

  /** Where the picture of an address comes from, as it is now; null for one that no data has named. */
  async sourceOf({ name, revision }: PictureKey): Promise<string | null> {
    const known = this.#sources.get(name)
    if (known !== undefined && revisionOf(known) === revision) return known
    const { rows } = await sql<{ src: string }>`select src from pictures where name = ${name}`.execute(this.#db)
    const src = rows[0]?.src ?? null
    if (src !== null) this.#sources.set(name, src)
    return src
  }
}

/** Notes pictures that data name, with their revisions. */
export async function notePictures(db: Db, sources: Iterable<string>): Promise<void> {
  const rows = new Map([...sources].map((src) => [pictureName(src), src]))
  await sql`
    insert into pictures (name, src)
    select name, src from json_to_recordset(${JSON.stringify([...rows].map(([name, src]) => ({ name, src })))}::text::json) as p (name text, src text)
    order by name on conflict (name) do update set src = excluded.src where pictures.src <> excluded.src`.execute(db)
}
