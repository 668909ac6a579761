import type { ErrorBody } from '@vidda/contract'
import type { ArticleDetail, ArticlePage, Bestseller, Campaign, Category, SearchResult } from '@vidda/contract/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

const norwegian = new Intl.Collator('nb-NO', { sensitivity: 'base' })
const sources = (body: SearchResult) => body.hits.hits.map((hit) => hit._source)
const rule = (field: string, value: unknown, op = 'in') => ({ field, op, value })

export const listingSuite = (server: () => TestServer): void =>
  void describe('listings', () => {
    let category: number
    let subcategory: number

    const search = async (body: object) => (await server().first.ask('/articles/search', body)).body

    beforeAll(async () => {
      const { body } = await server().first.get<Category[]>('/categories')
      const largest = body.toSorted((a, b) => b.count - a.count)[0]
      category = largest?.MainGroupID ?? 0
      subcategory = largest?.subcategories.toSorted((a, b) => b.articlesCount - a.articlesCount)[0]?.ArticleGroup2ID ?? 0
    })

    type Kind = 'categories' | 'subcategories'
    const idOf = (kind: Kind) => (kind === 'categories' ? category : subcategory)
    const listed = async (kind: Kind, query = '') => (await server().first.get<ArticlePage>(`/${kind}/${idOf(kind)}/articles${query}`)).body

    it.each<[title: string, kind: Kind]>([
      ['[R7.15] categories', 'categories'],
      ['[R7.18] subcategories', 'subcategories'],
    ])('%s answer their articles as data and meta', async (_, kind) => {
      const { meta, data } = await listed(kind)
      expect(meta).toEqual({ current_page: 1, last_page: Math.ceil(meta.total / 20), per_page: 20, total: expect.any(Number) })
      expect(data.length).toBeGreaterThan(0)
      for (const article of data) expect(kind === 'categories' ? article.MainGroupID : article.ArticleGroup2ID).toBe(idOf(kind))
      expect((await server().first.get(`/${kind}/99999999/articles`)).status).toBe(404)
    })

    it.each<[title: string, kind: Kind]>([
      ['[R7.16] categories', 'categories'],
      ['[R7.18] subcategories', 'subcategories'],
    ])('%s without parameters are page 1 of 20 by Name, ascending in Norwegian order', async (_, kind) => {
      const { data, meta } = await listed(kind)
      expect(data).toHaveLength(Math.min(20, meta.total))
      const names = data.map((article) => article.name)
      expect(names).toEqual(names.toSorted(norwegian.compare))
    })

    it.each<[title: string, kind: Kind]>([
      ['[R7.17] of categories', 'categories'],
      ['[R7.18] of subcategories', 'subcategories'],
    ])('%s page, per_page, orderBy and order are honoured; another order is a 422', async (_, kind) => {
      const at = async (query: string) => (await listed(kind, query)).data
      const four = await at('?per_page=4&orderBy=Price&order=desc')
      expect(four).toHaveLength(4)
      expect(four.map((article) => article.price)).toEqual(four.map((article) => article.price).toSorted((a, b) => b - a))
      const pages = [await at('?per_page=2&orderBy=Price&order=desc'), await at('?per_page=2&page=2&orderBy=Price&order=desc')]
      expect(pages.flat().map((article) => article.id)).toEqual(four.map((article) => article.id))
      const wrong = await server().first.get(`/${kind}/${idOf(kind)}/articles?order=up`)
      expect(wrong.status).toBe(422)
      expect(wrong.body.errors).toHaveProperty('order')
    })

    it('a category leaves out what nobody can get', async () => {
      const { body } = await server().first.get<ArticlePage>(`/categories/${category}/articles?per_page=100`)
      for (const article of body.data) expect(article.shops).toContain(55)
    })

    it('[R7.22] a search answers hits with _source and the total', async () => {
      const body = await search({ query: 'jakke', take: 2, page: 0, filters: [] })
      expect(body.hits.hits).toHaveLength(2)
      expect(body.hits.total.value).toBeGreaterThan(2)
      expect(sources(body)[0]?.name).toMatch(/jakke/i)
    })

    it.each(['JAKKER', 'jakka', 'jak'])('a search for %s finds jackets', async (query) => {
      expect((await search({ query, take: 1 })).hits.total.value).toBeGreaterThan(0)
    })

    it.each(["'", 'a & b | !', '\\', ':*', '<->', '"'])('a search for %s is only words', async (query) => {
      expect((await server().first.ask('/articles/search', { query, take: 1 })).status).toBe(200)
    })

    it('[R7.24] page is zero-based', async () => {
      const all = sources(await search({ take: 6, page: 0 })).map((article) => article.id)
      const pages = [await search({ take: 3, page: 0 }), await search({ take: 3, page: 1 })]
      expect(pages.flatMap(sources).map((article) => article.id)).toEqual(all)
    })

    it('[R7.25] every hit satisfies every rule', async () => {
      const price = rule('price', [200, 900], 'between')
      const found = sources(await search({ filters: [rule('genders', [2]), rule('shops', [55]), price] }))
      expect(found.length).toBeGreaterThan(0)
      for (const article of found) {
        expect(article.genders).toContain(2)
        expect(article.shops).toContain(55)
        expect(article.price).toBeGreaterThanOrEqual(200)
        expect(article.price).toBeLessThanOrEqual(900)
      }
    })

    it('[R7.25] colours, brands and groups narrow too, and a price is inclusive at both ends', async () => {
      const [one] = sources(await search({ take: 1 }))
      if (!one) throw new Error('nothing to search')
      const filters = [
        rule(
          'colors',
          one.colorGroups.map((group) => group.id),
        ),
        rule('brands', [one.brands[0]?.ProductLineID]),
        rule('groups', [one.ArticleGroup3ID]),
        rule('price', [one.price, one.price], 'between'),
      ]
      const found = sources(await search({ filters }))
      expect(found.map((article) => article.id)).toContain(one.id)
      for (const article of found) expect(article).toMatchObject({ price: one.price, ArticleGroup3ID: one.ArticleGroup3ID })
    })

    it('[R10.86] the fields category, subcategory, ids and campaigns, orderBy and order work', async () => {
      const inCategory = sources(
        await search({ filters: [rule('category', [category]), rule('subcategory', [subcategory])], orderBy: 'Price', order: 'desc' }),
      )
      const prices = inCategory.map((article) => article.price)
      expect(prices.length).toBeGreaterThan(0)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
      const ids = inCategory.slice(0, 2).map((article) => article.id)
      expect(new Set(sources(await search({ filters: [rule('ids', ids)] })).map((article) => article.id))).toEqual(new Set(ids))
      const campaigns = (await server().first.get<Campaign[]>('/campaigns')).body.map((campaign) => campaign.id)
      const offered = sources(await search({ filters: [rule('campaigns', campaigns)] }))
      expect(offered.length).toBeGreaterThan(0)
      for (const article of offered) expect(article.campaigns).not.toEqual([])
    })

    it('[R10.86] the best sellers come first under Bestseller', async () => {
      const ranks = (await server().first.get<Bestseller[]>('/bestsellers')).body
      const hits = sources(await search({ take: 5, orderBy: 'Bestseller' }))
      const found = new Set(hits.map((article) => article.id))
      const first = ranks.toSorted((a, b) => a.qty_rank - b.qty_rank).map((rank) => rank.article_id)
      expect(hits.map((article) => article.id)).toEqual(first.filter((id) => found.has(id)))
      const all = new Set(sources(await search({})).map((article) => article.id))
      expect(hits.map((article) => article.id)).toEqual(first.filter((id) => all.has(id)).slice(0, 5))
    })

    it('[R10.86] under Name they come in Norwegian order, under Created the newest last, and the other way round under desc', async () => {
      const names = sources(await search({ take: 60, orderBy: 'Name' })).map((article) => article.name)
      expect(names).toEqual(names.toSorted(norwegian.compare))
      const ids = sources(await search({ take: 8, orderBy: 'Created', order: 'desc' })).map((article) => article.id)
      const details = await Promise.all(ids.map(async (id) => (await server().first.get<ArticleDetail>(`/articles/${id}`)).body))
      const made = details.map((article) => article.dateCreated)
      expect(made).toEqual(made.toSorted().toReversed())
      expect(new Set(made).size).toBeGreaterThan(1)
      const [oldest] = sources(await search({ take: 1, orderBy: 'Created', order: 'asc' }))
      const { dateCreated } = (await server().first.get<ArticleDetail>(`/articles/${oldest?.id}`)).body
      expect(dateCreated < (made.at(-1) ?? '')).toBe(true)
    })

    it.each([
      ['take over 1000', '/articles/search', { take: 1001 }],
      ['an unknown orderBy', '/articles/search', { orderBy: 'Colour' }],
      ['an unknown field', '/articles/search', { filters: [{ field: 'weights', op: 'in', value: [1] }] }],
      ['words as ids', '/articles/search', { filters: [rule('genders', ['dame'])] }],
      ['a rule on ids that is no list', '/articles/search', { filters: [rule('genders', 2, 'less')] }],
      ['half a range', '/articles/search', { filters: [rule('price', [1], 'between')] }],
    ])('[R10.86] [R10.14] %s is a 422', async (_, path, body) => {
      const answer = await server().first.ask<ErrorBody>(path, body)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors ?? {})).not.toHaveLength(0)
    })

    it.each(['/articles/search', '/articles/facets'])('a question of %s may name a thousand ids, and no more than 32 KB', async (path) => {
      const ids = Array.from({ length: 1000 }, (_, index) => 2_000_000_000 + index)
      const asked = (count: number) => ({ filters: Array.from({ length: count }, () => rule('ids', ids)) })
      expect((await server().first.ask(path, asked(1))).status).toBe(200)
      expect((await server().first.ask<ErrorBody>(path, asked(4))).body.code).toBe('body_too_large')
    })

    it('[R10.86] per_page over 100 is a 422', async () => {
      expect((await server().first.get(`/categories/${category}/articles?per_page=101`)).status).toBe(422)
      expect((await server().first.get(`/categories/${category}/articles?per_page=100`)).status).toBe(200)
    })

    it('[R7.26] searchids finds by id in the same shape', async () => {
      const [one] = sources(await search({ take: 1 }))
      const { body } = await server().first.ask('/articles/searchids', { ids: [one?.id, 99999999] })
      expect(sources(body)).toEqual([one])
      expect(body.hits.total.value).toBe(1)
    })
  })
