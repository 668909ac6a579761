import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve, whenDone } from './host.fixtures.ts'
import { lifetimes } from './page-cache.ts'

/** Only the clocks of loaders and caches: sockets go on by the real one. */
const fakeClock = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
afterEach(() => void vi.useRealTimers())

/** Waits without touching the clock. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

const never = () => Promise.reject(new Error('not asked here'))

/** An origin that nothing listens on any more. */
async function stoppedOrigin(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

describe('a commerce API that hangs', () => {
  it('[R7.05] [R10.88] answers 503 with Retry-After for a page not seen before, after 3 s and by 4 s on the clock of its loaders', async () => {
    fakeClock()
    const { get, commerce } = await serve()
    commerce.mode = 'hangs'
    let answered = false
    const answer = get('/dame').finally(() => (answered = true))
    await until(() => ['articles/search', 'csrf'].every((path) => commerce.asked.includes(path)))
    await vi.advanceTimersByTimeAsync(2900)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1100)
    const { status, headers, body } = await answer
    expect(status).toBe(503)
    expect(headers['retry-after']).toMatch(/^\d+$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString()).toContain('<div id="root">')
  })

  it('[R10.88] serves a page seen before, stale', async () => {
    fakeClock()
    const { get, commerce } = await serve()
    const { body } = await get('/dame')
    vi.setSystemTime(Date.now() + lifetimes.fresh + 1)
    commerce.mode = 'hangs'
    expect(await get('/dame')).toMatchObject({ status: 200, body })
  })

  it('has a deadline of its own where one is given', async () => {
    const { get, commerce } = await serve({ deadline: 20 })
    commerce.mode = 'hangs'
    expect((await get('/dame')).status).toBe(503)
  })
})

describe('a commerce API that is stopped', () => {
  it('[R10.88] answers 503 with Retry-After for a page not seen before, and logs why', async () => {
    const { get, logged } = await serve({ target: { kind: 'elsewhere', origin: await stoppedOrigin() } })
    const { status, headers } = await get('/dame')
    expect(status).toBe(503)
    expect(headers['retry-after']).toMatch(/^\d+$/)
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error', path: '/dame', status: 503 }))
  })

  it('[R10.88] serves a page seen before, stale', async () => {
    fakeClock()
    const { get, commerce } = await serve()
    const { body } = await get('/dame')
    vi.setSystemTime(Date.now() + lifetimes.fresh + 1)
    commerce.mode = 'stopped'
    for (const _ of [1, 2, 3]) expect(await get('/dame')).toMatchObject({ status: 200, body })
  })

  it('does not keep the failed page: the next visitor gets goods', async () => {
    const { get, commerce } = await serve()
    commerce.mode = 'stopped'
    expect((await get('/dame')).status).toBe(503)
    commerce.mode = 'answers'
    const { status, body } = await get('/dame')
    expect(status).toBe(200)
    expect(body.toString()).toContain('Rim Ullgenser')
  })

  it('answers its own calls 502, as JSON with a code', async () => {
    const { get } = await serve({ target: { kind: 'elsewhere', origin: await stoppedOrigin() } })
    const { status, headers, body } = await get('/api/v1/shops')
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([502, '5', 'application/json; charset=utf-8'])
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'API_UNAVAILABLE' })
  })
})

