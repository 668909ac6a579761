// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, createApi, NoAnswerError, pageApi, type ApiOptions, type PageTokens } from './index.ts'
import { pageTokens } from './page-tokens.ts'

type Sent = { readonly url: string; readonly method: string; readonly headers: Headers; readonly body: string }

/** An API whose requests are caught; `answers` are given one after the other, the last one again and again. */
function caught(answers: readonly Response[], options: Partial<ApiOptions> = {}) {
  const sent: Sent[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const request = input as Request
    sent.push({ url: request.url, method: request.method, headers: request.headers, body: await request.text() })
    return (answers[Math.min(sent.length, answers.length) - 1] ?? Response.json({})).clone()
  })
  return { sent, api: createApi({ origin: 'https://shop.example', fetch, ...options }) }
}

const tokens = (csrf: string | null, xsrf: string | null): PageTokens => ({ csrf: () => csrf, xsrf: () => xsrf, renew: () => undefined })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

describe('headers', () => {
  it('[R7.01] every request carries the marker and the page token', async () => {
    document.head.innerHTML = '<meta name="csrf-token" content="page-1">'
    document.cookie = 'XSRF-TOKEN=x'
    const { api, sent } = caught([Response.json({})], { tokens: pageTokens(document) })
    await api.read('shops')
    await api.ask('articles/search', {})
    await api.change('post', 'reservations', {})
    for (const { headers } of sent) {
      expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest')
      expect(headers.get('X-CSRF-TOKEN')).toBe('page-1')
    }
    expect(sent).toHaveLength(3)
  })

  it('[R7.02] a missing meta tag is logged, and the request is still sent', async () => {
    const log = vi.fn()
    const { api, sent } = caught([Response.json([])], { tokens: pageTokens(document), log })
    await api.read('shops')
    expect(log).toHaveBeenCalledWith(expect.stringContaining('csrf-token'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.has('X-CSRF-TOKEN')).toBe(false)
  })

  it('[R7.03] the XSRF cookie is sent URL-decoded', async () => {
    document.cookie = `XSRF-TOKEN=${encodeURIComponent('a+b/c=.d')}`
    const { api, sent } = caught([Response.json([])], { tokens: pageTokens(document), log: () => undefined })
    await api.read('shops')
    expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('a+b/c=.d')
  })

  it('a cookie of the same name that another server left broken is sent as it is, and stops nothing', async () => {
    document.cookie = 'XSRF-TOKEN=50%'
    const { api, sent } = caught([Response.json([])], { tokens: pageTokens(document), log: () => undefined })
    await api.read('shops')
    expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('50%')
  })

  it('[R7.04] JSON is accepted, and bodies are sent as JSON', async () => {
    const { api, sent } = caught([Response.json({})])
    await api.change('post', 'reservations', { shopID: 3 })
    await api.ask('articles/search', { query: 'ull' })
    await api.read('shops')
    expect(sent.map(({ headers }) => headers.get('Accept'))).toEqual(['application/json', 'application/json', 'application/json'])
    expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', 'application/json', null])
    expect(sent.slice(0, 2).map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ shopID: 3 }, { query: 'ull' }])
  })

  it('[R10.20] sends the idempotency key of a change', async () => {
    const { api, sent } = caught([Response.json({})])
    await api.change('post', 'reservations', {}, { idempotencyKey: 'key-1' })
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  })
})

describe('time', () => {
  const silence: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const outcome = (promise: Promise<unknown>) => {
    const seen = { settled: false }
    promise.then(
      () => (seen.settled = true),
      () => (seen.settled = true),
    )
    return seen
  }

  it('[R7.05] a page that reads waits for ten minutes and on', async () => {
    await Promise.all([import('ky'), import('./open-page-api.ts')])
    vi.useFakeTimers()
    vi.stubGlobal('fetch', vi.fn(silence))
    document.head.innerHTML = '<meta name="csrf-token" content="page-1">'
    const { read, ask } = pageApi(document)
    const [reading, asking] = [outcome(read('shops')), outcome(ask('articles/search', {}))]
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect([reading.settled, asking.settled]).toEqual([false, false])
  })

  it('[R7.05] what moves money is given up after 12 s, other changes are not; a limit that is given ends reads', async () => {
    await import('ky')
    vi.useFakeTimers()
    const api = createApi({ origin: 'https://shop.example', fetch: silence, deadline: 100 })
    const reading = outcome(api.read('shops'))
    const [reserving, paying] = [false, true].map((movesMoney) => outcome(api.change('post', 'reservations', {}, { movesMoney })))
    await vi.advanceTimersByTimeAsync(110)
    expect(reading.settled).toBe(true)
    await vi.advanceTimersByTimeAsync(11_880)
    expect([reserving?.settled, paying?.settled]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(600_000)
    expect([reserving?.settled, paying?.settled]).toEqual([false, true])
  })
})

describe('answers', () => {
  it.each([200, 201, 204, 226, 299])('[R7.06] %i is success', async (status) => {
    const { api } = caught([new Response(status === 204 ? null : '{"ok":true}', { status })])
    await expect(api.read('shops')).resolves.toEqual(status === 204 ? null : { ok: true })
  })

  it.each([300, 304, 400, 404, 500, 503])('[R7.06] %i is a failure', async (status) => {
    const { api } = caught([new Response(status === 304 ? null : '{"message":"No","code":"NO"}', { status })])
    await expect(api.read('shops')).rejects.toMatchObject({ name: 'ApiError', status })
  })

  it('tells what the API said', async () => {
    const body = { message: 'Validation failed', code: 'VALIDATION', errors: { name: ['Name must have a value'] }, requestId: 'r-1' }
    const { api } = caught([Response.json(body, { status: 422 })])
    const error = await api.change('post', 'reservations', {}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 422, code: 'VALIDATION', fields: body.errors, requestId: 'r-1' })
  })

  it('tells a line that is down from an answer', async () => {
    const api = createApi({ origin: 'https://shop.example', fetch: () => Promise.reject(new TypeError('fetch failed')) })
    await expect(api.read('shops')).rejects.toBeInstanceOf(NoAnswerError)
  })
})

