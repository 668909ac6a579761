import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, createServer as createSocketServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { serve, whenDone } from './host.fixtures.ts'

/** Listens on a port of its own until the test has ended. */
async function listening(server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Seen = {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A commerce API elsewhere that tells what came to it. */
async function commerceElsewhere(answer: (response: ServerResponse) => void = (response) => response.end('ok')) {
  const seen: Seen[] = []
  const origin = await listening(
    createServer(async (request, response) => {
      const { method, url, headers } = request
      const body = await text(request)
      // The host's own calls say nothing of a client.
      if ('x-forwarded-for' in headers) seen.push({ method, url, headers, body })
      answer(response)
    }),
  )
  return { seen, origin }
}

/** One that answers each call with bytes as they stand. */
const answeringWith = (bytes: string, then: (socket: Socket) => void = () => undefined) =>
  listening(
    createSocketServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', () => {
        socket.write(bytes, 'latin1')
        then(socket)
      })
    }),
  )

/** Sends bytes as they stand and reads until the other side ends. */
async function raw(url: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(sent, 'latin1')
  return text(socket)
}

const call = (headers: readonly string[] = [], start = 'GET /api/v1/shops HTTP/1.1') =>
  [start, 'Host: shop', 'Connection: close', ...headers, '', ''].join('\r\n')

const quick = { apiDeadline: 150 }
const elsewhere = (origin: string, limits = {}) => serve({ target: { kind: 'elsewhere', origin }, limits })
const here = (routing: (request: IncomingMessage, response: ServerResponse) => void, limits = {}) =>
  serve({ target: { kind: 'here', fetch: () => Promise.reject(new Error('not asked here')), routing }, limits })

const ofConnection = ['Trailer: X', 'TE: trailers', 'Keep-Alive: timeout=9', 'Upgrade: h2c', 'Proxy-Authorization: a', 'Proxy-Foo: b']
const dropped = ['trailer', 'te', 'keep-alive', 'upgrade', 'proxy-authorization', 'proxy-foo', 'x-named', 'transfer-encoding', 'expect']

describe('headers of a connection', () => {
  it('of a request do not pass, nor what Connection names; what the host says of it does', async () => {
    const { origin, seen } = await commerceElsewhere()
    const { url } = await elsewhere(origin)
    const sent = [
      ...ofConnection,
      'Connection: X-Named, X-Forwarded-For, X-Vidda-Tenant, Host',
      'X-Named: 1',
      'X-Kept: 2',
      'Cookie: a=1',
      'Cookie: b=2',
    ]
    expect(await raw(url, call(sent))).toMatch(/^HTTP\/1\.1 200 /)
    const [{ headers } = { headers: {} }] = seen
    expect(dropped.filter((name) => name in headers)).toEqual([])
    expect(headers).toMatchObject({
      'x-kept': '2',
      cookie: 'a=1; b=2',
      host: 'shop',
      'x-vidda-tenant': 'eksempel.signed',
      'x-forwarded-for': '127.0.0.1',
    })
  })

  it('of a request are gone in the same process too', async () => {
    const seen: IncomingMessage['headers'][] = []
    const { url } = await here((request, response) => {
      seen.push({ ...request.headers })
      response.end('ok')
    })
    await raw(url, call([...ofConnection, 'Connection: X-Named, X-Vidda-Tenant', 'X-Named: 1']))
    expect(dropped.filter((name) => name in (seen[0] ?? {}))).toEqual([])
    expect(seen[0]).toMatchObject({ 'x-vidda-tenant': 'eksempel.signed', 'x-forwarded-for': '127.0.0.1' })
  })

  it('of an answer do not pass, nor trailers; cookies stay apart', async () => {
    const head = [
      'HTTP/1.1 200 OK',
      'Transfer-Encoding: chunked',
      'Connection: X-Named, keep-alive',
      'Keep-Alive: timeout=999',
      'Trailer: X-After',
      'Upgrade: h2c',
    ]
    const own = ['X-Named: 1', 'Proxy-Authenticate: Basic', 'Set-Cookie: a=1', 'Set-Cookie: b=2', 'X-Kept: 2']
    const origin = await answeringWith([...head, ...own, '', '2', 'ok', '0', 'X-After: 3', '', ''].join('\r\n'))
    const { url } = await elsewhere(origin)
    const answer = await raw(url, call())
    const lines = answer.split('\r\n').map((line) => line.toLowerCase())
    expect(lines).toEqual(expect.arrayContaining(['set-cookie: a=1', 'set-cookie: b=2', 'x-kept: 2', 'connection: close']))
    expect(lines.filter((line) => /^(?:x-named|x-after|trailer|keep-alive|upgrade|proxy-)/.test(line))).toEqual([])
    expect(answer).toContain('ok')
  })
})