describe('a page of the brand’s own that shows goods, while the commerce API is stopped', () => {
  const pages = { 'om-oss': { title: 'Om oss', description: 'Hvem vi er', html: '<p>Hei</p>', goods: 'ull' } }

  it.each([
    ['soon', lifetimes.fresh],
    ['late', lifetimes.fresh + lifetimes.revalidating],
  ])('keeps those that it had, also when it is asked for %s after', async (_, age) => {
    fakeClock()
    const { get, commerce, logged } = await serve({}, { pages })
    const { body } = await get('/om-oss')
    expect(body.toString()).toContain('Rim Ullgenser')
    vi.setSystemTime(Date.now() + age + 1)
    commerce.mode = 'stopped'
    expect(await get('/om-oss')).toMatchObject({ status: 200, body })
    await until(() => logged.some(({ error }) => String(error).includes('articles/search')))
    // The page that came without them is ready when the next one is asked for.
    await new Promise((resolve) => setImmediate(resolve))
    expect(await get('/om-oss')).toMatchObject({ status: 200, body })
  })

  it('has its text where it was not seen before, and goods soon after they can be had', async () => {
    fakeClock()
    const { get, commerce } = await serve({}, { pages })
    commerce.mode = 'stopped'
    const { status, headers, body } = await get('/om-oss')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.toString()).toContain('<p>Hei</p>')
    commerce.mode = 'answers'
    vi.setSystemTime(Date.now() + lifetimes.missing + 1)
    expect((await get('/om-oss')).body.toString()).toContain('Rim Ullgenser')
  })
})

describe('the way to the commerce API', () => {
  it('[R11.22] leads every request to the address that is configured: calls and pages', async () => {
    const seen: { readonly url: string | undefined; readonly tenant: unknown; readonly host: unknown }[] = []
    const elsewhere = createServer((request, response) => {
      seen.push({ url: request.url, tenant: request.headers['x-vidda-tenant'], host: request.headers.host })
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    whenDone(
      () =>
        new Promise((resolve) => {
          elsewhere.close(() => resolve())
          elsewhere.closeAllConnections()
        }),
    )
    const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const { get, commerce } = await serve({ target: { kind: 'elsewhere', origin } })
    expect((await get('/api/v1/shops?q=1', { headers: { 'x-vidda-tenant': 'another.forged' } })).body.toString()).toBe('[]')
    await get('/')
    expect(seen.map(({ url }) => url)).toEqual(expect.arrayContaining(['/api/v1/shops?q=1', '/api/v1/settings', '/api/v1/csrf']))
    expect(new Set(seen.map(({ tenant }) => tenant))).toEqual(new Set(['eksempel.signed']))
    expect(commerce.asked).toEqual([])
  })

  it('in the same process takes calls without a network, with the tenant of the host and no other', async () => {
    const tenants: unknown[] = []
    const { get, commerce } = await serve({
      target: {
        kind: 'here',
        fetch: never,
        routing: (request, response) => {
          tenants.push(request.headers['x-vidda-tenant'])
          response.end('ok')
        },
      },
    })
    expect((await get('/api/v1/shops', { headers: { 'x-vidda-tenant': 'another.forged' } })).body.toString()).toBe('ok')
    expect(tenants).toEqual(['eksempel.signed'])
    expect(commerce.asked).toEqual([])
  })
})

describe('closing', () => {
  it('lets answers under way come to their end, and takes no new ones', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const routing = vi.fn((_: unknown, response: ServerResponse) => void held.then(() => response.end('done')))
    const { get, server } = await serve({ target: { kind: 'here', fetch: never, routing } })
    const answer = get('/api/v1/shops')
    await until(() => routing.mock.calls.length > 0)
    const closed = server.close()
    await expect(get('/')).rejects.toThrow(/ECONNREFUSED/)
    release()
    expect((await answer).body.toString()).toBe('done')
    await closed
  })

  it('does not wait for ever for an answer that never comes', async () => {
    const routing = vi.fn()
    const { get, server } = await serve({ target: { kind: 'here', fetch: never, routing } })
    const answer = get('/api/v1/shops').catch((error: unknown) => error)
    await until(() => routing.mock.calls.length > 0)
    fakeClock()
    const closed = server.close()
    await vi.advanceTimersByTimeAsync(10_000)
    await closed
    expect(await answer).toBeInstanceOf(Error)
  })

  it('is done at once where nothing is open, and where it never listened', async () => {
    const { server } = await serve()
    await server.close()
    await expect(server.close()).resolves.toBeUndefined()
  })
})
