import { availableShopId } from '@vidda/domain/shop'
import { largestId, type MetColor, type PriceRange, type Rule, type SearchEngine } from '@vidda/search'
import type { Db } from '../../kernel/database/open.ts'
import { hit } from './reader.ts'

type Wanted = { readonly id: number; readonly shopId: number | null }
type Found = { readonly id: number; readonly price: number; readonly article: string; readonly met: MetColor | null }

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
  const { price: aim, gender } = wanted
  const far = (one: Found) => Math.abs(one.price - aim)
  const hits = new Map<number, Found>()

  /** The nearest in price from below or above. */
  async function side(rules: readonly Rule[], price: PriceRange, descending: boolean): Promise<readonly Found[]> {
    // More than is shown: the article itself and what is shown already may be among them.
    const take = shown + 1 + hits.size
    const { articles, met } = await search.find({ chainId, query: '', rules, price, orderBy: 'Price', descending, skip: 0, take })
    return articles.map((article, at) => {
      const { id: other, price: kroner } = JSON.parse(article) as { readonly id: number; readonly price: number }
      return { id: other, price: Math.round(kroner * 100), article, met: met[at] ?? null }
    })
  }

  async function nearest(kind: Rule, shop: number): Promise<readonly Found[]> {
    const rules: readonly Rule[] = [kind, { field: 'genders', ids: [gender] }, { field: 'shops', ids: [shop] }]
    const sides = await Promise.all([side(rules, { min: 0, max: aim - 1 }, true), side(rules, { min: aim, max: highest }, false)])
    return sides.flat().toSorted((one, other) => far(one) - far(other) || one.id - other.id)
  }

  const kinds: readonly Rule[] = [
    { field: 'groups', ids: [wanted.group] },
    { field: 'subcategory', ids: [wanted.subcategory] },
  ]
  const own = shopId !== null && shopId <= largestId ? shopId : null
  for (const kind of kinds) {
    if (hits.size >= shown) break
    const found = await Promise.all([own === null ? [] : nearest(kind, own), nearest(kind, availableShopId)])
    // Articles found in the shopper's shop come first and keep the colour that this shop has in stock.
    for (const one of found.flat()) if (one.id !== id && hits.size < shown && !hits.has(one.id)) hits.set(one.id, one)
  }
  const texts = [...hits.values()].map(({ article, met }) => hit(article, met))
  return `{"hits":{"total":{"value":${texts.length}},"hits":[${texts.join(',')}]}}`
}
