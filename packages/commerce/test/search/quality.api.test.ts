import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyEngine, startServer, type TestServer } from '../kit/server.ts'
import { judgeSearch, listedArticles, qualityArticles, type Judged } from '@vidda/demo/search-quality'

const wanted = 0.95

describe('search quality', () => {
  let server: TestServer
  let judged: readonly Judged[]

  beforeAll(async () => {
    server = await startServer(anyEngine, { articles: qualityArticles })
    judged = await judgeSearch(async (chainId, query, take) => {
      const { body } = await server[chainId === 1 ? 'first' : 'second'].ask('/articles/search', { query, take })
      return body.hits.hits.map((hit) => hit._source.id)
    }, listedArticles())
  })

  afterAll(() => server.close())

  it.each(['stems', 'compounds', 'typos', 'letters', 'combined'])('of the queries of the class %s, 95 % or more are met', (name) => {
    const asked = judged.filter((one) => one.class === name)
    const misses = asked.filter((one) => !one.met).map(({ query, hits }) => `${query}: ${hits.join(', ')}`)
    expect(asked.length).toBeGreaterThanOrEqual(40)
    expect(1 - misses.length / asked.length, misses.join('\n')).toBeGreaterThanOrEqual(wanted)
  })
})
