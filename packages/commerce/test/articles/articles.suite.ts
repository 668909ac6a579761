import type { Article, ArticleAddress, ArticleDetail, Availability, TenantSettings } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { hiddenArticle } from '../kit/hidden.ts'
import type { TestServer } from '../kit/server.ts'

export const articleSuite = (server: () => TestServer): void =>
  void describe('articles', () => {
    let id: number
    let slug: string

    beforeAll(async () => {
      const { body } = await server().first.ask('/articles/search', { take: 1, filters: [{ field: 'shops', op: 'in', value: [55] }] })
      const [hit] = body.hits.hits
      if (!hit) throw new Error('nothing can be had')
      ;({ id, slug } = hit._source)
    })

    it('[R7.19] an article has its detail; an unknown id is a 404, and so is another chain’s', async () => {
      const { body } = await server().first.get<ArticleDetail>(`/articles/${id}`)
      expect(body).toMatchObject({ id, slug, articleId: id, hiddenFromWeb: false, reviews: expect.any(Array) })
      expect(body.variants[0]).toMatchObject({
        ean: expect.any(String),
        shops: expect.any(Array),
        size: expect.any(Object),
        color: expect.any(Object),
      })
      expect((await server().first.get('/articles/99999999')).status).toBe(404)
      expect((await server().second.get(`/articles/${id}`)).status).toBe(404)
    })

    it('[R10.261] a variant says what its size measures', async () => {
      const { rows } = await sql<{ readonly id: number; readonly scale: string }>`
        select distinct on (z.scale) v.article_id as id, z.scale from variants v join sizes z on z.id = v.size_id
        where v.chain_id = 1 order by z.scale, v.article_id`.execute(server().commerce.db)
      expect(rows.map(({ scale }) => scale)).toEqual(expect.arrayContaining(['clothes', 'gloves', 'shoes']))
      for (const { id: article, scale } of rows) {
        const { variants } = (await server().first.get<ArticleDetail>(`/articles/${article}`)).body
        expect(new Set(variants.map(({ size }) => size.scale))).toContain(scale)
      }
    })

    it('[R10.02] goods cost kroner and their freight øre, in the detail and in listings', async () => {
      const { rows } = await sql<{ price: number; freight: number }>`
        select price, fright_price as freight from articles where id = ${id}`.execute(server().commerce.db)
      const [stored] = rows
      const expected = { price: (stored?.price ?? 0) / 100, frightPrice: stored?.freight }
      expect(stored?.freight).toBeGreaterThan(5000)
      expect((await server().first.get<ArticleDetail>(`/articles/${id}`)).body).toMatchObject(expected)
      expect((await server().first.get<Article[]>(`/articles/bundle?articles=${id}`)).body).toMatchObject([expected])
      const { hits } = (await server().first.ask('/articles/searchids', { ids: [id] })).body.hits
      expect(hits.map(({ _source }) => _source)).toMatchObject([expected])
    })

    it('every colour has its pictures, the variant’s own first, and each is served', async () => {
      const { images, variants } = (await server().first.get<ArticleDetail>(`/articles/${id}`)).body
      for (const { color } of variants) expect(images?.find((one) => one.colorId === color.id)?.paths[0]).toBe(color.imagePath)
      for (const path of images?.[0]?.paths ?? []) expect((await fetch(`${server().url}${path}/160.webp`)).status).toBe(200)
      expect(images?.[0]?.paths.length).toBeGreaterThan(1)
    })

    it('[R10.21] a slug gives its article; an unknown one is a 404', async () => {
      expect((await server().first.get<ArticleDetail>(`/articles/slug/${slug}`)).body.id).toBe(id)
      expect((await server().first.get('/articles/slug/finnes-ikke')).status).toBe(404)
    })

    it('[R7.20] availability gives each article’s shops with stock', async () => {
      const { body } = await server().first.get<Availability[]>(`/articles/availability/${id},99999999`)
      expect(body).toHaveLength(1)
      const { variants, available } = (await server().first.get<ArticleDetail>(`/articles/${id}`)).body
      expect(body[0]?.articleId).toBe(id)
      expect(body[0]?.shops).toEqual(available)
      expect(body[0]?.variants).toEqual(variants.map(({ ean, shops }) => ({ ean, shops })))
      expect((await server().first.get('/articles/availability/a,b')).status).toBe(422)
    })

    it('[R7.20] [R7.21] an id that nothing has is left out, whatever its size', async () => {
      const ids = [1_000_000_000, 2 ** 31 - 1, 2 ** 31, 9_999_999_999]
      for (const unknown of ids) {
        expect((await server().first.get<Availability[]>(`/articles/availability/${unknown}`)).body).toEqual([])
        expect((await server().first.get<Article[]>(`/articles/bundle?articles=${unknown},${id}`)).body.map((one) => one.id)).toEqual([id])
      }
      expect((await server().first.get(`/articles/availability/${10 ** 10}`)).status).toBe(422)
    })

    it('the addresses of all visible articles come by id, in as many steps as one likes', async () => {
      const all = (await server().first.get<ArticleAddress[]>('/articles/addresses?take=10000')).body
      const { hits } = (await server().first.ask('/articles/search', { take: 1000 })).body
      const found = hits.hits.map((hit) => hit._source).toSorted((one, other) => one.id - other.id)
      expect(all.map((one) => [one.id, one.slug, one.image])).toEqual(found.map((one) => [one.id, one.slug, one.image]))
      const first = (await server().first.get<ArticleAddress[]>('/articles/addresses?take=2')).body
      const next = (await server().first.get<ArticleAddress[]>(`/articles/addresses?take=2&after=${first[1]?.id}`)).body
      expect([...first, ...next]).toEqual(all.slice(0, 4))
      expect((await server().first.get('/articles/addresses?take=0')).status).toBe(422)
    })

    it('[R7.21] a bundle leaves out what does not exist', async () => {
      const { body } = await server().first.get<Article[]>(`/articles/bundle?articles=99999999,${id}`)
      expect(body.map((article) => article.id)).toEqual([id])
    })

    it('[R7.19] [R7.21] a hidden article has its detail, marked so, and is in no bundle and no search', async () => {
      const { article } = hiddenArticle()
      expect((await server().first.get<ArticleDetail>(`/articles/${article.id}`)).body).toMatchObject({
        id: article.id,
        hiddenFromWeb: true,
      })
      const { body } = await server().first.get<Article[]>(`/articles/bundle?articles=${article.id},${id}`)
      expect(body.map((one) => one.id)).toEqual([id])
      const filters = [{ field: 'ids', op: 'in', value: [article.id] }]
      expect((await server().first.ask('/articles/search', { filters })).body.hits.total.value).toBe(0)
    })

    it('[R7.27] the house brand’s articles', async () => {
      const { houseLineId } = (await server().first.get<TenantSettings>('/tenant/get')).body
      const { body } = await server().first.get<Article[]>('/articles/brand')
      expect(body.length).toBeGreaterThan(0)
      const filters = [{ field: 'brands', op: 'in', value: [houseLineId] }]
      const { hits } = (await server().first.ask('/articles/search', { filters })).body.hits
      expect(new Set(body.map((article) => article.id))).toEqual(new Set(hits.map(({ _source }) => _source.id)))
    })
  })
