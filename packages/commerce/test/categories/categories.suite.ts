import type { ArticlePage, Category, Group } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

export const categorySuite = (server: () => TestServer): void =>
  void describe('categories', () => {
    it('[R7.13] main categories have subcategories, price ranges and counts that their listings keep', async () => {
      const { body } = await server().first.get<Category[]>('/categories')
      expect(body.length).toBeGreaterThan(2)
      const { MainGroupID, count, minPrice, maxPrice, subcategories } = body[0] as Category
      expect(subcategories[0]).toMatchObject({ MainGroupID, groups: expect.any(Array) })
      const listing = await server().first.get<ArticlePage>(`/categories/${MainGroupID}/articles?per_page=100&orderBy=Price`)
      expect(listing.body.meta.total).toBe(count)
      expect(listing.body.data[0]?.price).toBe(minPrice)
      const dearest = await server().first.get<ArticlePage>(`/categories/${MainGroupID}/articles?per_page=1&orderBy=Price&order=desc`)
      expect(dearest.body.data[0]?.price).toBe(maxPrice)
    })

    it('[R7.14] groups of a subcategory; an unknown one is a 404', async () => {
      const { body } = await server().first.get<Category[]>('/categories')
      const ArticleGroup2ID = body[0]?.subcategories[0]?.ArticleGroup2ID
      const groups = await server().first.get<Group[]>(`/subcategories/${ArticleGroup2ID}/groups`)
      expect(groups.body.length).toBeGreaterThan(0)
      for (const group of groups.body) expect(group).toMatchObject({ Name: expect.any(String), ArticleGroup2ID, ArticleGroup3ID: group.id })
      expect((await server().first.get('/subcategories/99999999/groups')).status).toBe(404)
    })
  })
