import { fetchListing } from '@vidda/client/articles'
import { categoryPath } from '@vidda/domain/route'
import type { App } from '../app/index.ts'

export type MostBought = { readonly name: string; readonly to: string }

/** Number of bestsellers to look at. */
const take = 24

/** The most frequent subcategory among the bestsellers, on a tie the one with the better-selling article; null if there is none. */
export async function loadMostBought({ api, reference }: Pick<App, 'api' | 'reference'>): Promise<MostBought | null> {
  const [categories, { articles }] = await Promise.all([
    reference.categories(),
    fetchListing(api, { filters: {}, take, orderBy: 'Bestseller', order: 'asc' }),
  ])
  const counts = new Map<number, number>()
  for (const { articleGroup2ID: id } of articles) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const [id] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    for (const { slug, subcategories } of categories) {
      const found = subcategories.find((subcategory) => subcategory.id === id)
      if (found) return { name: found.name, to: categoryPath(slug, found.slug) }
    }
  }
  return null
}
