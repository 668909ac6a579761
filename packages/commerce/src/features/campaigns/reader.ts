import type { Campaign } from '@vidda/contract/wire'
import { obtainable, type SearchEngine } from '@vidda/search'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { pictureAddress } from '../../kernel/pictures/addresses.ts'
import { mostListed } from '../listings/index.ts'

/** How many goods of each campaign somebody can get: as many as its own list shows. */
async function counts(search: SearchEngine, chainId: number): Promise<ReadonlyMap<number, number>> {
  const { counts: counted } = await search.facets({ chainId, query: '', rules: [obtainable], fields: ['campaigns'] })
  return new Map(counted.campaigns?.map(({ id, count }) => [id, count]))
}

type Campaigns = { readonly db: Db; readonly search: SearchEngine; readonly chainId: number }

/** Those that run now and are not for members alone. */
const running = (db: Db, chainId: number, now: Date) =>
  db
    .selectFrom('campaigns')
    .where('chain_id', '=', chainId)
    .where('starts', '<=', now)
    .where('ends', '>', now)
    .where(sql<boolean>`coalesce(club, false) = false`)

/** Those that run now, the newest first. */
export async function campaigns({ db, search, chainId }: Campaigns, now: Date): Promise<Campaign[]> {
  const rows = await running(db, chainId, now)
    .select(['id', 'name', 'short_description as shortDescription', 'description', 'starts', 'ends', 'picture'])
    .select(['show_label as showLabel', 'show_image as showImage', 'label_text as labelText', 'url'])
    .orderBy('starts', 'desc')
    .orderBy('id')
    .execute()
  const goods = await counts(search, chainId)
  return rows.map(({ starts, ends, picture, ...row }) => ({
    ...row,
    count: goods.get(row.id) ?? 0,
    start: starts.toISOString(),
    end: ends.toISOString(),
    image: picture && pictureAddress(picture, 'wide'),
    imageMobile: picture && pictureAddress(picture, 'card'),
    ...(picture?.alt && { imageAlt: picture.alt }),
  }))
}

/** Articles of every campaign that runs now, best sellers first and `mostListed` at most, as a JSON array. */
export async function campaignArticles({ db, search, chainId }: Campaigns, now: Date): Promise<string> {
  const rows = await running(db, chainId, now).select('id').execute()
  if (rows.length === 0) return '[]'
  const { articles } = await search.find({
    chainId,
    query: '',
    rules: [{ field: 'campaigns', ids: rows.map((row) => row.id) }, obtainable],
    orderBy: 'Bestseller',
    descending: false,
    skip: 0,
    take: mostListed,
  })
  return `[${articles.join(',')}]`
}
