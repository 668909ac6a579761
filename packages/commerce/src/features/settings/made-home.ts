import type { HomeBanner, Settings } from '@vidda/contract/wire'
import { displayedName } from '@vidda/contract/map'
import { categoryPath } from '@vidda/domain/route'
import { categorySlugOf } from '@vidda/domain/slug'
import type { NotNull } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { pictureAddress } from '../../kernel/pictures/addresses.ts'

/** The home page that is shown when no other is asked for. */
export const defaultHome = 'default'

const [subs, populars, cells] = [3, 2, 9]

/** Main categories that have goods and a picture, in the chain's order. */
const categoriesOf = (db: Db, chainId: number) =>
  db
    .selectFrom('main_groups as m')
    .select(['m.name', 'm.picture'])
    .where('m.chain_id', '=', chainId)
    .where('m.picture', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('articles as a')
          .select('a.id')
          .whereRef('a.chain_id', '=', 'm.chain_id')
          .whereRef('a.main_group_id', '=', 'm.id')
          .where('a.visible', '=', true),
      ),
    )
    .orderBy('m.position')
    .orderBy('m.id')
    .$narrowType<{ picture: NotNull }>()
    .execute()

type CategoryRow = Awaited<ReturnType<typeof categoriesOf>>[number]

/** What sells best of what can be had now; then what cannot. */
async function bestOf(db: Db, chainId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('doc_idx as i')
    .select('i.article_id')
    .where('i.chain_id', '=', chainId)
    .where('i.visible', '=', true)
    .orderBy(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('variants as v')
            .innerJoin('stock as k', 'k.variant_id', 'v.id')
            .select('v.id')
            .whereRef('v.article_id', '=', 'i.article_id')
            .where('k.qty', '>', 0),
        ),
      ),
    )
    .orderBy('i.qty_rank')
    .orderBy('i.article_id')
    .limit(cells)
    .execute()
  return rows.map((row) => row.article_id)
}

function bannerTo({ name, picture }: CategoryRow): HomeBanner {
  const title = displayedName(name)
  const to = categoryPath(categorySlugOf(title))
  const { alt, tone, focus } = picture
  return { title, text: '', linkText: '', to, image: pictureAddress(picture, 'card'), alt, tone, ...(focus && { focus }) }
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
