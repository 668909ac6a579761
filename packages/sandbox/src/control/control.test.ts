import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createOrder, orderBody, orders, sandbox, shop, startKco } from '../testing/kco.ts'

startKco()

const minute = 60_000

/** The status of a request with these headers, or null where the connection was closed without an answer. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number | null> =>
  new Promise((resolve) => {
    const outgoing = request(`${sandbox().controlUrl}${path}`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? null)
    })
    outgoing.on('error', () => resolve(null))
    outgoing.end()
  })

describe('the control API', () => {
  it.each([
    ['a page of the shop', { origin: 'http://localhost:4200' }],
    ['a name that was bent to this machine', { host: 'rebound.example' }],
  ])('[R11.38] refuses %s', async (_, headers) => {
    expect(await ask('/__ctl/truth', headers)).toBe(403)
    expect(await ask('/__ctl/truth')).toBe(200)
  })

  it('[R11.38] is on a port of its own: the services’ ports know nothing of it', async () => {
    const { kco, qliro } = sandbox()
    for (const origin of [kco.baseUrl, kco.frameOrigin, qliro.baseUrl, qliro.frameOrigin]) {
      expect((await fetch(`${origin}/__ctl/truth`)).status).toBe(404)
    }
  })

  it('[R11.38] answers 404 for orders and callbacks that nobody knows, and 400 to a clock turned back', async () => {
    await expect(sandbox().control.force('unknown', 'complete')).rejects.toThrow(/404/u)
    await expect(sandbox().control.replay('unknown')).rejects.toThrow(/404/u)
    await expect(sandbox().control.advance(-1)).rejects.toThrow(/400/u)
  })

  it('[R11.38] tells every call without its secrets', async () => {
    await sandbox().control.clearCalls()
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    const calls = await sandbox().control.calls()
    expect(calls.map(({ direction, method, kind, status }) => ({ direction, method, kind, status }))).toEqual([
      { direction: 'request', method: 'POST', kind: null, status: 201 },
      { direction: 'callback', method: 'POST', kind: 'kco.validation', status: 200 },
    ])
    expect(calls[0]?.answered).toContain('"html_snippet":"***"')
    expect(JSON.stringify(calls)).not.toContain(sandbox().kco.password)
  })

  it('[R11.38] tells all callbacks with what the shop answered, and sends one again', async () => {
    const id = await createOrder()
    shop().answer('/push', { status: 503 })
    expect(await sandbox().control.buyKco(id)).toMatchObject({ kind: 'completed' })
    await sandbox().control.advance(2 * minute)
    const [push] = (await sandbox().control.truth()).callbacks.filter(({ orderId, kind }) => orderId === id && kind === 'kco.push')
    expect(push).toMatchObject({ status: 503, body: '' })
    expect(await sandbox().control.replay(push?.id ?? '')).toMatchObject({ status: 503 })
    expect(shop().received(`/push?kid=${id}`)).toHaveLength(2)
  })
})

describe('faults of requests', () => {
  const create = () => call('POST', orders, orderBody())
  const countOrders = async () => (await sandbox().control.truth()).kco.length
  let before = 0

  beforeEach(async () => {
    before = await countOrders()
  })

  it.each([
    ['reset', 0],
    ['lost', 1],
    ['truncate', 1],
  ] as const)('[R11.38] %s breaks the connection, with %i orders made', async (effect, made) => {
    await sandbox().control.addFaults({ match: { service: 'kco' }, effect, times: 1 })
    await expect(create()).rejects.toThrow(/fetch failed|terminated/u)
    expect((await countOrders()) - before).toBe(made)
    expect((await create()).status).toBe(201)
  })

  it.each([
    [{ effect: 'status' }, 503, 0],
    [{ effect: 'status', status: 429 }, 429, 0],
    [{ effect: 'status', afterwards: true }, 503, 1],
    [{ effect: 'garbage' }, 200, 0],
    [{ effect: 'garbage', afterwards: true }, 200, 1],
    [{ effect: 'delay', ms: 1 }, 201, 1],
    [{ effect: 'drip', ms: 0 }, 201, 1],
  ] as const)('[R11.38] %j answers %i, with %i orders made', async (fault, status, made) => {
    await sandbox().control.addFaults({ match: { service: 'kco', method: 'POST', path: '/checkout/v3/orders' }, times: 1, ...fault })
    const answer = await create()
    expect(answer.status).toBe(status)
    expect(answer.text.startsWith('<html>')).toBe(fault.effect === 'garbage')
    expect((await countOrders()) - before).toBe(made)
  })

  it('[R11.38] hang never answers', async () => {
    await sandbox().control.addFaults({ match: { service: 'kco' }, effect: 'hang', times: 1 })
    const { baseUrl } = sandbox().kco
    await expect(fetch(`${baseUrl}${orders}/x`, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/u)
  })

  it('[R11.38] another amount or currency is told than the service believes', async () => {
    const id = await createOrder()
    await sandbox().control.addFaults({ match: { service: 'kco', method: 'GET' }, effect: 'tamperAmount', by: 100, times: 1 })
    expect((await call('GET', `${orders}/${id}`)).json['order_amount']).toBe(129_900)
    await sandbox().control.addFaults({ match: { service: 'kco', method: 'GET' }, effect: 'wrongCurrency', times: 1 })
    expect((await call('GET', `${orders}/${id}`)).json['purchase_currency']).toBe('SEK')
    expect((await call('GET', `${orders}/${id}`)).json).toMatchObject({ order_amount: 129_800, purchase_currency: 'NOK' })
  })

  it('[R11.38] strike as likely as they are told to, and the same with the same seed', async () => {
    const struck = async () => {
      await sandbox().control.clearFaults()
      await sandbox().control.addFaults({ match: { service: 'kco' }, effect: 'status', p: 0.5, seed: 7 })
      const statuses: number[] = []
      for (let count = 0; count < 20; count += 1) statuses.push((await call('GET', `${orders}/unknown`)).status)
      return statuses
    }
    const first = await struck()
    expect(new Set(first)).toEqual(new Set([404, 503]))
    expect(await struck()).toEqual(first)
  })
})

describe('faults of callbacks', () => {
  it('[R11.38] change what a validation says, and nothing else', async () => {
    const id = await createOrder()
    await sandbox().control.addFaults({ match: { callback: 'kco.validation' }, effect: 'tamperAmount', by: 1, times: 1 })
    await sandbox().control.buyKco(id)
    expect(JSON.parse(shop().received('/validation')[0]?.body ?? '')).toMatchObject({ order_amount: 129_801 })
    expect((await call('GET', `${orders}/${id}`)).json['order_amount']).toBe(129_800)
  })

  it('[R11.38] lose the shop’s answer after it was sent', async () => {
    const id = await createOrder()
    await sandbox().control.addFaults({ match: { callback: 'kco.validation' }, effect: 'lost', times: 1 })
    expect(await sandbox().control.buyKco(id)).toMatchObject({ kind: 'refused' })
    expect(shop().received('/validation')).toHaveLength(1)
  })
})

describe('production', () => {
  const { NODE_ENV: environment } = process.env
  beforeAll(() => {
    process.env['NODE_ENV'] = 'production'
  })
  afterAll(() => {
    process.env['NODE_ENV'] = environment
  })

  it('[R11.38] has no sandbox', async () => {
    const { startSandbox } = await import('../start-sandbox.ts')
    await expect(startSandbox()).rejects.toThrow(/NODE_ENV=production/u)
  })
})
