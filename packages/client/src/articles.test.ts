import { describe, expect, it } from 'vitest'
import { fetchArticle, fetchArticleBySlug } from './articles.ts'
import { ApiError, callFailure, NoAnswerError, type Api } from './index.ts'
import { fetchFacebookPosts } from './posts.ts'

const notFound = () => Promise.reject(new ApiError(404, { message: 'no', code: 'not_found', requestId: '1' }))
const detail = (id: number, name: string, slug?: string) => ({
  id,
  name,
  slug,
  price: 1,
  originalPrice: 1,
  beforePrice: null,
  pant: 0,
  image: '',
  brands: [],
  campaigns: [],
  variants: [],
  reviews: [],
})

/** A commerce API of these articles, that answers slugs only where it has the endpoint. */
function apiOf(articles: readonly ReturnType<typeof detail>[], { slugs = false } = {}) {
  const calls: string[] = []
  const api: Api = {
    async read(path) {
      calls.push(path)
      const [, , last = ''] = path.split('/')
      const found = path.startsWith('articles/slug/')
        ? articles.find(({ slug }) => slugs && slug === last)
        : articles.find(({ id }) => path === `articles/${id}`)
      return found ?? notFound()
    },
    async ask(path, body) {
      const { query } = body as { query: string }
      calls.push(`${path} ${query}`)
      const hits = articles.filter(({ name }) => query.split(' ').every((word) => name.toLowerCase().includes(word)))
      return { hits: { total: { value: hits.length }, hits: hits.map((_source) => ({ _source })) } }
    },
    change: notFound,
  }
  return { api, calls }
}

describe('an article by its slug', () => {
  it('is asked for once where the commerce API has the endpoint', async () => {
    const { api, calls } = apiOf([detail(7, 'Rim Ullgenser', 'rim-ullgenser')], { slugs: true })
    expect((await fetchArticleBySlug(api, 'rim-ullgenser')).id).toBe(7)
    expect(calls).toEqual(['articles/slug/rim-ullgenser'])
  })

  it('[R10.22] is searched for where it has none, and slugs are compared', async () => {
    const { api, calls } = apiOf([detail(6, 'Rim Ullgenser barn'), detail(7, 'Rim Ullgenser')])
    expect((await fetchArticleBySlug(api, 'rim-ullgenser')).id).toBe(7)
    expect(calls).toEqual(['articles/slug/rim-ullgenser', 'articles/search rim ullgenser', 'articles/7'])
  })

  it('[R10.22] of a name that several share is found by the id behind it', async () => {
    const { api } = apiOf([detail(7, 'Rim Ullgenser'), detail(9, 'Rim Ullgenser')])
    expect((await fetchArticleBySlug(api, 'rim-ullgenser-9')).id).toBe(9)
    expect((await fetchArticleBySlug(api, 'rim-ullgenser')).id).toBe(7)
  })

  it('is missing where no hit has it', async () => {
    await expect(fetchArticleBySlug(apiOf([detail(7, 'Rim Ullgenser')]).api, 'rim')).rejects.toMatchObject({ status: 404 })
  })

  it('is not searched for when the commerce API fails', async () => {
    const { api, calls } = apiOf([])
    await expect(fetchArticleBySlug({ ...api, read: () => Promise.reject(new ApiError(503, null)) }, 'rim')).rejects.toMatchObject({
      status: 503,
    })
    expect(calls).toEqual([])
  })
})

describe('a load that failed', () => {
  const api = apiOf([]).api

  it('[R7.08] of an article says so in the specification’s words', async () => {
    const error: unknown = await fetchArticle(api, 1).catch((reason: unknown) => reason)
    expect(String(error)).toBe('Error: Could not load article')
    expect(callFailure(error)).toMatchObject({ status: 404 })
  })

  it('[R7.08] of posts too', async () => {
    const error: unknown = await fetchFacebookPosts(api).catch((reason: unknown) => reason)
    expect(String(error)).toBe('Error: Something went wrong')
  })

  it('tells what came of the call, also where that came of something else', () => {
    const silent = new NoAnswerError('No answer', { cause: new TypeError('fetch failed') })
    expect(callFailure(new Error('no', { cause: silent }))).toBe(silent)
    expect(callFailure(new Error('no'))).toBeNull()
    expect(callFailure('no')).toBeNull()
  })
})
