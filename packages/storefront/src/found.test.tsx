import { ApiError } from '@vidda/client'
import { mapShop } from '@vidda/contract/map'
import { describe, expect, it } from 'vitest'
import { createServerShop, createSiteFiles } from './entry-server.tsx'
import { linkedPost } from './found/linked/post.ts'
import { linkedStore } from './found/linked/store.ts'
import { appOf, article, articleDetail, facets, fakeApi, found, noHome, shop, type Answers, type ShopOptions } from './shop.fixtures.tsx'

const origin = 'https://eksempel.example'

async function headOf(path: string, answers: Answers = {}, options: Omit<ShopOptions, 'api'> = {}) {
  const answer = await createServerShop(appOf({ ...options, api: fakeApi(answers) }))(new Request(origin + path))
  if (answer.kind !== 'page') throw new Error(`${path} is no page`)
  return answer.head
}

const thing = (head: Awaited<ReturnType<typeof headOf>>, type: string) => head.jsonLd.find((one) => one['@type'] === type)

const list = {
  'categories/1/articles': { data: [article(7)], meta: { current_page: 1, last_page: 3, per_page: 20, total: 50 } },
}

describe('an article as search engines see it', () => {
  const review = {
    id: 1,
    content: 'Varm og god.',
    reply: null,
    customer: 'Kari',
    rating: 4,
    approved: true,
    created_at: '2026-02-03T10:00:00Z',
    reviewable_id: 7,
    reviewable_type: 'article',
    true_to_size: 0,
    size_color: null,
    anonymous: false,
  }
  const product = async (change: Parameters<typeof articleDetail>[1] = {}) =>
    thing(await headOf('/product/vare-7', { 'articles/slug/vare-7': articleDetail(7, change) }), 'Product')

  it('has its price, who sells it and the shops that have it', async () => {
    expect(await product()).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Vare 7',
      sku: 'A-7',
      url: `${origin}/product/vare-7`,
      image: [`${origin}/api/v1/images/7/1280.jpg`],
      offers: {
        price: '499.00',
        priceCurrency: 'NOK',
        availability: 'https://schema.org/InStock',
        availableAtOrFrom: [{ name: 'Eksempel Byen' }, { name: 'Eksempel Bygda' }],
      },
    })
  })

  it.each([
    ['only to be collected', { onlyCC: true }, 'InStoreOnly'],
    ['not for sale on the web', { purchasableOnWeb: 0 }, 'InStoreOnly'],
    ['sold out', { variants: articleDetail(7).variants.map((variant) => ({ ...variant, shops: [] })) }, 'OutOfStock'],
  ])('says so when it is %s', async (_, change, availability) => {
    expect(await product(change)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } })
  })

  it('has the price before a reduction, and none without one', async () => {
    expect(await product({ price: 399, originalPrice: 499, beforePrice: 499 })).toMatchObject({
      offers: { price: '399.00', priceSpecification: { price: '499.00', priceType: 'https://schema.org/StrikethroughPrice' } },
    })
    expect((await product())?.['offers']).not.toHaveProperty('priceSpecification')
  })

  it('has its reviews and their mean, and names nobody who wished not to be', async () => {
    const hidden = { ...review, id: 2, customer: null, anonymous: true, rating: 5 }
    const told = await product({ reviews: [review, hidden] })
    expect(told).toMatchObject({ aggregateRating: { ratingValue: '4.5', reviewCount: 2 }, review: [{ author: { name: 'Kari' } }] })
    expect(told?.['review']).toHaveLength(1)
    expect(await product()).not.toHaveProperty('aggregateRating')
  })

  it('stands at the end of the way to it', async () => {
    const head = await headOf('/product/vare-7')
    expect(thing(head, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Forside', item: `${origin}/` },
        { position: 2, name: 'Klær', item: `${origin}/klaer` },
        { position: 3, name: 'Gensere', item: `${origin}/klaer/gensere` },
        { position: 4, name: 'Ullgensere', item: `${origin}/klaer/gensere/ullgensere` },
        { position: 5, name: 'Vare 7', item: `${origin}/product/vare-7` },
      ],
    })
    expect(head).toMatchObject({ type: 'product', image: `${origin}/api/v1/images/7/share.jpg` })
  })

  it('is described in whole words, no longer than what is shown', async () => {
    const description = 'Tett og lett i regn. '.repeat(20)
    const head = await headOf('/product/vare-7', { 'articles/slug/vare-7': articleDetail(7, { description }) })
    expect(head.description?.length).toBeLessThanOrEqual(158)
    expect(head.description).toMatch(/^Vare 7 hos Eksempel\. Tett og lett/)
    expect(head.description).toMatch(/(?:Tett|og|lett|i|regn) …$/)
  })
})

