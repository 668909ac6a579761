import { describe, expect, it, vi } from 'vitest'
import type * as Wire from '../wire/index.ts'
import { mapArticle, mapArticleDetail, mapReview, mapAvailability, mapVariant } from './article.ts'
import { wireArticle, wireVariant } from './fixtures.ts'
import { bestsellerRanks } from './lists.ts'

const without = (...fields: (keyof Wire.Article)[]) => {
  const wire = { ...wireArticle }
  for (const field of fields) delete wire[field]
  return wire
}

const campaign = (id: number, price: number, labelType: string, labelData: string | null = null) => ({
  id,
  articleId: 7,
  price,
  labelType,
  labelData,
})

const review: Wire.Review = {
  id: 1,
  content: 'Fin',
  reply: null,
  customer: 'Kari',
  rating: 5,
  approved: true,
  created_at: '2026-01-02T03:04:05.000Z',
  reviewable_id: 7,
  reviewable_type: 'article',
  true_to_size: 0,
  size_color: 'M, Granskog',
  anonymous: false,
}

describe('mapArticle', () => {
  it('[R3.01] [R3.03] [R3.04] [R3.07] maps each field to its place', () => {
    expect(mapArticle(wireArticle)).toMatchObject({
      id: 7,
      slug: 'rim-ullgenser',
      name: 'Rim Ullgenser',
      description: 'Varm.',
      image: wireArticle.image,
      season: 'vinter',
      keyFacts: '430 g',
      featured: true,
      averageRating: 4.5,
      reviewCount: 2,
      originalPrice: 69900,
      beforePrice: 59900,
      webPurchaseLimit: 5,
      brand: 'Rim',
      brands: [{ id: 3, name: 'Rim' }],
      colors: wireArticle.colors,
      colorGroups: [{ id: 2, hex: '#00ff00' }],
      gender: 2,
      genders: [2, 10],
      articleGroup2ID: 11,
      articleGroup3ID: 111,
      group2: 'Gensere',
      group3: 'Ullgensere',
      category: 1,
      categories: [1],
      subcategories: [11],
      shops: [55, 4],
      available: [4],
      sizes: [2],
    })
  })

  it('[R3.02] [R10.01] price and pant are rounded to whole kroner and become øre', () => {
    expect(mapArticle({ ...wireArticle, price: 499.5, pant: 2.5 })).toMatchObject({ price: 50000, pant: 300 })
    expect(mapArticle({ ...wireArticle, price: 499.4, pant: 2.4 })).toMatchObject({ price: 49900, pant: 200 })
  })

  it.each([
    [1, true],
    [0, false],
    [undefined, false],
  ])('[R3.05] purchasableOnWeb %s gives canPurchase %s', (purchasableOnWeb, canPurchase) => {
    const wire = purchasableOnWeb === undefined ? without('purchasableOnWeb') : { ...wireArticle, purchasableOnWeb }
    expect(mapArticle(wire).canPurchase).toBe(canPurchase)
  })

  it('[R3.06] customLabel is the web label, or null', () => {
    expect(mapArticle(wireArticle).customLabel).toBe('Nyhet')
    expect(mapArticle(without('webLabel')).customLabel).toBeNull()
  })

  it('[R3.08] [R9.02] ranks come from the bestseller of the same article, 9999 when there is none', () => {
    const bestsellers = bestsellerRanks([{ article_id: 7, qty_rank: 3, turnover_rank: 8 }])
    expect(mapArticle(wireArticle, { bestsellers })).toMatchObject({ bestsellerQty: 3, bestsellerTurnover: 8 })
    expect(mapArticle({ ...wireArticle, id: 8 }, { bestsellers })).toMatchObject({ bestsellerQty: 9999, bestsellerTurnover: 9999 })
  })

  it('[R3.09] [R10.02] frightPrice is øre already, 9900 when missing; 0 is kept', () => {
    expect(mapArticle(without('frightPrice')).frightPrice).toBe(9900)
    expect(mapArticle(wireArticle).frightPrice).toBe(0)
    expect(mapArticle({ ...wireArticle, frightPrice: 14900 }).frightPrice).toBe(14900)
  })

  it('[R3.10] only an article hidden from the web is not visible; onlyCC is a boolean', () => {
    expect(mapArticle({ ...wireArticle, hiddenFromWeb: true }).visible).toBe(false)
    expect(mapArticle(without('hiddenFromWeb')).visible).toBe(true)
    expect(mapArticle({ ...wireArticle, onlyCC: 1 }).onlyCC).toBe(true)
  })

  it('[R3.11] label data is parsed; other text gives null and is reported', () => {
    const report = vi.fn()
    const campaigns = [campaign(1, 399.5, 'percent', '{"percent":30}'), campaign(2, 449, 'offer', 'ikke json')]
    expect(mapArticle({ ...wireArticle, campaigns }, { report }).campaigns).toEqual([
      { id: 1, articleId: 7, price: 40000, labelType: 'percent', labelData: { percent: 30 } },
      { id: 2, articleId: 7, price: 44900, labelType: 'offer', labelData: null },
    ])
    expect(report).toHaveBeenCalledExactlyOnceWith('ERROR: Campaign label is not JSON', 'ikke json')
  })

  it('[R3.12] campaignLabelType is that of the lowest-priced entry, null without entries', () => {
    const campaigns = [campaign(1, 449, 'offer'), campaign(2, 399, 'percent'), campaign(3, 420, 'clearance')]
    expect(mapArticle({ ...wireArticle, campaigns }).campaignLabelType).toBe('percent')
    expect(mapArticle(wireArticle).campaignLabelType).toBeNull()
  })

  it('[R5.21] missing required data is reported as `ERROR: Missing data`', () => {
    const report = vi.fn()
    mapArticle(without('slug', 'image'), { report })
    expect(report).toHaveBeenCalledExactlyOnceWith('ERROR: Missing data', ['slug', 'image'])
    report.mockClear()
    mapArticle(wireArticle, { report })
    expect(report).not.toHaveBeenCalled()
  })
})

