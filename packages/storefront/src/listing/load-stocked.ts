import { fetchFacets } from '@vidda/client/articles'
import type { Filters } from '@vidda/domain/listing'
import type { App } from '../app/index.ts'

/** Entries of the category tree that hold goods under these filters; null when the commerce API does not say, which hides none. */
export async function loadStocked(
  app: App,
  level: 'category' | 'subcategory' | 'groups',
  filters: Filters,
): Promise<ReadonlySet<number> | null> {
  try {
    const { counts } = await fetchFacets(app.api, { filters })
    const stocked = counts[level].flatMap(({ id, count }) => (count > 0 ? [id] : []))
    return stocked.length > 0 ? new Set(stocked) : null
  } catch (error) {
    app.log(error)
    return null
  }
}