describe('articles of one name', () => {
  const told = async (slug: string, id: number) => {
    const { title, description } = await headOf(`/product/${slug}`, {
      [`articles/slug/${slug}`]: articleDetail(id, { slug, name: 'Fjelljakke', description: 'Tett i regn.' }),
    })
    return { title, description }
  }

  it('have a title and a description each: the later ones carry their article numbers', async () => {
    expect(await told('fjelljakke', 7)).toEqual({ title: 'Fjelljakke – Eksempel', description: 'Fjelljakke hos Eksempel. Tett i regn.' })
    expect(await told('fjelljakke-9', 9)).toEqual({
      title: 'Fjelljakke (varenummer A-9) – Eksempel',
      description: 'Fjelljakke (varenummer A-9) hos Eksempel. Tett i regn.',
    })
  })
})

describe('the front page as search engines see it', () => {
  it('tells who the chain is and how to search it', async () => {
    const head = await headOf('/', { settings: noHome })
    expect(thing(head, 'Organization')).toMatchObject({ name: 'Eksempel', legalName: 'Eksempel Sport AS', url: `${origin}/` })
    expect(thing(head, 'WebSite')).toMatchObject({
      potentialAction: { target: { urlTemplate: `${origin}/search/{search_term_string}` } },
    })
  })
})

describe('a list as search engines see it', () => {
  it('stands at the end of the way to it, with the picture of its first goods', async () => {
    const head = await headOf('/klaer/gensere', { 'subcategories/11/articles': list['categories/1/articles'] })
    expect(thing(head, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{}, { item: `${origin}/klaer` }, { item: `${origin}/klaer/gensere` }],
    })
    expect(head.image).toBe(`${origin}/api/v1/images/7/share.jpg`)
  })

  it('is to be found without its filters and its order', async () => {
    expect((await headOf('/klaer?sort=pris&order=desc', list)).canonical).toBe('/klaer')
  })

  it.each([
    ['is found under its words where it has goods', found([article(7)]), { canonical: '/search/ull', robots: undefined }],
    ['is not where it has none', found([]), { canonical: undefined, robots: 'noindex' }],
    [
      'is not under words that had to be corrected',
      { ...found([article(7)]), corrected: 'ulk' },
      { canonical: undefined, robots: 'noindex' },
    ],
  ])('of a search %s', async (_, answer, expected) => {
    const { canonical, robots } = await headOf('/search/ull?sort=pris', { 'articles/search': answer })
    expect({ canonical, robots }).toEqual(expected)
  })

  it.each(['/klaer', '/klaer?gender=dame', '/dame', '/search/ull', '/utvalg/7+8'])(
    'has a title and a description of its own for each page: %s',
    async (path) => {
      const wares = { ...list, 'articles/search': found([article(7), article(8)], 60) }
      const first = await headOf(path, wares)
      const second = await headOf(`${path}${path.includes('?') ? '&' : '?'}page=2`, wares)
      expect(second).toMatchObject({
        title: first.title.replace(' – Eksempel', ', side 2 – Eksempel'),
        description: `Side 2. ${first.description}`,
      })
    },
  )
})

