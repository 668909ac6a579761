import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { brand, serve } from './host.fixtures.ts'

describe('redirects', () => {
  it.each([
    ['/payment', '/kundeservice#betaling'],
    ['/return', '/kundeservice#retur'],
    ['/terms', '/kundeservice#vilkar'],
    ['/reclamation', '/kundeservice#reklamasjon'],
  ])('[R2.06] %s answers 301 with Location %s', async (path, location) => {
    const { get } = await serve()
    expect(await get(path)).toMatchObject({ status: 301, headers: { location } })
  })

  it('[R2.07] /privacy answers 301 with the privacy page', async () => {
    const { get } = await serve()
    expect(await get('/privacy')).toMatchObject({ status: 301, headers: { location: '/personvernerklaering' } })
  })

  it.each(['/jan-mayen', '/skikkelig-stresstest', '/ny-kolleksjon-fra-heldre-jan-mayen', '/heldre-pa-langtur-over-vidda'])(
    '[R2.08] %s answers 301 with home',
    async (path) => {
      const { get } = await serve()
      expect(await get(path)).toMatchObject({ status: 301, headers: { location: '/' } })
    },
  )

  it('[R2.10] /article/123 answers 301 with /product/123', async () => {
    const { get } = await serve()
    expect(await get('/article/123')).toMatchObject({ status: 301, headers: { location: '/product/123' } })
  })

  it('[R2.11] the id of a visible article answers 302 with its slug', async () => {
    const { get } = await serve()
    expect(await get('/product/7')).toMatchObject({
      status: 302,
      headers: { location: '/product/rim-ullgenser', 'cache-control': 'no-cache' },
    })
  })

  it.each(['/product', '/product/999999999'])('[R2.14] %s answers 302 with home', async (path) => {
    const { get } = await serve()
    expect(await get(path)).toMatchObject({ status: 302, headers: { location: '/' } })
  })

  it.each(['/product/8', '/product/skjult'])('[R8.20] %s of a hidden article answers 302 with home', async (path) => {
    const { get } = await serve()
    expect(await get(path)).toMatchObject({ status: 302, headers: { location: '/' } })
  })
})

