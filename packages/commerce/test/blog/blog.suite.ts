import type { ArticleDetail, BlogCategory, BlogPost, FacebookPost } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

export const blogSuite = (server: () => TestServer): void =>
  void describe('blog', () => {
    const posts = async () => (await server().first.get<BlogPost[]>('/blog/posts')).body

    it('[R7.37] lists posts, the newest first, and categories with how many posts each has', async () => {
      const all = await posts()
      expect(all.length).toBeGreaterThan(2)
      const published = all.map((post) => post.published_at)
      expect(published).toEqual(published.toSorted().toReversed())
      const { body } = await server().first.get<BlogCategory[]>('/blog/categories')
      for (const category of body) {
        expect(category.postsCount).toBe(all.filter((post) => post.categories.some(({ id }) => id === category.id)).length)
        expect(category.postsCount).toBeGreaterThan(0)
      }
      const other = (await server().second.get<BlogPost[]>('/blog/posts')).body.map((post) => post.slug)
      for (const { slug } of all) expect(other).not.toContain(slug)
    })

    it('gives as many posts as are asked for, past those that are known', async () => {
      const all = await posts()
      const [{ slug, id } = { slug: '', id: 0 }] = all[0]?.categories ?? []
      const ofSubject = all.filter((post) => post.categories.some((category) => category.id === id))
      for (const [path, whole] of [
        ['/blog/posts', all],
        [`/blog/category/${slug}`, ofSubject],
      ] as const) {
        const get = async (query: string) => (await server().first.get<BlogPost[]>(`${path}?${query}`)).body
        expect(await get('take=2')).toEqual(whole.slice(0, 2))
        expect(await get('skip=1&take=1')).toEqual(whole.slice(1, 2))
        expect(await get('skip=1')).toEqual(whole.slice(1))
        expect(await get(`skip=${whole.length}`)).toEqual([])
        for (const wrong of ['take=0', 'take=1001', 'skip=-1', 'skip=x'])
          expect((await server().first.get(`${path}?${wrong}`)).status).toBe(422)
      }
    })

    it('[R7.38] a slug and an id each give the post; unknown ones are a 404', async () => {
      const [post] = await posts()
      expect((await server().first.get(`/blog/${post?.slug}`)).body).toEqual(post)
      expect((await server().first.get(`/blog/post/${post?.id}`)).body).toEqual(post)
      for (const path of ['/blog/finnes-ikke', '/blog/post/99999999']) expect((await server().first.get(path)).status).toBe(404)
      expect((await server().second.get(`/blog/${post?.slug}`)).status).toBe(404)
      expect((await server().second.get(`/blog/post/${post?.id}`)).status).toBe(404)
    })

    it('[R7.39] a category gives its posts; an unknown slug is a 404', async () => {
      const all = await posts()
      const slug = all[0]?.categories[0]?.slug ?? ''
      const { body } = await server().first.get<BlogPost[]>(`/blog/category/${slug}`)
      expect(body).toEqual(all.filter((post) => post.categories.some((category) => category.slug === slug)))
      expect((await server().first.get('/blog/category/finnes-ikke')).status).toBe(404)
      expect((await server().second.get(`/blog/category/${slug}`)).status).toBe(404)
    })

    it('posts point to articles that can be opened, and to pictures that are drawn', async () => {
      for (const { main_article, related_articles, featured_image } of await posts()) {
        for (const id of [main_article, ...related_articles]) {
          expect((await server().first.get<ArticleDetail>(`/articles/${id}`)).body.hiddenFromWeb).toBe(false)
        }
        expect((await fetch(`${server().url}${featured_image}/320.webp`)).status).toBe(200)
      }
    })

    it('[R7.36] lists the posts of the chain’s Facebook page, the newest first', async () => {
      const { body } = await server().first.get<FacebookPost[]>('/fb/getPosts')
      expect(body.length).toBeGreaterThan(1)
      const times = body.map((post) => post.created_time)
      expect(times).toEqual(times.toSorted().toReversed())
      expect((await server().second.get<FacebookPost[]>('/fb/getPosts')).body[0]?.message).not.toBe(body[0]?.message)
    })
  })
