export const pageKinds = ['home', 'category', 'article'] as const
export type PageKind = (typeof pageKinds)[number]

/** Paths of a home, a category page of 20 cards and the first article on it. */
export async function pagePaths(url: string): Promise<Readonly<Record<PageKind, string>>> {
  const category = '/klaer'
  const html = await (await fetch(url + category)).text()
  const article = /href="(\/product\/[^"]+)"/.exec(html)?.[1]
  if (article === undefined) throw new Error(`${url}${category} shows no article`)
  return { home: '/', category, article }
}
