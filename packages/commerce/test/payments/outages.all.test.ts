import type { ErrorBody } from '@vidda/contract'
import type { PaymentProviders, PaymentSession } from '@vidda/contract/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually, startPaidShop, type PaidShop } from '../kit/paid-shop.ts'
import { enginesProved } from '../kit/server.ts'

const service = { klarna: 'kco', qliro: 'qliro' } as const
/** Pages of the API that a shopper who browses asks for. */
const browsed = ['/genders', '/categories', '/shops', '/campaigns', '/promocodes', '/checkout/providers']

/** F22 of the failure cases that the design lists (docs/adr/0023). The shop's clock stands still, so that a slow machine closes no circuit. */
describe.each(enginesProved)('a provider that is away on %s', (engine) => {
  let shop: PaidShop
  let nth = 0

  beforeAll(async () => {
    shop = await startPaidShop(engine, { standsStill: true })
  })

  afterAll(() => shop.close())
  beforeEach(() => shop.sandbox.control.clearFaults())

  async function offers(): Promise<Readonly<Record<string, boolean>>> {
    const { body } = await shop.client.get<PaymentProviders>('/checkout/providers')
    return Object.fromEntries(body.providers.map(({ provider, available }) => [provider, available]))
  }
  /** How often a provider was asked to open a payment. */
  const asked = async () =>
    (await shop.sandbox.control.calls()).filter(
      ({ direction, method, url }) => direction === 'request' && method === 'POST' && /orders$/i.test(url),
    ).length

  it.each([
    ['klarna', 'qliro', 'hang'],
    ['klarna', 'qliro', 'reset'],
    ['klarna', 'qliro', 'status'],
    ['klarna', 'qliro', 'garbage'],
    ['qliro', 'klarna', 'hang'],
    ['qliro', 'klarna', 'reset'],
    ['qliro', 'klarna', 'status'],
  ] as const)(
    '[R10.31] F22: %s is left alone for as long as it is away, %s is offered, and it is back (%s)',
    async (away, other, effect) => {
      nth += 1
      const sold = await shop.goods(nth, 50)
      const open = (provider: typeof away) => shop.open<PaymentSession & ErrorBody>(provider, shop.body(sold, 1))
      expect(await offers()).toEqual({ [away]: true, [other]: true })
      await shop.sandbox.control.addFaults({ match: { service: service[away] }, effect })
      if (effect === 'hang') shop.wait(away, 100)
      let tried = 0
      while ((await offers())[away] && tried < 5) {
        expect(await open(away)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
        tried += 1
      }
      expect([await offers(), await shop.held(sold)]).toEqual([{ [away]: false, [other]: true }, 0])

      // A minute, in which somebody wants to pay every two seconds.
      await shop.sandbox.control.clearCalls()
      for (let passed = 0; passed < 60; passed += 2) {
        await shop.advance(2000)
        expect((await open(away)).status).toBe(503)
      }
      expect(await asked()).toBeLessThanOrEqual(6)

      expect(await open(other)).toMatchObject({ status: 201, body: { state: 'held' } })
      await shop.sandbox.control.clearFaults()
      // After the fault: what the shop asks by itself would else hang for this long.
      if (effect === 'hang') shop.wait(away, 60_000)
      // In a loop: a background call that began during the fault may fail only now, which opens the circuit for another ten seconds.
      await eventually(async () => {
        await shop.advance(10_000)
        return (await open(away)).status
      }).toBe(201)
      expect(await offers()).toEqual({ [away]: true, [other]: true })
    },
  )

  it('[R10.31] F22: whoever browses is answered while payments wait for a provider that hangs', async () => {
    shop.wait('klarna', 60 * 60_000)
    await shop.sandbox.control.addFaults({ match: { service: 'kco' }, effect: 'hang' })
    await shop.sandbox.control.clearCalls()
    let answered = 0
    const waiting = [11, 12, 13, 14].map(async (at) => {
      const { status } = await shop.open('klarna', shop.body(await shop.goods(at, 5), 1))
      answered += 1
      return status
    })
    await eventually(asked).toBe(waiting.length)
    for (const path of browsed) expect((await shop.client.get(path)).status, path).toBe(200)
    expect((await shop.open('qliro', shop.body(await shop.goods(15, 5), 1))).status).toBe(201)
    expect(answered).toBe(0)
    // It breaks off at last.
    await shop.sandbox.stop()
    expect(await Promise.all(waiting)).toEqual([503, 503, 503, 503])
  })
})
