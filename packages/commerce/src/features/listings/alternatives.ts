import { availableShopId } from '@vidda/domain/shop'
import { largestId, type PriceRange, type Rule, type SearchEngine } from '@vidda/search'
import type { Db } from '../../kernel/database/open.ts'
import { metColors } from './met-colors.ts'

type Wanted = { readonly id: number; readonly shopId: number | null }
type Found = { readonly id: number; readonly price: number; readonly article: string }

const shown = 3
/** Øre. */
const highest = 2 ** 31 - 1

const kindOf = (db: Db, chainId: number, id: number) =>
  db
    .selectFrom('articles')
    .select(['group_id as group', 'subcategory_id as subcategory', 'gender', 'price'])
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Articles like one that is sold out, which can be had: of its group and gender, then of its subcategory; of each those in the shop, where one is
 * given, before those in others, and the nearest in price first. As hits of a search in JSON text; null for an article that the chain does not have.
 */
export async function alternatives(
  { db, search, chainId }: { readonly db: Db; readonly search: SearchEngine; readonly chainId: number },
  { id, shopId }: Wanted,
): Promise<string | null> {
  const wanted = await kindOf(db, chainId, id)
  if (!wanted) return null
  const far = (one: Found) => Math.abs(one.price - wanted.price)

  /** The nearest in price from below or above. */
  async function side(rules: readonly Rule[], price: PriceRange, descending: boolean): Promise<readonly Found[]> {
    // One more than is shown: the article itself may be among them.
    const { articles } = await search.find({
      chainId,
      query: '',
      rules,
      price,
      orderBy: 'Price',
      descending,
      skip: 0,
      take: shown + 1 + hits.size,
    })
    return articles.map((article) => {
      const { id: other, price: kroner } = JSON.parse(article) as { readonly id: number; readonly price: number }
      return { id: other, price: Math.round(kroner * 100), article }
    })
  }

  const hits = new Map<number, string>()
  const kinds: readonly Rule[] = [
    { field: 'groups', ids: [wanted.group] },
    { field: 'subcategory', ids: [wanted.subcategory] },
  ]
  const shops = shopId === null || shopId > largestId ? [availableShopId] : [shopId, availableShopId]
  for (const [kind, shop] of kinds.flatMap((one) => shops.map((other) => [one, other] as const))) {
    if (hits.size >= shown) break
    const rules: readonly Rule[] = [kind, { field: 'genders', ids: [wanted.gender] }, { field: 'shops', ids: [shop] }]
    const found = await Promise.all([
      side(rules, { min: 0, max: wanted.price - 1 }, true),
      side(rules, { min: wanted.price, max: highest }, false),
    ])
    const fresh = found
      .flat()
      .filter((one) => one.id !== id && !hits.has(one.id))
      .toSorted((one, other) => far(one) - far(other) || one.id - other.id)
      .slice(0, shown - hits.size)
    const colors = await metColors(
      db,
      rules,
      fresh.map(({ article }) => article),
    )
    for (const [at, hit] of fresh.entries()) {
      const met = colors[at]
      hits.set(hit.id, `{"_source":${hit.article}${met ? `,"met":${JSON.stringify(met)}` : ''}}`)
    }
  }
  return `{"hits":{"total":{"value":${hits.size}},"hits":[${[...hits.values()].join(',')}]}}`
}
