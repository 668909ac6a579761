import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from './host.fixtures.ts'
import { lifetimes } from './page-cache.ts'

const nine = [
  'articles/brand',
  'bestsellers',
  'categories',
  'colorgroups',
  'genders',
  'postalcodes',
  'shipping_methods',
  'shops',
  'tenant/get',
]

it('[R4.41] asks for start-up’s nine loads when it listens, once, whatever pages are asked for', async () => {
  const { get, commerce } = await serve()
  const asked = () => commerce.asked.filter((path) => nine.includes(path)).toSorted()
  await expect.poll(() => asked()).toEqual(nine)
  await get('/dame')
  await get('/product/rim-ullgenser')
  expect(asked()).toEqual(nine)
})

describe('start-up’s lists, while nobody asks for a page,', () => {
  afterEach(() => void vi.useRealTimers())

  async function started() {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { commerce, ...rest } = await serve()
    const asked = () => commerce.asked.filter((path) => nine.includes(path)).toSorted()
    await expect.poll(() => asked()).toEqual(nine)
    return { ...rest, commerce, asked }
  }

  it('are asked for again once a minute, postal codes excepted, until the server closes', async () => {
    const { asked, server } = await started()
    await vi.advanceTimersByTimeAsync(lifetimes.fresh)
    await expect.poll(() => asked()).toHaveLength(17)
    expect(asked()).toEqual([...nine, ...nine.filter((path) => path !== 'postalcodes')].toSorted())
    await server.close()
    await vi.advanceTimersByTimeAsync(10 * lifetimes.fresh)
    expect(asked()).toHaveLength(17)
  })

  it('go on as they were through an outage, of which the log does not hear every minute', async () => {
    const { get, commerce, asked, logged } = await started()
    commerce.mode = 'stopped'
    await vi.advanceTimersByTimeAsync(lifetimes.fresh)
    await expect.poll(() => asked()).toHaveLength(17)
    expect(logged).toEqual([])
    commerce.mode = 'answers'
    expect((await get('/klaer/gensere')).status).toBe(200)
  })

  it('that have never come are warned of once', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { commerce, logged } = await serve({
      target: { kind: 'here', fetch: () => Promise.reject(new TypeError('no line')), routing: vi.fn() },
    })
    await expect.poll(() => logged).toHaveLength(nine.length)
    await vi.advanceTimersByTimeAsync(3 * lifetimes.fresh)
    expect(logged).toHaveLength(nine.length)
    expect(commerce.asked).toEqual([])
  })
})
