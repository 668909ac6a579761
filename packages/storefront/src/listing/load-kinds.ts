import { fetchFacets } from '@vidda/client/articles'
import { facets, valueFacets } from '@vidda/domain/listing'
import { soon, type App } from '../app/index.ts'
import { listHref, type ListParameters } from './list-parameters.ts'
import { loadListing, type ListPage, type ListWish } from './load-listing.ts'
import { namedValues } from './load-values.ts'
import { selectedCount } from './selected-values.ts'

/** A link to the goods of one kind, or for one gender, of a list. */
export type Kind = { readonly text: string; readonly to: string; readonly count: number }

type KindsWish = {
  readonly path: string
  /** The facets to link to, in this order. */
  readonly by: readonly ('gender' | 'group')[]
  readonly most: number
  /** Maximum per facet where the first facet has links; values of every facet are then sorted by count. */
  readonly each?: number
}

type ListWithKinds = {
  readonly list: ListPage
  readonly kinds: readonly Kind[]
  /** They could not be counted, or not in time: the page is not cached. */
  readonly partial?: true
}

/** A list, and while it has no filters, links to parts of it with their counts, which are counted while it is fetched. */
export async function loadListWithKinds(app: App, wish: ListWish, kindsWish: KindsWish): Promise<ListWithKinds> {
  const counting = isFiltered(wish.parameters) ? null : loadKinds(app, wish, kindsWish)
  const list = await loadListing(app, wish)
  if (selectedCount(list.selected, list.parameters.price) > 0) return { list, kinds: [] }
  // Filters that do not exist count as none.
  const kinds = await soon(counting ?? loadKinds(app, { ...wish, parameters: list.parameters }, kindsWish))
  return kinds ? { list, kinds } : { list, kinds: [], partial: true }
}

const isFiltered = (parameters: ListParameters): boolean =>
  parameters.price !== null || valueFacets.some((facet) => parameters[facet].length > 0)

/** Links that narrow a list, without facets that have fewer than two values; null when the counts could not be fetched. */
async function loadKinds(
  app: App,
  { base, query, parameters }: ListWish,
  { path, by, most, each }: KindsWish,
): Promise<readonly Kind[] | null> {
  try {
    const [{ counts }, ...values] = await Promise.all([
      fetchFacets(app.api, { filters: base, ...(query !== undefined && { query }) }),
      ...by.map((facet) => namedValues[facet](app)),
    ])
    const parts = by.map((facet, index) => {
      const countOf = new Map(counts[facets[facet].field].map(({ id, count }) => [id, count]))
      const some = (values[index] ?? [])
        .map(({ id, slug, name }) => ({
          text: name,
          to: listHref(path, parameters, { [facet]: [slug], form: false, from: 1, to: 1 }),
          count: countOf.get(id) ?? 0,
        }))
        .filter(({ count }) => count > 0)
      if (some.length < 2) return []
      return facet === 'group' || each ? some.toSorted((left, right) => right.count - left.count) : some
    })
    return parts.flatMap((part) => (parts[0]?.length ? part.slice(0, each) : part)).slice(0, most)
  } catch (error) {
    app.log(error)
    return null
  }
}
