import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raw, type RawAnswer } from './support/raw.ts'
import { startSplitPair, type SplitPair } from './support/split-pair.ts'

const seconds = (count: number): number => count * 1000

let pair: SplitPair

beforeAll(async () => {
  pair = await startSplitPair({ host: { API_DEADLINE_MS: '5000', REQUEST_TIMEOUT_MS: '4000', HEADERS_TIMEOUT_MS: '2000' } })
})

afterAll(() => pair?.stop())

/** A request with `Connection: close`, so that the other side ends the connection after its answer. */
const message = (start: string, headers: readonly string[] = [], body = '') =>
  [start, 'Host: shop', 'Connection: close', ...headers, '', body].join('\r\n')

const csrf = 'GET /api/v1/csrf HTTP/1.1'
const search = 'POST /api/v1/articles/search HTTP/1.1'
const json = 'Content-Type: application/json'
const named = ({ headers }: RawAnswer, name: string) => headers.filter(([one]) => one === name).map(([, value]) => value)

/** Both processes are there and answer. */
const isAlive = async () => (await fetch(`${pair.url}/api/v1/csrf`)).status === 200

describe('headers of one connection', () => {
  it.each([
    ['Trailer', ['Trailer: X']],
    ['TE', ['TE: trailers, deflate;q=0.5']],
    ['Keep-Alive', ['Keep-Alive: timeout=9999, max=1']],
    ['Proxy-Connection', ['Proxy-Connection: keep-alive']],
    ['Proxy-Authorization', ['Proxy-Authorization: Basic Zm9v']],
    ['Upgrade to h2c', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA']],
    ['Upgrade to a WebSocket', ['Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']],
    ['the same header twice', ['Cookie: a=1', 'Cookie: b=2', 'Accept: a/b', 'Accept: c/d', 'User-Agent: one', 'User-Agent: two']],
    ['bytes beyond ASCII', ['X-Name: \xc3\xa6\xff', 'Cookie: \xe6=\xf8']],
    ['an empty value', ['Trailer:', 'TE:', 'Connection:', 'X-Empty:']],
  ])('%s in a request is answered as if it were not there', async (_, headers) => {
    expect((await raw(pair.url, message(csrf, headers))).statuses).toEqual([200])
    expect(await isAlive()).toBe(true)
  })

  it('what Connection names does not pass, but for what the host itself says to the commerce API', async () => {
    for (const name of ['X-Vidda-Tenant', 'X-Forwarded-For', 'Host', 'Content-Length', 'Cookie', 'X-Other'])
      expect((await raw(pair.url, message(csrf, [`Connection: ${name}`, 'X-Other: 1', 'Cookie: a=1']))).statuses, name).toEqual([200])
  })

  it('an answer has the host’s own Connection and Keep-Alive', async () => {
    const kept = await raw(pair.url, [csrf, 'Host: shop', '', ''].join('\r\n'), { timeout: 700 })
    expect([named(kept, 'connection'), named(kept, 'keep-alive')]).toEqual([['keep-alive'], ['timeout=5']])
    const closed = await raw(pair.url, message(csrf))
    expect([named(closed, 'connection'), named(closed, 'keep-alive'), closed.end]).toEqual([['close'], [], 'closed'])
  })
})

describe('a request that is not whole or not clear', () => {
  it.each([
    [
      'Content-Length and Transfer-Encoding',
      message(search, [json, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'),
    ],
    ['two lengths', message(search, [json, 'Content-Length: 2', 'Content-Length: 3'], '{}')],
    ['a length that is no number', message(search, [json, 'Content-Length: 0x2'], '{}')],
    ['a negative length', message(search, [json, 'Content-Length: -1'], '{}')],
    ['an unknown transfer encoding', message(search, [json, 'Transfer-Encoding: gzip'], '{}')],
    ['chunked, but not last', message(search, [json, 'Transfer-Encoding: chunked, gzip'], '2\r\n{}\r\n0\r\n\r\n')],
    ['a chunk size that is no number', message(search, [json, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n')],
    ['a name with a space', message(csrf, ['X Name: 1'])],
    ['a space before the colon', message(csrf, ['Content-Length : 0'])],
    ['NUL in a value', message(csrf, ['X-Name: a\0b'])],
    ['a bare line feed in a value', message(csrf, ['X-Name: a\rX-Other: b'])],
    ['no host', 'GET /api/v1/csrf HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a space in the target', message('GET /api/v1/c srf HTTP/1.1')],
    ['an unknown method', message('BREW /api/v1/csrf HTTP/1.1')],
  ])('is refused with 400: %s', async (_, sent) => {
    const answer = await raw(pair.url, sent)
    expect([answer.statuses, answer.end]).toEqual([[400], 'closed'])
    expect(await isAlive()).toBe(true)
  })

  it('a value that goes on in the next line is refused, or passes as one line', async () => {
    const { statuses } = await raw(pair.url, message(csrf, ['X-Name: a', ' b', '\tc']))
    expect([[200], [400]]).toContainEqual(statuses)
  })

  it('headers that are too large are a 431', async () => {
    const { statuses } = await raw(pair.url, message(csrf, [`X-Large: ${'x'.repeat(20_000)}`]))
    expect(statuses).toEqual([431])
  })

  it.each([
    'GET /api/v1/cs',
    `${csrf}\r\nHost: x\r\nX-`,
    `${search}\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"qu`,
  ])('whoever hangs up in the midst harms nobody: %j', async (sent) => {
    await raw(pair.url, sent, { half: true, timeout: 200 })
    await raw(pair.url, sent, { timeout: 50 })
    expect(await isAlive()).toBe(true)
  })

  it.each([
    ['of the headers', `${csrf}\r\nHost: x\r\nX-`],
    ['of the body', `${search}\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"qu`],
    ['of a body in chunks', `${search}\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n`],
  ])('whoever does not send the rest %s gets 408', async (_, sent) => {
    expect((await raw(pair.url, sent, { timeout: seconds(15) })).statuses).toEqual([408])
  })
})

describe('what a request may look like', () => {
  it('Expect: 100-continue is answered before the body comes, and another expectation refused', async () => {
    const head = message(search, [json, 'Content-Length: 11', 'Expect: 100-continue'])
    expect((await raw(pair.url, [head, '{"query":1}'], { pause: 100 })).statuses).toEqual([100, 422])
    expect((await raw(pair.url, message(csrf, ['Expect: a-miracle']))).statuses).toEqual([417])
  })

  it('an absolute target is the same as its path', async () => {
    for (const origin of [pair.url, 'http://elsewhere.example', 'https://elsewhere.example:444'])
      expect((await raw(pair.url, message(`GET ${origin}/api/v1/csrf HTTP/1.1`))).text).toContain('"token"')
    expect((await raw(pair.url, message('GET http://elsewhere.example/ HTTP/1.1'))).statuses).toEqual([200])
  })

  it.each(['/api/v1/../../metrics', '/api/v1/%2e%2e/metrics', '/api/v1/./csrf/../../../metrics', '/api/v1x/csrf', '/api/v1\\..\\metrics'])(
    'no target leads out of the commerce API’s part: %s',
    async (target) => {
      const { statuses, text } = await raw(pair.url, message(`GET ${target} HTTP/1.1`))
      expect([400, 404]).toContain(statuses[0])
      expect(text).not.toContain('process_resident_memory_bytes')
    },
  )

  it('requests that come in one piece are answered in their order', async () => {
    const one = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`
    const paths = ['/api/v1/csrf', '/healthz', '/finnes-ikke', '/api/v1/nothing', '/api/v1/genders']
    const { statuses } = await raw(pair.url, paths.map(one).join('') + message('GET /healthz HTTP/1.1'), { timeout: seconds(10) })
    expect(statuses).toEqual([200, 200, 404, 404, 200, 200])
  })

  it('HTTP/1.0 gets its answer, and then the end', async () => {
    const { statuses, end, headers } = await raw(pair.url, 'GET /api/v1/csrf HTTP/1.0\r\n\r\n')
    expect([statuses, end, headers.some(([name]) => name === 'transfer-encoding')]).toEqual([[200], 'closed', false])
  })

  it('trailers after the last chunk do no harm', async () => {
    const sent = message(search, [json, 'Transfer-Encoding: chunked', 'Trailer: X-After'], '2\r\n{}\r\n0\r\nX-After: 1\r\n\r\n')
    expect((await raw(pair.url, sent)).statuses).toEqual([200])
  })

  it.each(['OPTIONS * HTTP/1.1', 'TRACE /api/v1/csrf HTTP/1.1', 'CONNECT elsewhere.example:443 HTTP/1.1', 'HEAD /api/v1/csrf HTTP/1.1'])(
    '%s ends no process',
    async (start) => {
      await raw(pair.url, message(start), { timeout: 1000 })
      expect(await isAlive()).toBe(true)
    },
  )
})

describe('a body over the limit', () => {
  const large = (size: number) => ({ head: message(search, [json, `Content-Length: ${size}`]), body: 'x'.repeat(size) })

  it.each([300_000, 3_000_000, 30_000_000])('of %i bytes is always 413, and never a reset', async (size) => {
    for (let round = 0; round < 5; round += 1) {
      const { head, body } = large(size)
      const { statuses, end } = await raw(pair.url, [head, body], { timeout: seconds(20) })
      expect([statuses, end]).toEqual([[413], 'closed'])
    }
    expect(await isAlive()).toBe(true)
  })

  it('in chunks too', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    for (let round = 0; round < 5; round += 1) {
      const sent = [message(search, [json, 'Transfer-Encoding: chunked']), ...Array.from({ length: 20 }, () => chunk), '0\r\n\r\n']
      const { statuses, end } = await raw(pair.url, sent, { timeout: seconds(20) })
      expect([statuses, end]).toEqual([[413], 'closed'])
    }
  })

  it('that waits for leave to come is refused before it comes', async () => {
    const head = message(search, [json, 'Content-Length: 3000000', 'Expect: 100-continue'])
    expect((await raw(pair.url, head, { half: true })).statuses).toEqual([413])
  })

  it('to a page is read to its end too', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = [message('POST / HTTP/1.1', ['Content-Length: 3000000']), 'x'.repeat(3_000_000)]
      const { statuses, end } = await raw(pair.url, sent, { timeout: seconds(20) })
      expect([statuses, end]).toEqual([[405], 'closed'])
    }
  })
})

describe('a commerce API that is stopped in its tracks', () => {
  it('is a 504 after the deadline, and afterwards all is as before', async () => {
    pair.api.tell('SIGSTOP')
    try {
      const answers = await Promise.all(
        [message(csrf), message(search, [json, 'Content-Length: 2'], '{}'), message('GET /api/v1/shops HTTP/1.1')].map((sent) =>
          raw(pair.url, sent, { timeout: seconds(30) }),
        ),
      )
      expect(answers.map(({ statuses }) => statuses)).toEqual([[504], [504], [504]])
      expect(named(answers[0] as RawAnswer, 'retry-after')).toEqual(['5'])
    } finally {
      pair.api.tell('SIGCONT')
    }
    await expect.poll(async () => (await fetch(`${pair.url}/api/v1/csrf`)).status).toBe(200)
  })
})
