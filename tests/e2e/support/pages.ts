/** One address of every type of page, found by the shop's own links. */
export type PageTypes = {
  readonly home: string
  readonly gender: string
  readonly category: string
  readonly subcategory: string
  readonly article: string
  readonly search: string
  readonly cart: string
  readonly reserve: string
  readonly receipt: string
  readonly content: string
  readonly missing: string
}

export async function pageTypes(url: string): Promise<PageTypes> {
  const category = '/klaer'
  const listing = await htmlOf(url + category)
  const subcategory = linksIn(listing).find((link) => link.startsWith(`${category}/`))
  const [article] = goodsIn(listing)
  if (!subcategory || !article) throw new Error(`${url}${category} links to no subcategory or article`)
  const fixed = { home: '/', search: '/search/jakke', cart: '/checkout', reserve: '/checkout/reserver', content: '/om-oss' }
  return { ...fixed, gender: '/herre', category, subcategory, article, receipt: '/checkout/kvittering/ukjent', missing: '/finnes-ikke' }
}

export async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

/** Where the page's links go inside the shop, each once. */
export function linksIn(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')))]
}

/** The articles that a page shows. */
export function goodsIn(html: string): readonly string[] {
  return linksIn(html).filter((link) => link.startsWith('/product/'))
}
