import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually, type PaidShop, placed, startPaidShop } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'
import { payer } from './payer.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Order management knows a purchase some seconds after the checkout has completed it. Here it does when a test says so. */
describe.each(engines)('purchases that Klarna has completed and not decided on %s', (engine) => {
  let shop: PaidShop

  beforeAll(async () => {
    shop = await startPaidShop(engine)
  })

  afterAll(() => shop.close())
  const managedAfter = (orderManagementDelay: number) => shop.sandbox.control.switches({ kco: { orderManagementDelay } })
  beforeEach(() => managedAfter(7 * day))
  afterEach(() => shop.sandbox.control.clearFaults())

  const { opened, buy, truth, state, ordersOf, push, mailsTo, swept, acknowledged } = payer(() => shop)

  it('[R10.31] F14: a purchase that order management does not know yet is pending and no order; the receipt that asks again finds it', async () => {
    const { session, sold, id } = await opened(1, 2)
    await buy(id, 'straks@example.no')
    for (let asked = 0; asked < 3; asked += 1) {
      const { body } = await shop.complete(session.token)
      expect(body).toMatchObject({ state: 'on_hold', id: null, paymentMethod: null, email: 'straks@example.no' })
    }
    expect([await ordersOf(session), await shop.stock(sold), await shop.held(sold)]).toEqual([0, 1, 1])
    expect((await truth(id))?.acknowledged).toBe(false)

    await managedAfter(0)
    expect((await shop.complete(session.token)).body).toMatchObject({ state: placed, paymentMethod: 'Kort' })
    expect([await ordersOf(session), await shop.stock(sold), await shop.held(sold)]).toEqual([1, 1, 0])
    await acknowledged(session, id)
    await eventually(() => mailsTo('straks@example.no')).toBe(1)
  })

  it('[R10.31] F14: the push settles it where no browser asks again', async () => {
    const { session, id } = await opened()
    await buy(id)
    expect(await push(session)).toBe(200)
    expect([await state(session), await ordersOf(session)]).toEqual(['on_hold', 0])
    await managedAfter(0)
    expect(await push(session)).toBe(200)
    expect(await ordersOf(session)).toBe(1)
  })

  it('[R10.31] F14: the sweep settles it where nobody asks and nobody tells', async () => {
    await shop.sandbox.control.addFaults({ match: { callback: 'kco.push' }, effect: 'drop' })
    const { session, id } = await opened()
    await buy(id, 'sopt@example.no')
    expect((await shop.complete(session.token)).body.state).toBe('on_hold')
    await managedAfter(0)
    await shop.advance(2 * minute)
    await acknowledged(session, id)
    expect(await ordersOf(session)).toBe(1)
    await eventually(() => mailsTo('sopt@example.no')).toBe(1)
  })

  it.each([
    ['release', 'accepted', 1, 0],
    ['refuse', 'refused', 0, 1],
  ] as const)(
    '[R10.31] F14, F15: a risky purchase is pending before and after it is known there: %s',
    async (decision, end, orders, left) => {
      const { session, sold, id } = await opened(1, 1)
      await buy(id, `${decision}+pend@example.no`)
      expect((await shop.complete(session.token)).body).toMatchObject({ state: 'on_hold', id: null })
      await managedAfter(0)
      expect((await shop.complete(session.token)).body).toMatchObject({ state: 'on_hold', id: null })
      // Longer than goods wait for somebody who has not paid.
      await shop.advance(45 * minute)
      expect([await state(session), await ordersOf(session), await shop.held(sold)]).toEqual(['on_hold', 0, 1])
      await shop.sandbox.control.force(id, decision)
      await eventually(() => state(session)).toBe(end)
      expect([await ordersOf(session), await shop.stock(sold), await shop.held(sold)]).toEqual([orders, left, 0])
      await eventually(() => mailsTo(`${decision}+pend@example.no`)).toBe(1)
    },
  )

  it('[R10.31] F14: a decision that comes after the checkout has forgotten the order is found in order management', async () => {
    const { session, sold, id } = await opened(1, 1)
    await buy(id, 'sent+pend@example.no')
    await managedAfter(0)
    expect((await shop.complete(session.token)).body).toMatchObject({ state: 'on_hold', id: null })
    await shop.advance(9 * day)
    // A sweep that still runs while the clock moves would schedule its next read from the new time, and not become due again.
    await swept(session)
    expect(await state(session)).toBe('on_hold')
    expect([await ordersOf(session), await shop.held(sold)]).toEqual([0, 1])
    await shop.sandbox.control.addFaults({ match: { callback: 'kco.notification' }, effect: 'drop' })
    await shop.sandbox.control.force(id, 'release')
    await shop.advance(day + minute)
    await eventually(() => state(session)).toBe('accepted')
    expect([await ordersOf(session), await shop.stock(sold), await shop.held(sold)]).toEqual([1, 0, 0])
    await eventually(() => mailsTo('sent+pend@example.no')).toBe(1)
  })

  it('[R10.31] F14: what is not decided in 14 days is cancelled at the provider, its goods go back and the buyer hears of it', async () => {
    const { session, sold, id } = await opened(1, 1)
    await buy(id, 'aldri+pend@example.no')
    await managedAfter(0)
    expect((await shop.complete(session.token)).body.state).toBe('on_hold')
    await shop.advance(14 * day - 5 * minute)
    expect((await shop.complete(session.token)).body.state).toBe('on_hold')
    expect(await shop.held(sold)).toBe(1)
    await shop.advance(day + 10 * minute)
    await eventually(() => state(session)).toBe('cancelled')
    expect([await ordersOf(session), await shop.stock(sold), await shop.held(sold)]).toEqual([0, 1, 0])
    expect((await shop.receipt(session.token)).body).toMatchObject({ state: 'cancelled', reason: 'undecided' })
    expect((await truth(id))?.managed?.status).toBe('CANCELLED')
    await eventually(() => mailsTo('aldri+pend@example.no')).toBe(1)
    // A push that arrives after the cancellation changes nothing.
    expect(await push(session)).toBe(200)
    expect([await state(session), await ordersOf(session), await shop.stock(sold)]).toEqual(['cancelled', 0, 1])
  })
})
