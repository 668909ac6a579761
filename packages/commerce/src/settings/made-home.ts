import type { HomeBanner, Settings } from '@vidda/contract/wire'
import { displayedName } from '@vidda/contract/map'
import { categoryPath } from '@vidda/domain/route'
import { categorySlugOf } from '@vidda/domain/slug'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { pictureAddress, type WidePicture } from '../images/addresses.ts'

/** The home page that is shown when no other is asked for. */
export const defaultHome = 'default'

const [subs, populars, cells] = [3, 2, 9]

type CategoryRow = { readonly name: string; readonly picture: WidePicture }

/** Main categories that have goods and a picture, in the chain's order. */
async function categoriesOf(db: Db, chainId: number): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select m.name, m.picture from main_groups m
    where m.chain_id = ${chainId}::int and m.picture is not null
      and exists (select 1 from articles a where a.chain_id = m.chain_id and a.main_group_id = m.id and a.visible)
    order by m.position, m.id`.execute(db)
  return rows
}

/** What sells best of what can be had now; then what cannot. */
async function bestOf(db: Db, chainId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.article_id as id from doc_idx i
    where i.chain_id = ${chainId}::int and i.visible
    order by not exists (select 1 from variants v join stock k on k.variant_id = v.id where v.article_id = i.article_id and k.qty > 0),
      i.qty_rank, i.article_id
    limit ${cells}::int`.execute(db)
  return rows.map(({ id }) => id)
}

function bannerTo({ name, picture }: CategoryRow): HomeBanner {
  const title = displayedName(name)
  const to = categoryPath(categorySlugOf(title))
  return { title, text: '', linkText: '', to, image: pictureAddress(picture, 'card'), alt: picture.alt, tone: picture.tone }
}

/** Those with a picture of their own: one that stands twice on a page looks like a mistake. */
const withOwnPicture = (rows: readonly CategoryRow[]): readonly CategoryRow[] => {
  const bySource = Map.groupBy(rows, ({ picture }) => picture.src)
  return rows.filter((row) => bySource.get(row.picture.src)?.[0] === row)
}

/** A home page of a chain's categories and best sellers, for one that has composed none. */
export async function makeHome(db: Db, chainId: number): Promise<Settings> {
  const [rows, best] = await Promise.all([categoriesOf(db, chainId), bestOf(db, chainId)])
  const banners = withOwnPicture(rows).map(bannerTo)
  const pair = banners.slice(subs, subs + populars)
  return {
    name: defaultHome,
    top: null,
    sub: Array.from({ length: subs }, (_, index) => banners[index] ?? null),
    middle: null,
    // One alone would leave half a row empty.
    popular: Array.from({ length: populars }, (_, index) => (pair.length === populars ? (pair[index] ?? null) : null)),
    bottom: null,
    grid: Array.from({ length: cells }, (_, index) => best[index] ?? null),
  }
}