describe('mapArticleDetail', () => {
  it('[R3.13] adds the detail to the article', () => {
    const detail = {
      articleId: 7,
      articleNo: 'A-7',
      techDescription: 'Ull',
      nutrientContent: null,
      washLabel: '30',
      careLabel: 'Luft',
      dateCreated: '2026-01-02T03:04:05.000Z',
      reviewStars: [0, 1, 0, 20, 300],
      wornWith: [21, 22],
    }
    const mapped = mapArticleDetail({ ...wireArticle, ...detail, hiddenFromWeb: true, variants: [wireVariant], reviews: [review] })
    expect(mapped).toMatchObject({ ...detail, name: 'Rim Ullgenser', visible: false, reviews: [mapReview(review)] })
    expect(mapped.variants).toHaveLength(1)
  })
})

describe('mapVariant', () => {
  it('[R3.14] maps id, ean, size and color', () => {
    expect(mapVariant(wireVariant)).toMatchObject({ id: 71, ean: '7090000000711', size: wireVariant.size, color: wireVariant.color })
  })

  it('[R3.15] availability counts the shops with stock', () => {
    expect(mapVariant(wireVariant).availability).toBe(2)
  })

  it('[R10.43] shops are sorted by quantity, largest first', () => {
    expect(mapVariant(wireVariant).shops.map((shop) => shop.id)).toEqual([6, 4, 5])
  })

  it('[R10.43] shops of an availability answer are sorted so too, the lower id first among equals', () => {
    const shops = [
      { id: 9, qty: 2 },
      { id: 4, qty: 7 },
      { id: 3, qty: 2 },
    ]
    const answer = mapAvailability({ articleId: 7, shops: [3, 4, 9], variants: [{ ean: '709', shops }] })
    expect(answer.variants[0]?.shops.map((shop) => shop.id)).toEqual([4, 3, 9])
  })
})

describe('mapReview', () => {
  it('[R3.18] keeps every field', () => {
    const { reviewable_id: articleId, ...same } = review
    expect(mapReview(review)).toEqual({ ...same, articleId })
  })

  it('an anonymous review loses the name', () => {
    expect(mapReview({ ...review, anonymous: true }).customer).toBeNull()
  })
})
