import { describe, expect, it, vi } from 'vitest'
import { createPageCache, lifetimes } from './page-cache.ts'
import { makePage, type Page } from './page.ts'

const page = (text: string, status = 200, cacheable = true) => makePage(status, text, {}, { cacheable })
const partialPage = (text: string) => makePage(200, text, {}, { partial: true })

function setup(maxBytes?: number) {
  let time = 0
  const onFailure = vi.fn()
  const cache = createPageCache({ now: () => time, onFailure, ...(maxBytes === undefined ? {} : { maxBytes }) })
  return { cache, onFailure, pass: (ms: number) => (time += ms) }
}

/** Lets a making behind an answer come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the page cache', () => {
  it('answers without making while a page is fresh', async () => {
    const { cache, pass } = setup()
    const first = page('1')
    await cache.get('/', async () => first)
    pass(lifetimes.fresh - 1)
    const make = vi.fn(async () => page('2'))
    expect(await cache.get('/', make)).toBe(first)
    expect(make).not.toHaveBeenCalled()
  })

  it('then answers with the old one and makes a new one behind it, once', async () => {
    const { cache, pass } = setup()
    const [old, renewed] = [page('1'), page('2')]
    await cache.get('/', async () => old)
    pass(lifetimes.fresh)
    const make = vi.fn(async () => renewed)
    expect(await Promise.all([cache.get('/', make), cache.get('/', make)])).toEqual([old, old])
    await settled()
    expect(await cache.get('/', make)).toBe(renewed)
    expect(make).toHaveBeenCalledOnce()
  })

  it.each([
    ['a making that throws', () => Promise.reject(new Error('cannot render'))],
    ['a page that may not be kept', async () => page('failed', 503, false)],
    ['a page that lacks something', async () => partialPage('1 without its goods')],
  ])('keeps the old one through %s, and tries again', async (_, make) => {
    const { cache, pass } = setup()
    const old = page('1')
    await cache.get('/', async () => old)
    pass(lifetimes.fresh)
    expect(await cache.get('/', make)).toBe(old)
    await settled()
    pass(lifetimes.staleIfError - 1)
    expect(await cache.get('/', make)).toBe(old)
    await settled()
    const renewed = page('2')
    await cache.get('/', async () => renewed)
    await settled()
    expect(await cache.get('/', make)).toBe(renewed)
  })

  it('keeps a page that lacks something for a moment where there is none better', async () => {
    const { cache, pass } = setup()
    const first = partialPage('1 without its goods')
    const whole = page('1')
    await cache.get('/', async () => first)
    pass(lifetimes.missing - 1)
    expect(await cache.get('/', async () => whole)).toBe(first)
    pass(1)
    expect(await cache.get('/', async () => whole)).toBe(whole)
  })

  it('tells of a making that failed behind an answer: nobody else would', async () => {
    const { cache, pass, onFailure } = setup()
    await cache.get('/', async () => page('1'))
    pass(lifetimes.fresh)
    await cache.get('/', () => Promise.reject(new Error('cannot render')))
    await settled()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('/', expect.objectContaining({ message: 'cannot render' }))
  })

  it("makes a page anew for the first to ask after a long while, and gives nobody yesterday's", async () => {
    const { cache, pass } = setup()
    const [old, renewed] = [page('1'), page('2')]
    await cache.get('/', async () => old)
    pass(lifetimes.fresh + lifetimes.revalidating)
    expect(await cache.get('/', async () => renewed)).toBe(renewed)
  })

  it('lets nobody wait twice where the new one cannot be made: the next try is behind an answer', async () => {
    const { cache, pass } = setup()
    const old = page('1')
    await cache.get('/', async () => old)
    pass(lifetimes.fresh + lifetimes.revalidating)
    expect(await cache.get('/', () => Promise.reject(new Error('no line')))).toBe(old)
    let answered = () => undefined as void
    const slow = new Promise<Page>((resolve) => (answered = () => resolve(page('2'))))
    expect(await cache.get('/', () => slow)).toBe(old)
    answered()
  })

  it('answers with nothing older than its time', async () => {
    const { cache, pass } = setup()
    await cache.get('/', async () => page('1'))
    pass(lifetimes.fresh + lifetimes.staleIfError)
    await expect(cache.get('/', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
  })

  it('makes a page once for all who ask at the same time', async () => {
    const { cache } = setup()
    const make = vi.fn(async () => page('1'))
    const [first, second] = await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/dame', make)])
    expect(second).toBe(first)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('makes it again after a failure', async () => {
    const { cache } = setup()
    await expect(cache.get('/', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
    const made = page('1')
    expect(await cache.get('/', async () => made)).toBe(made)
  })

  it('keeps a missing page for a short while, and never stale', async () => {
    const { cache, pass } = setup()
    const [missing, found] = [page('404', 404), page('200')]
    await cache.get('/ny', async () => missing)
    pass(lifetimes.missing - 1)
    expect(await cache.get('/ny', async () => found)).toBe(missing)
    pass(1)
    expect(await cache.get('/ny', async () => found)).toBe(found)
  })

  it('keeps no failed page, and keeps redirects', async () => {
    const { cache } = setup()
    await cache.get('/', async () => page('503', 503, false))
    expect(cache.stats()).toEqual({ pages: 0, bytes: 0 })
    const moved = page('', 301)
    await cache.get('/privacy', async () => moved)
    expect(await cache.get('/privacy', async () => page(''))).toBe(moved)
  })

  it('lets the least recently asked for go beyond its bytes', async () => {
    const alone = setup().cache
    await alone.get('/a', async () => page('x'.repeat(1000)))
    const size = alone.stats().bytes
    const { cache } = setup(2 * size)
    const make = vi.fn(async () => page('x'.repeat(1000)))
    for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, make)
    expect(cache.stats()).toEqual({ pages: 2, bytes: 2 * size })
    await cache.get('/a', make)
    expect(make).toHaveBeenCalledTimes(3)
    await cache.get('/b', make)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('counts what it keeps whole: address, headers and every encoding', async () => {
    const { cache } = setup()
    const location = `/klaer/${'x'.repeat(1900)}`
    await cache.get(location, async () => makePage(301, '', { location }))
    expect(cache.stats().bytes).toBeGreaterThan(2 * location.length)
    const text = Array.from({ length: 20_000 }, (_, index) => `<li>${(index * 7919) % 104_729}</li>`).join('')
    const large = page(text)
    const packed = await Promise.all((['identity', 'br', 'gzip'] as const).map(async (encoding) => large.body(encoding)))
    expect(packed.map(({ buffer, length }) => buffer.byteLength - length)).toEqual([0, 0, 0])
    expect(large.bytes).toBeGreaterThan(packed.reduce((sum, { length }) => sum + length, 0))
  })

  it('tells addresses apart, however long they are, and keeps nothing of their length', async () => {
    const { cache } = setup()
    const long = (end: string) => `/search/${'x'.repeat(2000)}${end}`
    const [one, other] = [page('1'), page('2')]
    await cache.get(long('a'), async () => one)
    const { bytes } = cache.stats()
    await cache.get(long('b'), async () => other)
    const never = () => Promise.reject(new Error('not asked here'))
    expect([await cache.get(long('a'), never), await cache.get(long('b'), never)]).toEqual([one, other])
    expect(bytes).toBeLessThan(one.bytes + 2000)
  })

  it('lets pages go that are too old to stand in for anything', async () => {
    const { cache, pass } = setup()
    for (const name of ['a', 'b', 'c']) await cache.get(`/${name}`, async () => page('404', 404))
    await cache.get('/d', async () => page('200'))
    pass(lifetimes.missing)
    await cache.get('/e', async () => page('200'))
    expect(cache.stats().pages).toBe(2)
    pass(lifetimes.fresh + lifetimes.staleIfError)
    await cache.get('/f', async () => page('200'))
    expect(cache.stats().pages).toBe(1)
  })

  it('answers with a page that is larger than all its bytes, and does not keep it', async () => {
    const { cache } = setup(100)
    const large = page('x'.repeat(1000))
    expect(await cache.get('/', async () => large)).toBe(large)
    expect(cache.stats().pages).toBe(0)
  })
})
