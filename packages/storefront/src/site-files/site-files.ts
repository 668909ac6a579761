import type { RouteObject } from 'react-router-dom'
import type { App } from '../app/index.ts'
import { feedPath, feedXml } from './feed.ts'
import { articleLists, articlePages, categoryPages, fixedPages } from './lists.ts'
import { publishedPages } from './published.ts'
import { openSearchPath, openSearchXml } from './open-search.ts'
import { robotsText } from './robots.ts'
import { securityPath, securityText } from './security-text.ts'
import { indexXml, pagesXml } from './xml.ts'

export type SiteFile = {
  readonly type: 'text/plain' | 'application/xml' | 'application/atom+xml' | 'application/opensearchdescription+xml'
  readonly text: string
}

/** Whether a path may be a site file's; a sitemap of that name need not be there. */
export const isSiteFilePath = (path: string): boolean =>
  ['/robots.txt', securityPath, openSearchPath, feedPath].includes(path) || /^\/sitemap[\w-]*\.xml$/.test(path)

const xml = (text: string): SiteFile => ({ type: 'application/xml', text })

/** Answers what programs ask of a site: sitemaps, feed, search description, whom to tell of a security fault; null for every other path. Rejects when the commerce API does not answer. */
export function siteFilesOf(app: App, routes: readonly RouteObject[]): (path: string) => Promise<SiteFile | null> {
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
    if (path === securityPath) return { type: 'text/plain', text: securityText(app.brand, new Date()) }
    if (path === openSearchPath) return { type: 'application/opensearchdescription+xml', text: openSearchXml(app) }
    if (path === feedPath) return { type: 'application/atom+xml', text: await feedXml(app) }
    if (path === '/sitemap.xml') return xml(await index())
    if (path === '/sitemap-sider.xml') return xml(pagesXml([...fixedPages(app.brand, routes), ...(await publishedPages(app))]))
    if (path === '/sitemap-kategorier.xml') return xml(pagesXml(await categoryPages(app)))
    const after = /^\/sitemap-varer-(\d{1,10})\.xml$/.exec(path)?.[1]
    if (after === undefined) return null
    const articles = await articlePages(app, Number(after))
    return articles.length > 0 ? xml(pagesXml(articles)) : null
  }
}
