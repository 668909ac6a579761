import { mapShop } from '@vidda/contract/map'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { linkedPost } from './seo/linked/post.ts'
import { linkedStore } from './seo/linked/store.ts'
import { appOf, article, articleDetail, fakeApi, found, noHome, shop, type Answers, type ShopOptions } from './shop.fixtures.tsx'

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
    thing(await headOf('/product/vare-7', { 'articles/slug/vare-7': articleDetail(7, change) }), 'ProductGroup')

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

  it('tells of each size and colour what it is and whether it can be had, with the numbers that hold everywhere alone', async () => {
    const [first, second] = articleDetail(7).variants
    if (!first || !second) throw new Error('The article has two variants')
    const own = { ...first, ean: '2100000100019' }
    const told = await product({ variants: [own, { ...second, ean: '7035620000003', shops: [] }], genders: [2] })
    expect(told).toMatchObject({
      productGroupID: 'A-7',
      audience: { suggestedGender: 'female', suggestedMinAge: 13 },
      hasVariant: [
        { size: own.size.name, color: own.color.name, offers: { price: '499.00', availability: 'https://schema.org/InStock' } },
        { gtin: '7035620000003', offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    })
    expect(JSON.stringify(told)).not.toContain('"gtin":"21')
  })

  it('in one size and colour is a product itself', async () => {
    const [only] = articleDetail(7).variants
    if (!only) throw new Error('The article has a variant')
    const detail = articleDetail(7, { variants: [{ ...only, ean: '7035620000003' }] })
    const head = await headOf('/product/vare-7', { 'articles/slug/vare-7': detail })
    expect(thing(head, 'Product')).toMatchObject({ sku: 'A-7', gtin: '7035620000003', size: only.size.name, color: only.color.name })
  })

  it.each([
    [[1, 2], { suggestedGender: 'unisex', suggestedMinAge: 13 }],
    [[1], { suggestedGender: 'male', suggestedMinAge: 13 }],
    [[4, 11], { suggestedGender: 'unisex', suggestedMaxAge: 13 }],
    [[2, 11], { suggestedGender: 'female' }],
  ])('for the genders %j is for %j', async (genders, audience) => {
    expect((await product({ genders }))?.['audience']).toEqual({ '@type': 'PeopleAudience', ...audience })
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
    expect(head).toMatchObject({ type: 'product', image: `${origin}/api/v1/images/7/share.jpg`, imageAlt: 'Vare 7' })
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
    expect(thing(head, 'Organization')).toMatchObject({
      name: 'Eksempel',
      legalName: 'Eksempel Sport AS',
      url: `${origin}/`,
      telephone: expect.stringMatching(/^\+47 /),
    })
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
    ['with goods', found([article(7)])],
    ['without', found([])],
    ['under words that had to be corrected', { ...found([article(7)]), corrected: 'ulk' }],
  ])('of a search is not indexed, %s, and its links are followed', async (_, answer) => {
    const { canonical, robots } = await headOf('/search/ull?sort=pris', { 'articles/search': answer })
    expect({ canonical, robots }).toEqual({ canonical: undefined, robots: 'noindex, follow' })
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

it('a shop is shared with its picture, where it has one', async () => {
  const pictured = { shops: [shop(4, 'Byen', { image: '/api/v1/images/byen', imageAlt: 'Inngangen' })] }
  const head = await headOf('/butikker/byen', pictured)
  expect(head).toMatchObject({ image: `${origin}/api/v1/images/byen/share.jpg`, imageAlt: 'Inngangen' })
  expect(thing(head, 'SportingGoodsStore')).toMatchObject({ image: `${origin}/api/v1/images/byen/share.jpg` })
  expect(await headOf('/butikker/byen', { shops: [shop(4, 'Byen')] })).not.toHaveProperty('imageAlt')
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
  const post = {
    title: 'Ull',
    slug: 'ull',
    featuredImage: '/api/v1/images/ull',
    publishedAt: '2026-01-02T10:00:00Z',
    updatedAt: '2026-03-04T10:00:00Z',
  }
  expect(linkedPost(post, appOf().brand)).toMatchObject({
    '@type': 'Article',
    headline: 'Ull',
    url: `${origin}/blogg/ull`,
    image: `${origin}/api/v1/images/ull/share.jpg`,
    author: { name: 'Eksempel' },
    dateModified: '2026-03-04T10:00:00Z',
  })
})
