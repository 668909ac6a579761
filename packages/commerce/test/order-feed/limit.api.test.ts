import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyEngine, startServer, type TestServer } from '../kit/server.ts'
import { askFeed } from './reader.ts'

let server: TestServer
const start = new Date()

beforeAll(async () => {
  // The minute in which calls are counted does not end.
  server = await startServer(anyEngine, { articles: 24, now: () => start, isNow: true })
})

afterAll(() => server.close())

it('[R10.94] nobody guesses the token of the feed: after 120 calls in a minute from one address each is a 429, whatever it carries', async () => {
  for (let calls = 0; calls < 120; calls += 1) expect((await askFeed(server.first, '', 'a-guess-of-a-token')).status).toBe(401)
  for (const token of ['a-guess-of-a-token', undefined]) {
    const refused = await askFeed(server.first, '', token)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
