import fc from 'fast-check'

/** One request as it goes over the wire, and whether its sender then ends its side. */
export type WireRequest = { readonly kind: string; readonly text: string; readonly half: boolean }

export type Operation = { readonly method: string; readonly path: string }

const host = 'Host: shop'
const close = 'Connection: close'

const words = [
  'dame',
  'herre',
  'klaer',
  'sko',
  'product',
  'article',
  'tekstil',
  'search',
  'blogg',
  'butikker',
  'payment',
  '..',
  '.',
  '%2e%2e',
  '',
]
const parameters = [
  'color',
  'brand',
  'shop',
  'group',
  'gender',
  'price',
  'min',
  'max',
  'sort',
  'order',
  'page',
  'filter',
  'q',
  'postnr',
  'utm_source',
]
const values = [
  'rod',
  'gronn,bla',
  '1',
  '0',
  '-1',
  '1e9',
  '200-900',
  '999999999999',
  'pris',
  'desc',
  '2-3',
  '%00',
  '%E0%A4%A',
  '<script>',
  "'--",
  '8006',
  '',
]

const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
const visible = fc.stringMatching(/^[!-~]{0,30}$/)
const latin = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 40 })
/** Characters of any sort, line ends and NUL among them. */
const anyBytes = fc.string({ unit: fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 60 })

const segment = fc.oneof(fc.constantFrom(...words), slug, visible.map(encodeURIComponent))
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), fc.oneof(fc.constantFrom(...values), slug, visible.map(encodeURIComponent))), {
    maxLength: 5,
  })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''))
const long = fc.tuple(
  fc.constantFrom('/tekstil/', '/search/', '/dame?color=', '/product/', '/article/', '/sitemap'),
  fc.integer({ min: 1000, max: 14_000 }),
)
const pagePath = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.array(segment, { maxLength: 4 }), query).map(([parts, end]) => `/${parts.join('/')}${end}`) },
  { weight: 1, arbitrary: long.map(([start, length]) => start + 'x'.repeat(length)) },
)

const pages: fc.Arbitrary<WireRequest> = fc
  .tuple(fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'), pagePath)
  .map(([method, path]) => ({ kind: 'page', text: `${method} ${path} HTTP/1.1\r\n${host}\r\n${close}\r\n\r\n`, half: false }))

const parameter = fc.oneof(fc.nat(2000).map(String), slug, fc.constantFrom(...values), visible.map(encodeURIComponent))

/** Calls of the commerce API with anything in place of what they want; half of them with the headers that let a change through. */
function calls(operations: readonly Operation[], guards: readonly string[]): fc.Arbitrary<WireRequest> {
  const body = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.constantFrom('', '{', '[]', '{"query":"jakke"}', '{"take":1000,"filters":[]}'),
    anyBytes,
  )
  return fc
    .tuple(fc.constantFrom(...operations), fc.array(parameter, { minLength: 4, maxLength: 4 }), query, body, fc.boolean())
    .map(([operation, parts, end, text, isGuarded]) => {
      let next = 0
      const path = operation.path.replaceAll(/\{[^}]+\}/g, () => parts[(next += 1) % parts.length] ?? '')
      const sent = operation.method === 'GET' ? '' : text
      const head = [
        `${operation.method} ${path}${end} HTTP/1.1`,
        host,
        close,
        'Content-Type: application/json',
        `Content-Length: ${sent.length}`,
        ...(isGuarded ? guards : []),
      ]
      return { kind: 'call', text: `${head.join('\r\n')}\r\n\r\n${sent}`, half: false }
    })
}

const names = [
  'Trailer', 'TE', 'Upgrade', 'Connection', 'Keep-Alive', 'Proxy-Connection', 'Proxy-Authorization', 'Transfer-Encoding', 'Content-Length',
  'Expect', 'Host', 'Cookie', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Vidda-Tenant', 'X-Request-Id', 'Accept-Encoding', 'If-None-Match', 'Range',
  'Content-Type', 'Content-Encoding', 'HTTP2-Settings', 'Origin', 'Forwarded', 'Via', 'Max-Forwards', 'Authorization', 'Idempotency-Key',
] // prettier-ignore
const headerValues = [
  'X', '', 'chunked', 'gzip, chunked', 'chunked, chunked', 'identity', '0', '1', '5', '-1', '99999999999999999999', '1, 2', '+3', 'close',
  'keep-alive, X-Vidda-Tenant', 'x-forwarded-for', 'upgrade', 'h2c', 'websocket', '100-continue', 'trailers, gzip', 'bytes=0-1,5-', '*', 'W/"a"',
  'br;q=1e9', 'timeout=0', '127.0.0.1, 10.0.0.1', ' \tx ', 'a\r\n folded', 'a\n b', 'a\0b',
] // prettier-ignore

const headerLine = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...headerValues), latin))
      .map(([name, value]) => `${name}: ${value}`),
  },
  { weight: 1, arbitrary: fc.tuple(visible, latin).map(([name, value]) => `${name}:${value}`) },
  { weight: 1, arbitrary: anyBytes },
)
const targets = [
  '/api/v1/csrf', '/api/v1/genders', '/api/v1/articles/search', '/api/v1/shops?x', '/', '/dame', '/healthz', '/robots.txt', '*', 'http://elsewhere.example/',
  'http://elsewhere.example/api/v1/csrf', 'elsewhere.example:443', '//api/v1/csrf', '/api/v1/../metrics', '/assets/x.js', '/payment',
] // prettier-ignore
const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'BREW', 'get']
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', '']
const bodies = [
  '',
  '',
  '{}',
  '2\r\n{}\r\n0\r\n\r\n',
  '0\r\nX: 1\r\n\r\n',
  'zz\r\n',
  'fffffffff\r\n',
  '2;ext=1\r\n{}\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3),
]

const wire: fc.Arbitrary<WireRequest> = fc
  .tuple(
    fc.constantFrom(...methods),
    fc.oneof(fc.constantFrom(...targets), visible),
    fc.constantFrom(...versions),
    fc.array(headerLine, { maxLength: 6 }),
    fc.constantFrom(...bodies),
    fc.boolean(),
  )
  .map(([method, target, version, lines, body, hasHost]) => ({
    kind: 'wire',
    text: `${method} ${target} ${version}\r\n${[...(hasHost ? [host] : []), ...lines].map((line) => `${line}\r\n`).join('')}\r\n${body}`,
    half: true,
  }))

const noise: fc.Arbitrary<WireRequest> = fc
  .array(fc.oneof(anyBytes, fc.constantFrom('\r\n', 'GET / HTTP/1.1\r\n', 'Host: a\r\n')), { maxLength: 5 })
  .map((parts) => ({ kind: 'noise', text: parts.join(''), half: true }))

/** Requests of shoppers, of those who guess, and of those who only want to do harm; `guards` are header lines that let a change through. */
export const wireRequests = (operations: readonly Operation[], guards: readonly string[]): fc.Arbitrary<WireRequest> =>
  fc.oneof(
    { weight: 2, arbitrary: pages },
    { weight: 4, arbitrary: calls(operations, guards) },
    { weight: 4, arbitrary: wire },
    { weight: 1, arbitrary: noise },
  )
