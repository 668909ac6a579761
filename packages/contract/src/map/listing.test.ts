import { facetFields, priceRangeFromKroner, type FacetField } from '@vidda/domain/listing'
import { describe, expect, it } from 'vitest'
import { wireArticle } from './fixtures.ts'
import { facetsBody, filterRules, listingRequest, mapArticlePage, mapFacets, mapSearchResult } from './listing.ts'

describe('filterRules', () => {
  it('[R3.37] each rule key carries ids, and price kroner', () => {
    const filters = { colors: [2], genders: [1, 10], brands: [3], shops: [4], groups: [411], price: priceRangeFromKroner(100, 900) }
    expect(filterRules(filters)).toEqual([
      { field: 'genders', op: 'in', value: [1, 10] },
      { field: 'colors', op: 'in', value: [2] },
      { field: 'brands', op: 'in', value: [3] },
      { field: 'shops', op: 'in', value: [4] },
      { field: 'groups', op: 'in', value: [411] },
      { field: 'price', op: 'between', value: [100, 900] },
    ])
  })

  it('[R3.38] one rule per key: its values are alternatives', () => {
    expect(filterRules({ genders: [1, 2, 4] })).toHaveLength(1)
  })
})

describe('listingRequest', () => {
  it('[R10.87] a category without filters is a GET, 20 at a time by name', () => {
    expect(listingRequest({ filters: { category: 4 } })).toEqual({
      method: 'GET',
      path: 'categories/4/articles',
      query: { page: 1, per_page: 20, orderBy: 'Name', order: 'asc' },
    })
    expect(listingRequest({ filters: { category: 4, subcategory: 41 }, page: 2 })).toMatchObject({ path: 'subcategories/41/articles' })
    expect(listingRequest({ filters: { category: 4, genders: [] } }).method).toBe('GET')
  })

  it.each([
    ['a filter', { filters: { category: 4, genders: [2] } }],
    ['a price', { filters: { category: 4, price: priceRangeFromKroner(0, 100) } }],
    ['a group', { filters: { subcategory: 41, groups: [411] } }],
    ['a gender', { filters: { genders: [2] } }],
    ['a query', { filters: {}, query: 'ull' }],
    ['a bundle', { filters: { ids: [1, 2] } }],
    ['a campaign', { filters: { campaigns: [1] } }],
    ['nothing', { filters: {} }],
  ])('[R10.87] with %s it is a search with take 20, where the screen asks for 20', (_, listing) => {
    const request = listingRequest({ ...listing, take: 20 })
    expect(request).toMatchObject({ method: 'POST', path: 'articles/search', body: { take: 20, page: 0 } })
  })

  it('[R9.02] a search that names no take is sent with 1000, and its answer is one page of as many', () => {
    expect(listingRequest({ filters: {}, query: 'ull' })).toMatchObject({ method: 'POST', body: { take: 1000 } })
    expect(mapSearchResult({ hits: { total: { value: 1001 }, hits: [] } }).lastPage).toBe(2)
  })

  it('asks for shop 55 unless shops are selected, and counts pages from 0', () => {
    const request = listingRequest({ filters: { genders: [2] }, page: 3 })
    expect(request).toMatchObject({ body: { page: 2, filters: [{ field: 'genders' }, { field: 'shops', value: [55] }] } })
    expect(listingRequest({ filters: { shops: [4] } })).toMatchObject({ body: { filters: [{ field: 'shops', value: [4] }] } })
  })
})

describe('answers', () => {
  it('an article page becomes a listing', () => {
    const meta = { current_page: 2, last_page: 3, per_page: 20, total: 41 }
    expect(mapArticlePage({ data: [wireArticle], meta })).toMatchObject({ total: 41, page: 2, lastPage: 3, articles: [{ id: 7 }] })
  })

  it('a search result becomes a listing of the page asked for', () => {
    const hits = { total: { value: 41 }, hits: [{ _source: wireArticle }] }
    expect(mapSearchResult({ hits }, { take: 20, page: 2 })).toMatchObject({ total: 41, page: 2, lastPage: 3, articles: [{ id: 7 }] })
    expect(mapSearchResult({ hits: { total: { value: 0 }, hits: [] } }).lastPage).toBe(1)
  })

  it('[R10.196] a hit shows the colour that met the filters', () => {
    const met = { colorId: 9, image: '/api/v1/images/bla-7' }
    const { articles } = mapSearchResult({ hits: { total: { value: 2 }, hits: [{ _source: wireArticle, met }, { _source: wireArticle }] } })
    expect(articles.map(({ image, shownColor }) => [image, shownColor])).toEqual([
      ['/api/v1/images/bla-7', 9],
      [wireArticle.image, undefined],
    ])
  })

  it('a corrected query is told, and only then', () => {
    const hits = { total: { value: 1 }, hits: [{ _source: wireArticle }] }
    expect(mapSearchResult({ hits, corrected: 'jakke' })).toMatchObject({ corrected: 'jakke' })
    expect(mapSearchResult({ hits })).not.toHaveProperty('corrected')
  })
})

describe('facets', () => {
  it('are asked for with the query and filters of their listing', () => {
    expect(facetsBody({ filters: { genders: [2] }, query: 'ull', page: 3 })).toEqual({
      query: 'ull',
      filters: [
        { field: 'genders', op: 'in', value: [2] },
        { field: 'shops', op: 'in', value: [55] },
      ],
    })
  })

  it('counts stand by field, the price range is øre', () => {
    const none = Object.fromEntries(facetFields.map((field) => [field, []])) as unknown as Record<FacetField, []>
    const wire = { total: 3, ...none, genders: [{ id: 2, count: 3 }], price: { min: 199, max: 900 }, corrected: 'jakke' }
    expect(mapFacets(wire)).toEqual({
      total: 3,
      counts: { ...none, genders: [{ id: 2, count: 3 }] },
      price: { min: 19900, max: 90000 },
      corrected: 'jakke',
    })
    expect(mapFacets({ total: 0, ...none, price: null })).toEqual({ total: 0, counts: none, price: null })
  })
})
