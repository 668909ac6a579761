import type { Campaign } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { pictureAddress, type WidePicture } from '../images/addresses.ts'
import { mostListed } from '../listings/reader.ts'
import { chainOf, find } from '../search/engine.ts'
import { countBits } from '../search/index/bits.ts'
import { current, nothing } from '../search/index/current.ts'
import { narrow } from '../search/query/narrow.ts'
import { obtainable, tag } from '../search/tags.ts'

type Row = Omit<Campaign, 'start' | 'end' | 'image' | 'imageMobile' | 'imageAlt' | 'count'> & {
  readonly starts: Date
  readonly ends: Date
  readonly picture: WidePicture | null
}

/** How many goods of each campaign somebody can get: as many as its own list shows. */
async function counts(db: Db, chainId: number, ids: readonly number[]): Promise<readonly number[]> {
  const { found } = await current(db, (loaded) => ({
    found: ids.map((id) => countBits(narrow(chainOf(loaded, chainId), { rules: [[tag('campaigns', id)], [obtainable]] }))),
    read: nothing,
  }))
  return found
}

/** Those that run now, the newest first. */
export async function campaigns(db: Db, chainId: number, now: Date): Promise<Campaign[]> {
  const { rows } = await sql<Row>`
    select c.id, c.name, c.short_description as "shortDescription", c.description, c.starts, c.ends, c.picture,
      c.show_label as "showLabel", c.show_image as "showImage", c.label_text as "labelText", c.url
    from campaigns c where c.chain_id = ${chainId} and c.starts <= ${now} and c.ends > ${now} and coalesce(c.club, false) = false order by c.starts desc, c.id`.execute(
    db,
  )
  const goods = await counts(
    db,
    chainId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ starts, ends, picture, ...row }, at) => ({
    ...row,
    count: goods[at] ?? 0,
    start: starts.toISOString(),
    end: ends.toISOString(),
    image: picture && pictureAddress(picture, 'wide'),
    imageMobile: picture && pictureAddress(picture, 'card'),
    ...(picture?.alt && { imageAlt: picture.alt }),
  }))
}

/** Articles of every campaign that runs now, best sellers first and `mostListed` at most, as a JSON array. */
export async function campaignArticles(db: Db, chainId: number, now: Date): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    select id from campaigns where chain_id = ${chainId} and starts <= ${now} and ends > ${now} and coalesce(club, false) = false`.execute(
    db,
  )
  if (rows.length === 0) return '[]'
  const { json } = await find(db, {
    chainId,
    query: '',
    rules: [rows.map((row) => tag('campaigns', row.id)), [obtainable]],
    orderBy: 'Bestseller',
    descending: false,
    skip: 0,
    take: mostListed,
    shape: 'data',
  })
  return `[${json}]`
}
