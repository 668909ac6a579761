import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { drawnKind, type Scenery } from './draw.ts'
import type { Picture } from './keys.ts'

const sceneryName = ({ scene, palette, seed }: Scenery) => `${scene} ${palette.join(' ')} ${seed}`

/** Which pictures the catalogue has: nobody can make this server draw anything else, and fill its disk with it. */
export async function knownPictures(db: Db): Promise<(picture: Picture) => boolean> {
  const goods = await sql<{ drawing: string; genders: number[]; hex: string }>`
    select distinct a.drawing, a.genders, c.hex from articles a join colors c on c.id = any (a.color_ids)`.execute(db)
  const banners = await sql<{ image: Scenery }>`
    select banner as image from main_groups union all select image from campaigns
    union all select banner from polls where banner is not null union all select image from blog_posts where image is not null
    union all select image from facebook_posts where image is not null
    union all select jsonb_path_query(composition, '$.**.image') from homes`.execute(db)
  const names = new Set(goods.rows.map(({ drawing, genders, hex }) => `${drawnKind(drawing, genders)} ${hex.toLowerCase()}`))
  const sceneries = new Set(banners.rows.map((row) => sceneryName(row.image)))
  return (picture) =>
    picture.type === 'goods' ? names.has(`${picture.kind} ${picture.color}`) : sceneries.has(sceneryName(picture.scenery))
}
