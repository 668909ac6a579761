/** Query parameters that change a page; any other is left out of its key, so that campaign links share one page. */
const known = ['gender', 'order', 'page', 'q', 'sort'] as const

/** Path and known query parameters in sorted order. */
export function pageKey(url: URL): string {
  const query = known.flatMap((name) => {
    const value = url.searchParams.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return query.length > 0 ? `${url.pathname}?${query.join('&')}` : url.pathname
}