describe('addresses', () => {
  it('[R7.07] every path is requested under /api/v1', async () => {
    const { api, sent } = caught([Response.json({})])
    await api.read('shops')
    await api.read('categories/3/articles', { page: 2 })
    await api.ask('articles/search', {})
    await api.change('post', 'reservations', {})
    expect(sent.map(({ url }) => url)).toEqual([
      'https://shop.example/api/v1/shops',
      'https://shop.example/api/v1/categories/3/articles?page=2',
      'https://shop.example/api/v1/articles/search',
      'https://shop.example/api/v1/reservations',
    ])
  })

  it('[R11.22] with another address configured, every request goes there', async () => {
    const { api, sent } = caught(
      [Response.json({ token: 'fresh' }, { status: 419 }), Response.json({ token: 'fresh' }), Response.json({})],
      {
        origin: 'https://api.chain.example',
        tokens: tokens('old', 'x'),
      },
    )
    await api.change('post', 'reservations', {})
    expect(sent.map(({ url }) => new URL(url).origin)).toEqual(Array.from({ length: 3 }, () => 'https://api.chain.example'))
  })
})

describe('an expired page token', () => {
  it('is fetched before the first change of a page that has no cookie yet, once, so that nothing is refused', async () => {
    document.head.innerHTML = '<meta name="csrf-token" content="page-1">'
    const { api, sent } = caught([Response.json({ token: 'fresh' }), Response.json({ id: 7 })], { tokens: pageTokens(document) })
    await Promise.all([api.change('post', 'polls/questions/1/answers', {}), api.change('put', 'customers/1', {})])
    await api.change('post', 'reviews', {})
    expect(sent.map(({ url }) => url.replace('https://shop.example/api/v1/', ''))).toEqual([
      'csrf',
      'polls/questions/1/answers',
      'customers/1',
      'reviews',
    ])
    expect(sent[1]?.headers.get('X-CSRF-TOKEN')).toBe('fresh')
  })

  it('that cannot be fetched before the first change does not stop it', async () => {
    const answers = [Response.json({}, { status: 404 }), Response.json({ id: 7 })]
    const { api } = caught(answers, { tokens: tokens('page-1', null) })
    await expect(api.change('post', 'reviews', {})).resolves.toEqual({ id: 7 })
  })

  it('[R10.84] is renewed once and the call repeated once', async () => {
    const renew = vi.fn()
    const { api, sent } = caught(
      [Response.json({ code: 'CSRF' }, { status: 419 }), Response.json({ token: 'fresh' }), Response.json({ id: 7 })],
      {
        tokens: { ...tokens('old', 'x'), renew },
      },
    )
    await expect(api.change('post', 'reservations', { shopID: 1 }, { idempotencyKey: 'k' })).resolves.toEqual({ id: 7 })
    expect(renew).toHaveBeenCalledExactlyOnceWith('fresh')
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/v1/reservations',
      'GET /api/v1/csrf',
      'POST /api/v1/reservations',
    ])
    expect(sent[2]?.headers.get('Idempotency-Key')).toBe('k')
  })

  it('[R10.84] gives up when the fresh token is refused too', async () => {
    const { api, sent } = caught(
      [Response.json({ code: 'CSRF' }, { status: 419 }), Response.json({ token: 'fresh' }), Response.json({}, { status: 419 })],
      {
        tokens: tokens('old', 'x'),
      },
    )
    await expect(api.change('post', 'reservations', {})).rejects.toMatchObject({ status: 419 })
    expect(sent).toHaveLength(3)
  })
})
