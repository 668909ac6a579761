import type { RouteObject } from 'react-router-dom'
import type { App } from '../app/index.ts'
import { articleLists, articlePages, categoryPages, fixedPages } from './lists.ts'
import { publishedPages } from './published.ts'
import { robotsText } from './robots.ts'
import { indexXml, pagesXml } from './xml.ts'

export type SiteFile = { readonly type: 'text/plain' | 'application/xml'; readonly text: string }

const xml = (text: string): SiteFile => ({ type: 'application/xml', text })

/** Answers the addresses that search engines ask for; null for every other. Rejects when the commerce API does not answer. */
export function createSitemap(app: App, routes: readonly RouteObject[]): (path: string) => Promise<SiteFile | null> {
  const { origin } = app.brand
  const index = async () => {
    const articles = await articleLists(app)
    return indexXml([
      { address: `${origin}/sitemap-sider.xml` },
      { address: `${origin}/sitemap-kategorier.xml` },
      ...articles.map(({ after, changed }) => ({
        address: `${origin}/sitemap-varer-${after}.xml`,
        ...(changed === undefined ? {} : { changed }),
      })),
    ])
  }

  return async (path) => {
    if (path === '/robots.txt') return { type: 'text/plain', text: robotsText(origin) }
    if (path === '/sitemap.xml') return xml(await index())
    if (path === '/sitemap-sider.xml') return xml(pagesXml([...fixedPages(app.brand, routes), ...(await publishedPages(app))]))
    if (path === '/sitemap-kategorier.xml') return xml(pagesXml(await categoryPages(app)))
    const after = /^\/sitemap-varer-(\d{1,10})\.xml$/.exec(path)?.[1]
    if (after === undefined) return null
    const articles = await articlePages(app, Number(after))
    return articles.length > 0 ? xml(pagesXml(articles)) : null
  }
}
