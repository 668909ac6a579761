export const pageKinds = ['home', 'category', 'article'] as const
export type PageKind = (typeof pageKinds)[number]

/** Every kind of screen on which a shopper begins. */
export const screenKinds = ['home', 'gender', 'category', 'article', 'search', 'shops'] as const
export type ScreenKind = (typeof screenKinds)[number]

const category = '/klaer'

async function linkIn(address: string, pattern: RegExp): Promise<string> {
  const [, link] = pattern.exec(await (await fetch(address)).text()) ?? []
  if (link === undefined) throw new Error(`${address} has no link like ${pattern.source}`)
  return link
}

/** Paths of a home, a category page of 20 cards and the first article on it. */
export const pagePaths = async (url: string): Promise<Readonly<Record<PageKind, string>>> => ({
  home: '/',
  category,
  article: await linkIn(url + category, /href="(\/product\/[^"]+)"/),
})

/** Those, the first gender of the menu, a search with hits, and the list of shops. */
export const screenPaths = async (url: string): Promise<Readonly<Record<ScreenKind, string>>> => ({
  ...(await pagePaths(url)),
  gender: await linkIn(`${url}/`, /href="(\/(?:dame|herre|uni|junior|barn))"/),
  search: '/search/jakke',
  shops: '/butikker',
})