describe('statuses', () => {
  it.each(['', '/ordrer', '/reservasjoner', '/anmeldelser', '/favoritter', '/innstillinger'])(
    '[R6.03] /min-side%s answers everybody with 200',
    async (path) => {
      const { get } = await serve()
      const { status, headers } = await get(`/min-side${path}`)
      expect([status, headers.location]).toEqual([200, undefined])
    },
  )

  it('[R10.89] a gender off the brand’s list answers 404, and /tekstil leads to /klaer', async () => {
    const { get } = await serve()
    expect((await get('/junior')).status).toBe(404)
    expect((await get('/dame')).status).toBe(200)
    expect(await get('/tekstil')).toMatchObject({ status: 301, headers: { location: '/klaer' } })
    expect(await get('/tekstil/jakker?page=2')).toMatchObject({ status: 301, headers: { location: '/klaer/jakker?page=2' } })
  })

  it.each(['/finnes-ikke', '/junior', '/product/finnes-ikke', '/preview/finnes-ikke', '/a/..//evil.example'])(
    '%s is 404 with a page',
    async (path) => {
      const { get } = await serve()
      const { status, body, headers } = await get(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body.toString()).toContain('<div id="root">')
    },
  )

  it.each(['/klaer', '/klaer/gensere', '/klaer/gensere/ullgensere'])('%s is a category with a page', async (path) => {
    const { get } = await serve()
    expect((await get(path)).status).toBe(200)
  })

  it.each([
    '/finnes-ikke',
    '/klaer/finnes-ikke',
    '/klaer/gensere/finnes-ikke',
    '/gensere',
    '/klaer/ullgensere',
    '/klaer/gensere/ullgensere/mer',
  ])('[R10.64] %s names no category, subcategory or group and answers 404 with the 404 page', async (path) => {
    const { get } = await serve()
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.toString()).toContain('Her var det ingenting')
  })

  it('filters that a form has sent are led on to the address that links have', async () => {
    const { get } = await serve()
    expect(await get('/dame?shop=a&brand=rim&brand=varde&min=100&max=&utm_source=brev')).toMatchObject({
      status: 302,
      headers: { location: '/dame?brand=rim,varde&shop=a&price=100-' },
    })
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s of a page is 405 and says what goes', async (method) => {
    const { get } = await serve()
    expect(await get('/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('an unknown asset is a plain 404: no page is made for it', async () => {
    const { get, commerce } = await serve()
    expect(await get('/assets/borte.js')).toMatchObject({ status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    // Every page that is made asks for a page token.
    expect(commerce.asked).not.toContain('csrf')
  })

  it('tells that it lives', async () => {
    const { get } = await serve()
    expect(await get('/healthz')).toMatchObject({ status: 200, body: Buffer.from('ok') })
  })

  it.each(['//', 'http://[', '/%E0%A4%A', '/%00'])('a broken address such as %s is answered', async (path) => {
    const { get, logged } = await serve()
    expect((await get(path)).status).toBeLessThan(500)
    expect(logged).toEqual([])
  })
})

describe('a page that cannot be rendered', () => {
  it('is a page in Norwegian that is not kept, and the log has the reason', async () => {
    const broken = { title: 'Om oss', description: '', html: null as unknown as string }
    const { get, logged } = await serve({}, { pages: { 'om-oss': broken } })
    const { status, headers, body } = await get('/om-oss')
    expect(status).toBe(500)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    expect(body.toString()).toMatch(/^<!doctype html><html lang="nb">/)
    expect(body.toString()).toContain('<h1>Noe gikk galt hos oss</h1>')
    expect(body.toString()).toContain('<a href="/">Til forsiden</a>')
    expect(logged).toEqual([expect.objectContaining({ level: 'error', path: '/om-oss' })])
  })

  it('is told of in the log without a receipt’s token', async () => {
    const { get, logged } = await serve({}, { shop: { ...brand.shop, footer: null as unknown as typeof brand.shop.footer } })
    expect((await get('/checkout/kvittering/hemmelig?utm_source=hemmelig')).status).toBe(500)
    expect(logged).toEqual([expect.objectContaining({ level: 'error', path: '/checkout/kvittering' })])
  })
})

describe('what programs ask for beside pages', () => {
  it.each([
    ['/robots.txt', 'text/plain', 'Sitemap: https://eksempel.example/sitemap.xml'],
    ['/sitemap.xml', 'application/xml', '<loc>https://eksempel.example/sitemap-varer-0.xml</loc>'],
    ['/sitemap-sider.xml', 'application/xml', '<loc>https://eksempel.example/dame</loc>'],
    ['/sitemap-varer-0.xml', 'application/xml', '<loc>https://eksempel.example/product/rim-ullgenser</loc>'],
    ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:hei@eksempel.example\nExpires: 2'],
    ['/opensearch.xml', 'application/opensearchdescription+xml', 'template="https://eksempel.example/search/{searchTerms}"'],
    ['/blogg/feed.xml', 'application/atom+xml', '<id>https://eksempel.example/blogg</id>'],
  ])('%s is there, and may be kept for an hour', async (path, type, part) => {
    const { get } = await serve()
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    expect(headers['cache-control']).toContain('max-age=3600')
    expect(body.toString()).toContain(part)
  })

  it('a list that is none is a plain 404', async () => {
    const { get } = await serve()
    expect((await get('/sitemap-varer-999.xml')).status).toBe(404)
    expect((await get('/sitemap-hva.xml')).status).toBe(404)
  })

  it('lists are still there when the commerce API is not, once they have been made; others are tried again later', async () => {
    const { get, commerce } = await serve()
    await get('/sitemap.xml')
    commerce.mode = 'stopped'
    expect((await get('/sitemap.xml')).status).toBe(200)
    expect(await get('/sitemap-varer-0.xml')).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  })
})

describe('a page', () => {
  it('has the brand’s own data, token, scripts and preloads', async () => {
    const { get } = await serve()
    const html = (await get('/')).body.toString()
    for (const part of [
      '<html lang="nb">',
      '<meta name="csrf-token" content="sidens-token">',
      '<link rel="canonical" href="https://eksempel.example/">',
      '<link rel="preload" href="/assets/skrift.woff2" as="font"',
      '<script type="module" data-entry="/assets/client.js" data-modules="/assets/home.js">',
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('Set-Cookie')
  })

  it('says everywhere the address under which it is served', async () => {
    const { get } = await serve({ origin: 'https://prove.example' })
    const html = (await get('/dame')).body.toString()
    expect(html).toContain('<link rel="canonical" href="https://prove.example/dame">')
    expect(html).toContain('"origin":"https://prove.example"')
    expect(html).not.toContain('eksempel.example/')
  })

  it('[R10.79] is in Norwegian bokmål, whatever page it is', async () => {
    const { get, commerce } = await serve()
    const pages = ['/', '/dame', '/search/ull', '/product/rim-ullgenser', '/om-oss', '/checkout', '/checkout/reserver', '/finnes-ikke']
    for (const path of pages) expect((await get(path)).body.toString()).toMatch(/^<!doctype html><html lang="nb">/)
    commerce.mode = 'stopped'
    const failed = await get('/herre')
    expect([failed.status, failed.body.toString().slice(0, 32)]).toEqual([503, '<!doctype html><html lang="nb"><'])
  })

  it('sets no cookie and says how long it lasts', async () => {
    const { get } = await serve()
    const { headers } = await get('/')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toContain('s-maxage=60')
  })

  it('shows the content of the brand’s pages', async () => {
    const { get } = await serve()
    expect((await get('/om-oss')).body.toString()).toContain('<p>Hei</p>')
  })

  it('comes packed as the browser likes it, and unpacks to the same', async () => {
    const { get } = await serve()
    const plain = await get('/')
    const brotli = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await get('/', { headers: { 'accept-encoding': 'gzip' } })
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(plain.headers['vary']).toBe('accept-encoding')
  })

  it('without a body has the same head: HEAD', async () => {
    const { get } = await serve()
    const page = await get('/')
    const head = await get('/', { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(page.body.length))
    expect(head.headers['etag']).toBe(page.headers['etag'])
  })

  it('is not sent again to who has it: 304', async () => {
    const { get } = await serve()
    const { etag = '' } = (await get('/')).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect(await get('/', { headers: { 'if-none-match': known } })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it.each(['/finnes-ikke', '/payment'])('that is no success is never 304: %s', async (path) => {
    const { get } = await serve()
    const { status, headers } = await get(path)
    expect(await get(path, { headers: { 'if-none-match': headers['etag'] ?? '*' } })).toMatchObject({ status })
  })

  it('is made once for the same content, whatever campaign led there', async () => {
    const { get, commerce } = await serve()
    await get('/dame?utm_source=brev')
    await get('/dame')
    await get('/dame?fbclid=1&sort=')
    expect(commerce.asked.filter((path) => path === 'articles/search')).toHaveLength(2)
  })
})