it('a page that is missing tells nothing of what it stands for', async () => {
  expect(await headOf('/product/finnes-ikke')).toMatchObject({ robots: 'noindex', jsonLd: [] })
})

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
  const places = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)

  it('keep carts, receipts and accounts out, and lead to the list of pages', async () => {
    const text = await files()('/robots.txt')
    for (const path of ['/checkout', '/min-side']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  })

  it('list every fixed page that the brand has, and no cart', async () => {
    const listed = places(await files({}, { brand: { genders: ['dame', 'uni'], pages: ['om-oss'] } })('/sitemap-sider.xml'))
    expect(listed).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/dame`, `${origin}/uni`, `${origin}/om-oss`]))
    for (const path of ['/checkout', '/herre', '/voksen', '/kundeservice', '/goggles', '/article/:articleId'])
      expect(listed).not.toContain(origin + path)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('list every level of the categories that has goods, with what an address may not hold written out', async () => {
    const text = await files({ 'articles/facets': facets({ groups: [{ id: 212, count: 2 }] }) })('/sitemap-kategorier.xml')
    const helmets = places(text).filter((place) => place?.includes('/vintersport/hjelmer'))
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
    expect(places(index)).toEqual(
      ['sitemap-sider', 'sitemap-kategorier', 'sitemap-varer-0', 'sitemap-varer-10000'].map((name) => `${origin}/${name}.xml`),
    )
    expect(index).toContain('<lastmod>2026-01-03T10:00:00Z</lastmod>')
    const second = await file('/sitemap-varer-10000.xml')
    expect(places(second)).toEqual([`${origin}/product/vare-2`, `${origin}/product/vare-3`])
    expect(second).toContain(`<image:loc>${origin}/api/v1/images/2/1280.jpg</image:loc>`)
    expect(asked).toEqual([0, 10_000, 10_000])
  })

  it('list articles after any id that the commerce API gives, and none after one that it refuses', async () => {
    const answer = ({ after }: { after: number }) => {
      if (after > 2_147_483_647) throw new ApiError(422, null)
      return after === 2_147_483_646 ? [address(2)] : []
    }
    const file = files({ 'articles/addresses': answer })
    expect(places(await file('/sitemap-varer-2147483646.xml'))).toEqual([`${origin}/product/vare-2`])
    expect(await file('/sitemap-varer-9999999999.xml')).toBe('')
  })

  it('are no others', async () => {
    const ask = createSiteFiles(appOf({ api: fakeApi({ 'articles/addresses': [] }) }))
    expect(await Promise.all(['/sitemap-varer-7.xml', '/sitemap-x.xml', '/'].map(ask))).toEqual([null, null, null])
  })
})

it('a shop stands with address and hours, and is called what its goods call it', () => {
  const byen = mapShop(shop(4, 'Byen', { fullName: 'Byen, Storgata 1', CoordLat: 60, CoordLong: 5 }))
  expect(linkedStore(byen, '/butikker/byen', appOf().brand)).toMatchObject({
    '@type': 'SportingGoodsStore',
    name: 'Eksempel Byen',
    url: `${origin}/butikker/byen`,
    geo: { latitude: 60, longitude: 5 },
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(['https://schema.org/Monday', 'https://schema.org/Friday']), opens: '10:00', closes: '20:00' },
      { dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '18:00' },
    ],
  })
})

const specialDay = (date: string, opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens,
  closes,
})
const specialDays = (change: Parameters<typeof shop>[2], now?: Date) =>
  linkedStore(mapShop(shop(4, 'Byen', change)), '/butikker/byen', appOf().brand, now)['specialOpeningHoursSpecification']

it('a shop stands with the days that have hours of their own', () => {
  const deviations = [
    { date: '2026-12-24', hours: '1000-1300', name: 'Julaften' },
    { date: '2027-01-08', hours: null, name: 'Varetelling' },
  ]
  expect(specialDays({ opening_hours: '', deviations })).toEqual([
    specialDay('2026-12-24', '10:00', '13:00'),
    specialDay('2027-01-08', '00:00', '00:00'),
  ])
  expect(specialDays({ opening_hours: '' })).toBeUndefined()
})

it('a shop is closed on the coming year’s public holidays, where it would be open and does not say otherwise', () => {
  const deviations = [{ date: '2027-05-06', hours: '1200-1600', name: 'Kristi himmelfartsdag' }]
  const closed = ['2027-05-17', '2027-12-25', '2028-01-01', '2028-04-13', '2028-04-14', '2028-04-17', '2028-05-01']
  expect(specialDays({ opening_hours: '1-5:1000-2000,6:1000-1800', deviations }, new Date('2027-05-06T08:00:00Z'))).toEqual([
    specialDay('2027-05-06', '12:00', '16:00'),
    ...closed.map((date) => specialDay(date, '00:00', '00:00')),
  ])
})

it('a post stands with its picture, its day and the chain that wrote it', () => {
  const post = { title: 'Ull', slug: 'ull', featuredImage: '/api/v1/images/ull', publishedAt: '2026-01-02T10:00:00Z' }
  expect(linkedPost(post, appOf().brand)).toMatchObject({
    '@type': 'Article',
    headline: 'Ull',
    url: `${origin}/blogg/ull`,
    image: `${origin}/api/v1/images/ull/share.jpg`,
    author: { name: 'Eksempel' },
  })
})
