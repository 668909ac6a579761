import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { drawnKind, type Scenery } from './draw.ts'
import type { Picture } from './keys.ts'

const goodsName = (kind: string, hex: string) => `${kind} ${hex}`
const sceneryName = ({ scene, palette, seed }: Scenery) => `${scene} ${palette.join(' ').toLowerCase()} ${seed}`
const nameOf = (picture: Picture) => (picture.type === 'goods' ? goodsName(picture.kind, picture.color) : sceneryName(picture.scenery))

/** Names of all pictures that the catalogue has now. */
async function readNames(db: Db): Promise<ReadonlySet<string>> {
  const goods = await sql<{ drawing: string; genders: number[]; hex: string }>`
    select distinct a.drawing, a.genders, c.hex from articles a join chain_colors c on c.chain_id = a.chain_id and c.id = any (a.color_ids)`.execute(
    db,
  )
  const banners = await sql<{ image: Scenery }>`
    select banner as image from main_groups union all select image from campaigns
    union all select banner from polls where banner is not null union all select image from blog_posts where image is not null
    union all select image from facebook_posts where image is not null
    union all select jsonb_path_query(composition, '$.**.image') from homes`.execute(db)
  return new Set([
    ...goods.rows.map(({ drawing, genders, hex }) => goodsName(drawnKind(drawing, genders), hex.toLowerCase())),
    ...banners.rows.map((row) => sceneryName(row.image)),
  ])
}

/** Least time in ms between two looks at the catalogue: addresses that nothing has must not keep the database busy. */
const lookEvery = 5000

/** Which pictures the catalogue has: nobody can make this server draw anything else, and fill its disk with it. */
export class KnownPictures {
  readonly #db: Db
  readonly #now: () => Date
  #names: ReadonlySet<string> = new Set()
  #lookedAt = 0
  #looking: Promise<void> | undefined

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Reads the catalogue; called once before the first question, and then by questions themselves. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)))
  }

  /** A picture that is not known may have come with new data since the last look. */
  async has(picture: Picture): Promise<boolean> {
    const name = nameOf(picture)
    if (this.#names.has(name)) return true
    if (this.#looking || this.#now().getTime() - this.#lookedAt >= lookEvery) await this.look()
    return this.#names.has(name)
  }

  async #look(): Promise<void> {
    this.#lookedAt = this.#now().getTime()
    this.#names = await readNames(this.#db)
  }
}