it.each(['[', '[::1', 'a b', 'shop:port', '[+ºø¡'])('a host that is none is refused: %s', async (host) => {
  const { origin, seen } = await commerceElsewhere()
  const { url } = await elsewhere(origin)
  expect(await raw(url, call().replace('Host: shop', `Host: ${host}`))).toMatch(/^HTTP\/1\.1 400 /)
  expect(seen).toEqual([])
})

it('the bytes of an answer’s headers pass as they are', async () => {
  const origin = await answeringWith('HTTP/1.1 200 OK\r\nX-Name: Bl\xc3\xa5\r\nContent-Length: 2\r\n\r\nok')
  const { url } = await elsewhere(origin)
  expect(await raw(url, call())).toMatch(/^x-name: Blå\r$/im)
})

describe('a commerce API that answers badly', () => {
  it.each([
    ['no HTTP', 'NONSENSE\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok'],
    ['length and chunks', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n'],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
    ['a status that is none', 'HTTP/1.1 42 Odd\r\nContent-Length: 0\r\n\r\n'],
  ])('with %s: 502, and the next call is answered', async (_, bytes) => {
    const { url, get } = await elsewhere(await answeringWith(bytes, (socket) => socket.end()))
    expect(await raw(url, call())).toMatch(/^HTTP\/1\.1 502 [^]*API_UNAVAILABLE/)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('with half an answer: the browser’s connection breaks off too', async () => {
    const half = 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'
    const { url, get } = await elsewhere(await answeringWith(half, (socket) => socket.end()))
    expect(await raw(url, call()).catch(() => 'half')).toMatch(/half$/)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('not in time: 504 with Retry-After', async () => {
    const { get } = await elsewhere(await answeringWith(''), quick)
    const { status, headers, body } = await get('/api/v1/shops')
    expect([status, headers['retry-after']]).toEqual([504, '5'])
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'API_UNAVAILABLE' })
  })

  it('with a picture after that time: it comes, for it may have to be made first', async () => {
    const pictures: ServerResponse[] = []
    const { get } = await here((request, response) => void (request.url?.includes('/images/') && pictures.push(response)), quick)
    const picture = get('/api/v1/images/jacket.front.ab12cd/640.webp')
    expect((await get('/api/v1/shops')).status).toBe(504)
    pictures[0]?.end('drawn')
    expect((await picture).body.toString()).toBe('drawn')
  })

  it('and stops in the midst: the browser’s connection breaks off after the deadline', async () => {
    const { url } = await elsewhere(await answeringWith('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'), quick)
    expect(await raw(url, call()).catch(() => 'half')).toMatch(/half$/)
  })

  it('not in time in the same process: 504 too, and what comes after that harms nobody', async () => {
    const late: ServerResponse[] = []
    const { get } = await here((_, response) => void late.push(response), quick)
    expect((await get('/api/v1/shops')).status).toBe(504)
    expect(late[0]?.writableEnded).toBe(true)
    late[0]?.end('too late')
    expect((await get('/healthz')).status).toBe(200)
  })

  it('on a connection that it has just closed: retried where that does no harm', async () => {
    let calls = 0
    const origin = await listening(
      createSocketServer((socket) => {
        socket.on('error', () => undefined)
        socket.on('data', (part) => {
          const isClients = part.toString().toLowerCase().includes('x-forwarded-for')
          if (isClients) calls += 1
          // The second call, which comes on the connection of the first, finds it closed.
          if (isClients && calls === 2) socket.resetAndDestroy()
          else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
        })
      }),
    )
    const { get } = await elsewhere(origin)
    expect((await get('/api/v1/shops')).body.toString()).toBe('ok')
    expect((await get('/api/v1/shops')).body.toString()).toBe('ok')
    expect(calls).toBe(3)
  })
})

describe('a browser that hangs up', () => {
  it('ends its call to the commerce API, before and in the midst of the answer', async () => {
    const ended = vi.fn()
    let arrived: () => void = () => undefined
    const origin = await listening(
      createServer((request, response) => {
        response.on('close', ended)
        if (request.url?.includes('begun')) response.writeHead(200, { 'content-length': '10' }).write('half')
        arrived()
      }),
    )
    const { url } = await elsewhere(origin)
    for (const [index, path] of ['/api/v1/shops', '/api/v1/shops?begun'].entries()) {
      const there = new Promise<void>((resolve) => (arrived = resolve))
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.write(call([], `GET ${path} HTTP/1.1`))
      await there
      socket.destroy()
      await expect.poll(() => ended).toHaveBeenCalledTimes(index + 1)
    }
  })
})

describe('bodies', () => {
  const post = (path: string, size: number) =>
    call(['Content-Type: application/json', `Content-Length: ${size}`], `POST ${path} HTTP/1.1`) + 'x'.repeat(size)

  it('reach the commerce API whole, with their length, also those that came in chunks', async () => {
    const { origin, seen } = await commerceElsewhere()
    const { url } = await elsewhere(origin)
    await raw(url, post('/api/v1/articles/search', 3))
    await raw(url, `${call(['Transfer-Encoding: chunked'], 'POST /api/v1/articles/search HTTP/1.1')}2\r\nab\r\n1\r\nc\r\n0\r\n\r\n`)
    expect(seen.map(({ body, headers }) => [body, headers['content-length'], headers['transfer-encoding']])).toEqual([
      ['xxx', '3', undefined],
      ['abc', '3', undefined],
    ])
  })

  it.each([
    ['/api/v1/articles/search', 256 * 1024],
    ['/api/v1/stock/feed', 2 * 1024 * 1024],
  ])('%s takes %i bytes and no more: 413, and never a reset', async (path, limit) => {
    const { origin, seen } = await commerceElsewhere()
    const { url } = await elsewhere(origin)
    expect(await raw(url, post(path, limit))).toMatch(/^HTTP\/1\.1 200 /)
    for (const _ of [1, 2, 3]) expect(await raw(url, post(path, limit + 1))).toMatch(/^HTTP\/1\.1 413 [^]*body_too_large/)
    expect(seen).toHaveLength(1)
  })

  it('over the limit are refused in the same process too', async () => {
    const routing = vi.fn()
    const { url } = await here(routing)
    for (const _ of [1, 2, 3]) expect(await raw(url, post('/api/v1/articles/search', 3_000_000))).toMatch(/^HTTP\/1\.1 413 /)
    expect(routing).not.toHaveBeenCalled()
  })
})

it('calls that come in one piece are answered one after the other, and others among them', async () => {
  const { origin, seen } = await commerceElsewhere()
  const { url } = await elsewhere(origin)
  const one = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`
  const answer = await raw(url, [...['/api/v1/a', '/healthz', '/assets/borte.js', '/api/v1/b'].map(one), call()].join(''))
  expect([...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)).toEqual(['200', '200', '404', '200', '200'])
  expect(seen.map((each) => each.url)).toEqual(['/api/v1/a', '/api/v1/b', '/api/v1/shops'])
})

describe('what leads to the commerce API', () => {
  it.each([
    ['/api/v1/shops?a=1', '/api/v1/shops?a=1'],
    ['http://elsewhere.example/api/v1/shops', '/api/v1/shops'],
    ['/api/v1/%2e%2ex/a', '/api/v1/%2e%2ex/a'],
  ])('%s', async (target, url) => {
    const { origin, seen } = await commerceElsewhere()
    const host = await elsewhere(origin)
    await raw(host.url, call([], `GET ${target} HTTP/1.1`))
    expect(seen.filter((one) => one.url === url)).toHaveLength(1)
  })

  it.each(['/api/v1/../metrics', '/api/v1/%2e%2E/metrics', '/api/v1/a/.%2e', '/api/v1\\..\\metrics', '/api/v12/shops', '/api/v1x'])(
    'and not %s',
    async (target) => {
      const { origin, seen } = await commerceElsewhere()
      const host = await elsewhere(origin)
      expect(await raw(host.url, call([], `POST ${target} HTTP/1.1`))).toMatch(/^HTTP\/1\.1 405 /)
      expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
    },
  )
})
