import { Writable } from 'node:stream'
import type { ErrorBody } from '@vidda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyEngine, startServer, type TestServer } from '../../kit/server.ts'

let server: TestServer
let log = ''

const logStream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString()
    done()
  },
})

beforeAll(async () => {
  server = await startServer(anyEngine, { reservationsPerMinute: 2, readsPerMinute: 3, articles: 24, logLevel: 'debug', logStream })
})

afterAll(() => server.close())

it.each([
  ['reservations', 422, () => server.first.reserve<ErrorBody>({})],
  ['checks of promo codes', 404, () => server.first.get('/promocodes/check/GJETT')],
])(
  'too many %s from one address are a 429 with Retry-After, also where another process has counted the others',
  async (_, status, send) => {
    expect((await send()).status).toBe(status)
    expect((await send()).status).toBe(status)
    await server.commerce.close()
    await server.restart()
    const third = await send()
    expect(third).toMatchObject({ status: 429, body: { code: 'too_many_requests', requestId: expect.any(String) } })
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)

it('more reads in a minute than a client may make are a 429 with Retry-After, and other clients and the hosts are let read on', async () => {
  const read = (address: string) => server.first.get('/genders', { 'x-forwarded-for': address })
  const search = (address: string) => server.first.send('POST', '/articles/search', { body: {}, headers: { 'x-forwarded-for': address } })
  for (const call of [read, search, read]) expect((await call('203.0.113.7')).status).toBe(200)
  for (const call of [read, search]) {
    const refused = await call('203.0.113.7')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await read('203.0.113.8')).status).toBe(200)
  for (const _ of [1, 2, 3, 4]) expect((await server.first.get('/genders')).status).toBe(200)
})

it('the log names routes and request ids, and no token, cookie or signature', async () => {
  const { headers } = await server.first.get('/receipts/an-unguessable-token', server.first.guards)
  const line = log.split('\n').find((text) => text.includes(headers.get('x-request-id') ?? '?'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ route: '/api/v1/receipts/:token', status: 404 })
  for (const secret of ['an-unguessable-token', server.first.tokens.cookie, server.first.tokens.page, 'x-vidda-tenant'])
    expect(log).not.toContain(secret)
})
