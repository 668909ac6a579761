import { comparedParameter } from '@vidda/domain/compare'
import { facetKeys } from '@vidda/domain/listing'
import { withoutToken } from '@vidda/domain/route'

/** Query parameters that change a page, facets of lists and the articles of a comparison among them; any other is left out of its key, so that campaign links share one page. */
const parameters = [...facetKeys, comparedParameter, 'filter', 'max', 'min', 'order', 'page', 'postnr', 'q', 'sort'].toSorted()

/** Path and known query parameters in sorted order; never a receipt's token, which would be logged with it. */
export function pageKey(url: URL): string {
  const query = parameters.flatMap((name) => url.searchParams.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`))
  const path = withoutToken(url.pathname)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** Longest address (characters) that anything is cached for. */
const longestCached = 2048

/** Whether what is found under an address may be cached: long ones are nobody's but their maker's. */
export const isCacheable = (address: string): boolean => address.length <= longestCached
