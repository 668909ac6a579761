import { ApiError } from '@vidda/client'
import { describe, expect, it } from 'vitest'
import { campaign } from './campaign.fixtures.ts'
import { createSiteFiles } from './entry-server.tsx'
import { appOf, facets, fakeApi, type Answers, type ShopOptions } from './shop.fixtures.tsx'

const origin = 'https://eksempel.example'

describe('the files for search engines', () => {
  const address = (id: number) => ({
    id,
    slug: `vare-${id}`,
    name: `Vare ${id}`,
    image: `/api/v1/images/${id}`,
    changed: `2026-01-0${id}T10:00:00Z`,
  })
  const files = (answers: Answers = {}, options: Omit<ShopOptions, 'api'> = {}) => {
    const ask = createSiteFiles(appOf({ ...options, api: fakeApi(answers) }))
    return async (path: string) => (await ask(path))?.text ?? ''
  }
  const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, entry]) => entry)

  it('keep carts, receipts and accounts out, and lead to the list of pages', async () => {
    const text = await files()('/robots.txt')
    for (const path of ['/checkout', '/min-side']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  })

  it('list every fixed page that the brand has, and no cart, comparison, log-in or account', async () => {
    const brand = { genders: ['dame', 'uni'], pages: ['om-oss'], compares: true } as const
    const listed = addresses(await files({}, { brand })('/sitemap-sider.xml'))
    expect(listed).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/dame`, `${origin}/uni`, `${origin}/om-oss`]))
    for (const path of [
      '/checkout',
      '/checkout/reserver',
      '/logg-inn',
      '/min-side',
      '/min-side/ordrer',
      '/favoritter',
      '/sammenlign',
      '/herre',
      '/voksen',
      '/kundeservice',
      '/goggles',
      '/article/:articleId',
    ])
      expect(listed).not.toContain(origin + path)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('[R10.205] list a page of the brand under its own name', async () => {
    const listed = addresses(await files({}, { brand: { pages: ['om-oss', 'jobb'] } })('/sitemap-sider.xml'))
    expect(listed.filter((entry) => entry === `${origin}/jobb`)).toHaveLength(1)
  })

  it('list campaigns that have goods, for the page of another is not for search engines', async () => {
    const campaigns = [campaign(1), campaign(2, { count: 0 })]
    const listed = addresses(await files({ 'campaigns/': campaigns })('/sitemap-sider.xml'))
    expect(listed.filter((entry) => entry?.includes('/kampanje/'))).toEqual([`${origin}/kampanje/1`])
  })

  it('list every level of the categories that has goods, with what an address may not hold written out', async () => {
    const text = await files({ 'articles/facets': facets({ groups: [{ id: 212, count: 2 }] }) })('/sitemap-kategorier.xml')
    const helmets = addresses(text).filter((entry) => entry?.includes('/vintersport/hjelmer'))
    const path = `${origin}/vintersport/hjelmer-&amp;-alpinbriller`
    expect(helmets).toEqual([path, `${path}/alpinhjelm`])
  })

  it('list articles with picture and last change, in as many lists as it takes', async () => {
    const asked: unknown[] = []
    const whole = Array.from({ length: 10_000 }, (_, index) => ({ ...address(1), id: index + 1 }))
    const answer = (sent: { after: number }) => {
      asked.push(sent.after)
      return sent.after === 0 ? whole : [address(2), address(3)]
    }
    const file = files({ 'articles/addresses': answer })
    const index = await file('/sitemap.xml')
    expect(addresses(index)).toEqual(
      ['sitemap-sider', 'sitemap-kategorier', 'sitemap-varer-0', 'sitemap-varer-10000'].map((name) => `${origin}/${name}.xml`),
    )
    expect(index).toContain('<lastmod>2026-01-03T10:00:00Z</lastmod>')
    const second = await file('/sitemap-varer-10000.xml')
    expect(addresses(second)).toEqual([`${origin}/product/vare-2`, `${origin}/product/vare-3`])
    expect(second).toContain(`<image:loc>${origin}/api/v1/images/2/1280.jpg</image:loc>`)
    expect(asked).toEqual([0, 10_000, 10_000])
  })

  it('list articles after any id that the commerce API gives, and none after one that it refuses', async () => {
    const answer = ({ after }: { after: number }) => {
      if (after > 2_147_483_647) throw new ApiError(422, null)
      return after === 2_147_483_646 ? [address(2)] : []
    }
    const file = files({ 'articles/addresses': answer })
    expect(addresses(await file('/sitemap-varer-2147483646.xml'))).toEqual([`${origin}/product/vare-2`])
    expect(await file('/sitemap-varer-9999999999.xml')).toBe('')
  })

  it('are no others', async () => {
    const ask = createSiteFiles(appOf({ api: fakeApi({ 'articles/addresses': [] }) }))
    expect(await Promise.all(['/sitemap-varer-7.xml', '/sitemap-x.xml', '/'].map(ask))).toEqual([null, null, null])
  })
})
