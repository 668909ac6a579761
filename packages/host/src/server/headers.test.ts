import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { brand, serve, whenDone } from './host.fixtures.ts'

const expected = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
}

it.each([
  ['a page', '/', 200, 'GET'],
  ['a redirect', '/payment', 301, 'GET'],
  ['a redirect that depends on data', '/product/7', 302, 'GET'],
  ['a page that is not there', '/finnes-ikke', 404, 'GET'],
  ['robots.txt', '/robots.txt', 200, 'GET'],
  ['a sitemap', '/sitemap.xml', 200, 'GET'],
  ['a sitemap that is none', '/sitemap-hva.xml', 404, 'GET'],
  ['an asset that is not there', '/assets/borte.js', 404, 'GET'],
  ['a method that pages do not have', '/', 405, 'POST'],
  ['a head', '/', 200, 'HEAD'],
  ['a sign of life', '/healthz', 200, 'GET'],
  ['the commerce API, which says nothing itself', '/api/v1/genders', 200, 'GET'],
] as const)('%s carries every security header', async (_, path, status, method) => {
  const { get } = await serve()
  expect(await get(path, { method })).toMatchObject({ status, headers: expected })
})

it('so do a page that cannot be rendered, one without its API, and a sitemap without it', async () => {
  const broken = { title: 'Om oss', description: '', html: null as unknown as string }
  const { get, commerce } = await serve({}, { pages: { 'om-oss': broken } })
  expect(await get('/om-oss')).toMatchObject({ status: 500, headers: expected })
  commerce.mode = 'stopped'
  expect(await get('/dame')).toMatchObject({ status: 503, headers: expected })
  expect(await get('/sitemap-varer-0.xml')).toMatchObject({ status: 503, headers: expected })
})

it('a page that the browser has already keeps its own policy: 304', async () => {
  const { get } = await serve()
  const { headers } = await get('/')
  const again = await get('/', { headers: { 'if-none-match': headers['etag'] ?? '' } })
  expect(again).toMatchObject({ status: 304, headers: expected })
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
})

it('a request that is no HTTP, one without Host, one that expects what there is not, and headers too large are answered with them', async () => {
  const { url } = await serve()
  const answer = async (sent: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.end(sent)
    return text(socket)
  }
  const sent = [
    [400, 'NONSENSE\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [417, 'GET /api/v1/csrf HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  ] as const
  for (const [status, request] of sent) {
    const received = await answer(request)
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of Object.keys(expected)) expect(received).toContain(`\r\n${name}: `)
  }
})

it('a development server’s pages let its own scripts in', async () => {
  const { get } = await serve({ development: (_, html) => Promise.resolve(html) }, brand)
  expect((await get('/')).headers['content-security-policy']).toBe("frame-ancestors 'none'")
})

it.each(['/checkout/reserver', '/checkout/kvittering', '/checkout/kvittering/hemmelig'])(
  '%s lets in nothing of other services, and no site that it leads to learns of it',
  async (path) => {
    const { get } = await serve({}, { serviceHosts: ['stats.example'], serviceScripts: ['https://stats.example/g.js'] })
    const policyOf = async (of: string) => (await get(of)).headers['content-security-policy']
    expect(await policyOf('/')).toContain('stats.example')
    expect(await policyOf('/checkout')).toContain('stats.example')
    const { headers } = await get(path)
    expect(headers['content-security-policy']).not.toContain('stats.example')
    expect(headers['referrer-policy']).toBe('no-referrer')
  },
)

it('no window reaches a page that shows what concerns its shopper alone; what everybody sees needs no process of its own', async () => {
  const { get } = await serve()
  const openerOf = async (of: string) => (await get(of)).headers['cross-origin-opener-policy']
  for (const path of ['/checkout/reserver', '/checkout/kvittering/hemmelig', '/logg-inn', '/min-side']) {
    expect(await openerOf(path)).toBe('same-origin')
  }
  for (const path of ['/', '/checkout', '/ukjent']) expect(await openerOf(path)).toBeUndefined()
})

it('a receipt’s token is in no log and in no key of the cache', async () => {
  const { get, commerce, logged } = await serve({ pageCache: true })
  commerce.mode = 'stopped'
  const pages = await Promise.all(['/checkout/kvittering/hemmelig', '/checkout/kvittering/annen'].map((path) => get(path)))
  expect(new Set(pages.map(({ headers }) => headers['etag'])).size).toBe(1)
  expect(JSON.stringify(logged)).not.toMatch(/hemmelig|annen/)
})

it('a page names what its browser is to check each script against', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-client-'))
  whenDone(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  for (const name of ['client', 'home']) await writeFile(join(folder, 'assets', `${name}.js`), `// ${name}`)
  const { get } = await serve({ clientFolder: folder })
  const html = (await get('/')).body.toString()
  const integrityOf = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
  expect(html).toContain(
    `data-entry="/assets/client.js#${integrityOf('// client')}" data-modules="/assets/home.js#${integrityOf('// home')}"`,
  )
  const [, path = '', integrity] = /<script nomodule defer src="([^"]+)" integrity="([^"]+)">/.exec(html) ?? []
  const file = await get(path)
  expect([file.status, integrity]).toEqual([200, integrityOf(file.body)])
  expect(file.body.toString()).toContain('Nettleseren din er for gammel')
})

it('[R11.58] a framing origin is named by a development server alone, and a page that is built stays in no frame', async () => {
  const framedBy = 'http://localhost:5200'
  const { get } = await serve({ development: (_, html) => Promise.resolve(html), framedBy }, brand)
  expect((await get('/')).headers['content-security-policy']).toBe(`frame-ancestors ${framedBy}`)
  const built = await serve({ framedBy }, brand)
  expect((await built.get('/')).headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
})
