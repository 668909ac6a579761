import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { crawl, type Crawl, type Visited } from './support/crawl.ts'
import { hydrated } from './support/journey.ts'
import { brandOrder } from './support/kit.ts'
import { linkedTypes } from './support/linked.ts'
import { visitedScreens, goodsIn, htmlOf, narrowedLists, pageTypes } from './support/pages.ts'
import { withShops } from './support/shops.ts'

const shops = withShops(process.env['VIDDA_PROVE'] ? ['--articles', '3000'] : undefined)

/** Values that more than one page has, with the pages. */
function twice(pages: readonly Visited[], of: (page: Visited) => string): readonly string[] {
  const by = Map.groupBy(pages, of)
  return [...by].filter(([, same]) => same.length > 1).map(([value, same]) => `${value}: ${same.map(({ path }) => path).join(' ')}`)
}

const crawled = process.env['VIDDA_ALL'] === '1' ? brandOrder : ['so']

describe.each(crawled)('whoever follows every link and every entry of the sitemaps of %s', (brand) => {
  let whole: Promise<Crawl> | undefined
  const found = () => (whole ??= crawl(shops.url(brand)))
  const own = async () => (await found()).pages.filter(({ path, canonical, indexed }) => indexed && canonical === path)

  it('meets pages alone: nothing missing, nothing broken, no long ways round, and sound JSON-LD', async () => {
    const { pages, problems } = await found()
    expect(problems).toEqual([])
    expect(pages.length).toBeGreaterThan(50)
  })

  it('finds a title and a description on every page, and none of them twice', async () => {
    const { pages } = await found()
    expect(pages.filter(({ title }) => title === '').map(({ path }) => path)).toEqual([])
    expect((await own()).filter(({ description }) => description === '').map(({ path }) => path)).toEqual([])
    expect(twice(await own(), ({ title }) => title)).toEqual([])
    expect(twice(await own(), ({ description }) => description)).toEqual([])
  })

  it('finds each page of a list under the number that its address asks for', async () => {
    const { pages } = await found()
    const numbered = pages.flatMap(({ path, canonical, indexed }) => {
      const page = /[?&]page=(\d+)(?=&|$)/.exec(path)?.[1]
      return page === undefined || page === '1' || !indexed
        ? []
        : [{ path, isOwn: new RegExp(`[?&]page=${page}(?=&|$)`).test(canonical ?? '') }]
    })
    expect(numbered.filter(({ isOwn }) => !isOwn)).toEqual([])
    // The largest chain alone has lists of more than one page whatever the size of the catalogue.
    expect(brand !== 'so' || numbered.some(({ path }) => path.startsWith('/bestselgere'))).toBe(true)
  })

  it('learns what front page, list and article are', async () => {
    const { home, category, article, content } = await pageTypes(shops.url(brand))
    const types = async (path: string) => linkedTypes(await htmlOf(shops.url(brand) + path))
    expect(await types(home)).toEqual(['Organization', 'WebSite'])
    expect(await types(category)).toEqual(['BreadcrumbList'])
    expect(await types(article)).toEqual(['ProductGroup', 'BreadcrumbList'])
    expect(await types(content)).toEqual(['BreadcrumbList'])
  })

  it('gets the pictures that the sitemaps name and that pages are shared with', async () => {
    const { pages, pictures } = await found()
    expect(pages.filter(({ picture, indexed }) => indexed && picture === '').map(({ path }) => path)).toEqual([])
    expect([...pictures.keys()]).toEqual(expect.arrayContaining(['sitemap', '/', '/product', '/butikker', '/blogg', '/klaer']))
    expect(pictures.get('sitemap')?.size).toBeGreaterThan(10)
    // Each has to be drawn: a few of every kind stand for the others.
    for (const [where, paths] of pictures)
      for (const path of [...paths].slice(0, 3)) {
        const answer = await fetch(shops.url(brand) + path)
        expect([where, path, answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([where, path, 200, 'image'])
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
      }
  })

  it('sees the same goods without scripts as with them', async () => {
    const url = shops.url(brand)
    const types = await pageTypes(url)
    const { home, gender, category, subcategory, search, article, shop, cart, campaign, bestsellers } = types
    const filled = new Set([home, gender, category, subcategory, search, campaign, bestsellers, ...(await narrowedLists(url, types))])
    const { context, page } = await openPage(shops.browser())
    for (const path of await visitedScreens(url)) {
      // Goods beside an article, in a shop and below an empty cart are fetched when they are about to scroll into view.
      if (path === article || path === shop || path === cart) continue
      await page.goto(url + path, { waitUntil: 'load' })
      await hydrated(page)
      const shown = await page.locator('main a[href^="/product/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const goods = goodsIn(await htmlOf(url + path))
      expect.soft([path, [...new Set(shown)]]).toEqual([path, goods])
      if (filled.has(path)) expect.soft([path, goods.length]).not.toEqual([path, 0])
    }
    await context.close()
  })
})

describe.each(brandOrder)('the site of %s', (brand) => {
  it('has what programs ask of every site: icons, manifest, feed, search, licences, and whom to tell of a fault', async () => {
    const home = await htmlOf(shops.url(brand))
    const linked = (rel: string) => new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`).exec(home)?.[1] ?? `no ${rel}`
    const get = async (path: string) => {
      const answer = await fetch(new URL(path, shops.url(brand)))
      expect([path, answer.status]).toEqual([path, 200])
      return { type: answer.headers.get('content-type'), answer }
    }
    for (const [path, type] of [
      ['/favicon.ico', 'image/x-icon'],
      [linked('apple-touch-icon'), 'image/png'],
      [linked('search'), 'application/opensearchdescription+xml; charset=utf-8'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ] as const)
      expect((await get(path)).type).toBe(type)
    const manifest = (await (await get(linked('manifest'))).answer.json()) as {
      readonly name: string
      readonly icons: readonly { readonly src: string }[]
    }
    expect(manifest.icons).toHaveLength(2)
    for (const { src } of manifest.icons) expect((await get(src)).type).toBe('image/png')
    const feed = await (await get(linked('alternate'))).answer.text()
    const [, post = ''] = /<entry><id>([^<]+)<\/id>/.exec(feed) ?? []
    expect(await htmlOf(shops.url(brand) + new URL(post).pathname)).toContain('"@type":"Article"')
    expect(await (await get(linked('license'))).answer.text()).toMatch(/^## react-dom - /m)
    expect(await (await get('/licenses-fonts.txt')).answer.text()).toContain('SIL OPEN FONT LICENSE')
  })
})
