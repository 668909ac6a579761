import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodingFor, makePage } from './page.ts'
import { pageKey } from './page-key.ts'

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0', 'identity'],
    ['br;q=0.5, gzip;q=0.1', 'br'],
    ['br;q=0.01', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['x-gzip-like, brx', 'identity'],
  ])('%j gives %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})

describe('a page', () => {
  it('is packed when first asked for, once, and unpacks to what it was', async () => {
    const { body } = makePage(200, '<p>æøå</p>', {})
    const [br, gzip] = await Promise.all([body('br'), body('gzip')])
    expect(brotliDecompressSync(br).toString()).toBe('<p>æøå</p>')
    expect(gunzipSync(gzip).toString()).toBe('<p>æøå</p>')
    expect(body('br')).toBe(br)
  })

  it.each(['br', 'gzip'] as const)(
    'is packed quickly for the first who asks for %s, and better for those who come after the second',
    async (encoding) => {
      const card = (_: unknown, index: number) =>
        `<li class="card"><a href="/product/vare-${index}">Ullgenser ${index * 7919}</a><span>${index % 7} butikker har den</span></li>`
      const text = Array.from({ length: 500 }, card).join('')
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
      const { body } = makePage(200, text, {})
      const first = await body(encoding)
      expect(body(encoding)).toBe(first)
      await expect.poll(() => body(encoding)).not.toBe(first)
      const later = await body(encoding)
      expect(later.length).toBeLessThan(first.length)
      expect([first, later].map((packed) => unpack(packed).toString())).toEqual([text, text])
    },
  )

  it('that the build has packed stays so', async () => {
    const built = Buffer.from('packed by the build')
    const { body } = makePage(200, 'content', {}, { brotli: built })
    expect([await body('br'), await body('br'), await body('br')]).toEqual([built, built, built])
  })

  it('has the tag of its content', () => {
    const tag = (text: string) => makePage(200, text, {}).etag
    expect(tag('a')).toBe(tag('a'))
    expect(tag('a')).not.toBe(tag('b'))
    expect(tag('a')).toMatch(/^"[\w-]{22}"$/)
  })

  it('that is packed already stays as it is', () => {
    const font = Buffer.from('wOF2')
    expect(makePage(200, font, {}, { plain: true }).body('br')).toBe(font)
  })
})

describe('pageKey', () => {
  const key = (path: string) => pageKey(new URL(path, 'http://page'))

  it('has the known parameters in sorted order, and no other', () => {
    expect(key('/dame?sort=pris&utm_source=brev&page=2&order=desc')).toBe('/dame?order=desc&page=2&sort=pris')
    expect(key('/dame?order=desc&page=2&sort=pris#navn')).toBe('/dame?order=desc&page=2&sort=pris')
    expect(key('/dame?gclid=1')).toBe('/dame')
  })

  it('[R10.274] tells comparisons apart', () => {
    expect(key('/sammenlign?artikler=7,8&utm_source=brev')).toBe('/sammenlign?artikler=7%2C8')
  })

  it('keeps values apart that look alike', () => {
    expect(key('/search?q=a%26page=2')).toBe('/search?q=a%26page%3D2')
    expect(key('/dame?brand=a&brand=b')).toBe('/dame?brand=a&brand=b')
  })
})
