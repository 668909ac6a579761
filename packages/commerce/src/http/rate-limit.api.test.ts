import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErrorBody } from '@vidda/contract'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer('PGlite', { reservationsPerMinute: 2, articles: 24 })
})

afterAll(() => server.close())

it('too many reservations from one address are a 429 with Retry-After', async () => {
  const send = () => server.first.reserve<ErrorBody>({})
  expect((await send()).status).toBe(422)
  expect((await send()).status).toBe(422)
  const third = await send()
  expect(third).toMatchObject({ status: 429, body: { code: 'too_many_requests', requestId: expect.any(String) } })
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
})
