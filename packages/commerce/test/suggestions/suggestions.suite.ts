import type { Suggestions } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

export const suggestionSuite = (server: () => TestServer): void =>
  void describe('suggestions', () => {
    const suggest = async (typed: string) =>
      (await server().first.get<Suggestions>(`/articles/suggest?q=${encodeURIComponent(typed)}`)).body

    const ids = (articles: readonly { readonly id: number }[]) => articles.map((article) => article.id)

    it('[R10.23] what is typed gives articles, categories and brands', async () => {
      const jackets = await suggest('skalljak')
      expect(jackets.articles.length).toBeGreaterThan(0)
      for (const article of jackets.articles) expect(article.name).toContain('Skalljakke')
      expect(jackets.categories[0]).toMatchObject({ Name: 'Skalljakker', ArticleGroup3ID: expect.any(Number), count: expect.any(Number) })
      expect(jackets.brands.length).toBeGreaterThan(0)
      expect((await suggest('værb')).brands).toEqual([{ ProductLineID: expect.any(Number), Name: 'Værbitt' }])
      expect((await suggest('vintersp')).categories[0]).toMatchObject({ Name: 'Vintersport' })
    })

    it('a category counts what can be had in it', async () => {
      const [first] = (await suggest('vintersport')).categories
      const filters = [
        { field: 'category', op: 'in', value: [first?.MainGroupID] },
        { field: 'shops', op: 'in', value: [55] },
      ]
      const listed = await server().first.ask('/articles/search', { query: 'vintersport', take: 1, filters })
      expect(first?.count).toBe(listed.body.hits.total.value)
    })

    it('while nothing is typed there is only what sells most', async () => {
      const { articles, popular } = await suggest('')
      expect(articles).toEqual([])
      const filters = [{ field: 'shops', op: 'in', value: [55] }]
      const best = await server().first.ask('/articles/search', { take: popular.length, orderBy: 'Bestseller', filters })
      expect(popular.length).toBeGreaterThan(2)
      expect(ids(popular)).toEqual(ids(best.body.hits.hits.map((hit) => hit._source)))
    })

    it('the last word may go on where it is a word already', async () => {
      const { articles } = await suggest('sko')
      expect(articles.length).toBeGreaterThan(0)
      expect((await suggest('alp')).articles.length).toBeGreaterThan(0)
    })

    it('a corrected word is told', async () => {
      expect(await suggest('jakek')).toMatchObject({ corrected: 'jakke' })
      expect(await suggest('jakke')).not.toHaveProperty('corrected')
    })

    it('each chain has its own', async () => {
      const own = (await suggest('lue')).articles
      const others = (await server().second.get<Suggestions>('/articles/suggest?q=lue')).body.articles
      expect(others.length).toBeGreaterThan(0)
      expect(ids(others).filter((id) => ids(own).includes(id))).toEqual([])
      expect((await server().second.get<Suggestions>('/articles/suggest?q=v%C3%A6rbitt')).body.brands).not.toContainEqual(
        expect.objectContaining({ Name: 'Værbitt' }),
      )
    })

    it('a text that is too long is a 422', async () => {
      expect((await server().first.get(`/articles/suggest?q=${'a'.repeat(201)}`)).status).toBe(422)
    })
  })
