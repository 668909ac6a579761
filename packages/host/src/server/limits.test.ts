import { describe, expect, it } from 'vitest'
import { serve } from './host.fixtures.ts'
import { defaultLimits, readLimits } from './limits.ts'

describe('what a host keeps', () => {
  const searches = (asked: readonly string[]) => asked.filter((path) => path === 'articles/search').length

  it.each([
    ['values that the chain does not know', '/dame?group=finnes-ikke,ullgensere'],
    ['a page beyond the last', '/dame?page=4711'],
    ['a parameter that the page does not read', '/dame?q=1'],
    ['no value that makes sense', '/dame?sort=sist&price=dyrt'],
  ])('is no page of its own for an address with %s', async (_, path) => {
    const { get, commerce } = await serve()
    expect((await get(path)).status).toBe(200)
    const once = searches(commerce.asked)
    expect((await get(path)).status).toBe(200)
    expect(searches(commerce.asked)).toBe(2 * once)
  })

  it.each(['/dame', '/dame?group=ullgensere&sort=pris', '/dame?utm_source=brev', '/dame?utm_source=brev&order=desc'])(
    'is a page for every list that there is: %s',
    async (path) => {
      const { get, commerce } = await serve()
      expect((await get(path)).status).toBe(200)
      const once = searches(commerce.asked)
      await get(path)
      expect(searches(commerce.asked)).toBe(once)
    },
  )

  it('is nothing for an address over 2 KB', async () => {
    const { get, commerce } = await serve()
    const asked = async (length: number) => {
      const before = searches(commerce.asked)
      for (const _ of [1, 2]) await get(`/search/${'x'.repeat(length)}`)
      return searches(commerce.asked) - before
    }
    const [short, long] = [await asked(1000), await asked(3000)]
    expect(long).toBe(2 * short)
  })
})

describe('a client that has pages made faster than anybody reads', () => {
  it('gets 429 with Retry-After, and still those that are kept', async () => {
    const { get, logged } = await serve({ limits: { pagesPerMinute: 2 } })
    expect([(await get('/')).status, (await get('/dame')).status]).toEqual([200, 200])
    const { status, headers } = await get('/herre')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect([(await get('/')).status, (await get('/dame')).status, (await get('/healthz')).status]).toEqual([200, 200, 200])
    expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('settings of the limits', () => {
  const read = (env: Record<string, string>) => {
    const faults: string[] = []
    return { limits: readLimits(env, (fault) => faults.push(fault)), faults }
  }

  it('have a default each', () => {
    expect(read({ MAX_CONNECTIONS: '' })).toEqual({ limits: defaultLimits, faults: [] })
  })

  it('are whole numbers', () => {
    expect(read({ MAX_CONNECTIONS: '10', API_DEADLINE_MS: '2000' }).limits).toMatchObject({ connections: 10, apiDeadline: 2000 })
    for (const wrong of ['0', '-1', '1.5', 'many', '1e3'])
      expect(read({ MAX_CONNECTIONS: wrong }).faults).toEqual([`MAX_CONNECTIONS is "${wrong}", expected a whole number above 0`])
  })
})
