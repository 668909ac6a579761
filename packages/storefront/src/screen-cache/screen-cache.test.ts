import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScreenCache } from './screen-cache.ts'

const asked = (address: string) => new Request(`https://eksempel.example${address}`)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what was shown', () => {
  it('answers for a minute', async () => {
    const cache = createScreenCache()
    cache.keep('/dame?page=1-3', 'goods')
    vi.advanceTimersByTime(59_999)
    expect(await cache.answer(asked('/dame?page=1-3'))).toBe('goods')
    expect(await cache.answer(asked('/dame'))).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(await cache.answer(asked('/dame?page=1-3'))).toBeUndefined()
  })

  it('grows no younger by being shown again', async () => {
    const cache = createScreenCache()
    cache.keep('/dame', 'goods')
    vi.advanceTimersByTime(50_000)
    cache.keep('/dame', 'goods')
    vi.advanceTimersByTime(10_000)
    expect(await cache.answer(asked('/dame'))).toBeUndefined()
  })

  it('answers Back and Forward however old it is', async () => {
    const cache = createScreenCache({ isReturning: (address) => address === '/dame' })
    for (const address of ['/dame', '/herre']) cache.keep(address, address)
    vi.advanceTimersByTime(3_600_000)
    expect(await cache.answer(asked('/dame'))).toBe('/dame')
    expect(await cache.answer(asked('/herre'))).toBeUndefined()
  })

  it('does not answer a screen that is tried again', async () => {
    const cache = createScreenCache({ isReturning: () => true })
    cache.prefetch('/dame', async () => 'goods')
    cache.keep('/dame', 'goods')
    cache.forget('/dame')
    expect(await cache.answer(asked('/dame'))).toBeUndefined()
  })

  it('lets that go which was shown longest ago, of more than twenty', async () => {
    const cache = createScreenCache()
    for (let page = 1; page <= 20; page += 1) cache.keep(`/dame?page=${page}`, page)
    await cache.answer(asked('/dame?page=1'))
    cache.keep('/dame?page=2', 2)
    cache.keep('/herre', 'goods')
    expect(await Promise.all([1, 2, 3, 4].map((page) => cache.answer(asked(`/dame?page=${page}`))))).toEqual([1, 2, undefined, 4])
  })

  it('grows no younger by what is added to it', async () => {
    const cache = createScreenCache()
    cache.keep('/vare', { goods: 7 })
    vi.advanceTimersByTime(59_999)
    cache.add('/vare', { related: 8 })
    expect(await cache.answer(asked('/vare'))).toEqual({ goods: 7, related: 8 })
    vi.advanceTimersByTime(1)
    expect(await cache.answer(asked('/vare'))).toBeUndefined()
  })

  it('is as old as it says', async () => {
    const cache = createScreenCache()
    cache.keep('/dame', 'goods', Date.now() - 60_000)
    expect(await cache.answer(asked('/dame'))).toBeUndefined()
  })
})

describe('what was prefetched', () => {
  it('answers once it has come, and is asked for once', async () => {
    const cache = createScreenCache()
    const load = vi.fn(async () => 'goods')
    cache.prefetch('/dame', load)
    cache.prefetch('/dame', load)
    expect(await cache.answer(asked('/dame'))).toBe('goods')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is not asked for while what was shown is fresh, nor takes its place', async () => {
    const cache = createScreenCache()
    const load = vi.fn(async () => 'the first page')
    cache.keep('/dame', 'goods')
    cache.prefetch('/dame', load)
    expect(load).not.toHaveBeenCalled()
    expect(await cache.answer(asked('/dame'))).toBe('goods')
  })

  it('takes the place of what is no longer fresh, for a minute', async () => {
    const cache = createScreenCache()
    cache.keep('/dame', 'old goods')
    vi.advanceTimersByTime(60_000)
    cache.prefetch('/dame', async () => 'goods')
    expect(await cache.answer(asked('/dame'))).toBe('goods')
    vi.advanceTimersByTime(60_000)
    expect(await cache.answer(asked('/dame'))).toBeUndefined()
  })

  it('is no younger for having been shown', async () => {
    const cache = createScreenCache()
    cache.prefetch('/dame', async () => 'goods')
    vi.advanceTimersByTime(50_000)
    cache.keep('/dame', await cache.answer(asked('/dame')))
    vi.advanceTimersByTime(10_000)
    expect(await cache.answer(asked('/dame'))).toBeUndefined()
  })

  it('is loaded by who follows the link when it failed, and may be prefetched again', async () => {
    const cache = createScreenCache()
    cache.prefetch('/dame', () => Promise.reject(new Error('no line')))
    expect(await cache.answer(asked('/dame'))).toBeUndefined()
    cache.prefetch('/dame', async () => 'goods')
    expect(await cache.answer(asked('/dame'))).toBe('goods')
  })
})
