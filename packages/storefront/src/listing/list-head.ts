import { facets } from '@vidda/domain/listing'
import { eachFacet, listHref } from './list-parameters.ts'
import type { ListPage } from './load-listing.ts'

/** The address under which a search engine shall know the list: without sorting and filters, but for one value of an indexed facet. */
export function canonicalList(path: string, { parameters }: Pick<ListPage, 'parameters'>): string {
  const indexed = eachFacet((facet) => ('indexed' in facets[facet] && parameters[facet].length === 1 ? parameters[facet] : []))
  return listHref(path, { ...indexed, price: null, sort: null, direction: 'asc', form: false, from: parameters.from, to: parameters.from })
}
