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

  it('keeps values apart that look alike', () => {
    expect(key('/search?q=a%26page=2')).toBe('/search?q=a%26page%3D2')
    expect(key('/dame?gender=a&gender=b')).toBe(key('/dame?gender=a'))
  })
})
