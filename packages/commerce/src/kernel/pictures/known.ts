import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { NamedPicture } from '../database/json-columns.ts'
import type { Db } from '../database/open.ts'
import { pictureName, revisionOf, type PictureKey } from './addresses.ts'

const namesAtHand = 20_000

/** Which pictures data name: nobody can make this server draw anything else, and fill its disk with it. */
export class KnownPictures {
  readonly #db: Db
  readonly #named = new LRUCache<string, NamedPicture>({ max: namesAtHand })

  constructor(db: Db) {
    this.#db = db
  }

  /** The picture of an address, as it is now; null for one that no data has named. */
  async named({ name, revision }: PictureKey): Promise<NamedPicture | null> {
    const known = this.#named.get(name)
    if (known !== undefined && revisionOf(known.src) === revision) return known
    const picture = await this.#db.selectFrom('pictures').select(['src', 'focus']).where('name', '=', name).executeTakeFirst()
    if (picture) this.#named.set(name, picture)
    return picture ?? null
  }
}

/** Notes pictures that data name, with their revisions. */
export async function notePictures(db: Db, pictures: Iterable<NamedPicture>): Promise<void> {
  const rows = new Map([...pictures].map(({ src, focus = null }) => [pictureName({ src, focus }), { src, focus }]))
  await sql`
    insert into pictures (name, src, focus)
    select name, src, focus from json_to_recordset(${JSON.stringify([...rows].map(([name, one]) => ({ name, ...one })))}::text::json)
      as p (name text, src text, focus jsonb)
    order by name on conflict (name) do update set src = excluded.src where pictures.src <> excluded.src`.execute(db)
}
