/** Query parameters that change a page; any other is left out of its key, so that campaign links share one page. */
const known = [
  'brand',
  'color',
  'filter',
  'gender',
  'group',
  'max',
  'min',
  'order',
  'page',
  'postnr',
  'price',
  'q',
  'shop',
  'sort',
] as const

/** Path and known query parameters in sorted order. */
export function pageKey(url: URL): string {
  const query = known.flatMap((name) => url.searchParams.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`))
  return query.length > 0 ? `${url.pathname}?${query.join('&')}` : url.pathname
}
