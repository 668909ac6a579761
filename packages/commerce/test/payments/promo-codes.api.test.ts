import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@vidda/contract'
import type { PaymentSession } from '@vidda/contract/wire'
import { promoCodes } from '../../src/features/promocodes/index.ts'
import { followUps } from '../../src/follow-ups.ts'
import { bringIn } from '../../src/import/import.ts'
import { eventually, type PaidShop, placed, startPaidShop } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'
import { payer } from './payer.ts'

const buyers = 20
const off = 5000

describe.each(engines)('a promo code for one purchase on %s', (engine) => {
  let shop: PaidShop
  const { buy } = payer(() => shop)

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
    const code = { validFrom: '2020-01-01', validTo: '2099-12-31', amountOre: off, percent: null, forEveryone: false, singleUse: true }
    await bringIn(shop.server.commerce.db, {
      chainId: 1,
      now: new Date(),
      kind: promoCodes,
      followUps,
      records: ['ETT', 'TO', 'TRE'].map((name, at) => ({ line: at + 1, raw: '', value: { ...code, id: 9_000_001 + at, code: name } })),
    })
  })

  afterAll(() => shop.close())

  const open = async (nth: number, code: string) => {
    const sold = await shop.goods(nth, 1)
    const answer = await shop.open<PaymentSession & ErrorBody>(
      'klarna',
      shop.body(sold, 1, { promoCode: code, seenTotal: sold.price - off + sold.freight }),
    )
    return { sold, answer }
  }

  it(`is used by one of ${buyers} buyers at once, and the others’ goods stay in the shop`, async () => {
    const opened = await Promise.all(Array.from({ length: buyers }, (_, nth) => open(nth, 'ETT')))
    const won = opened.filter(({ answer }) => answer.status === 201)
    const lost = opened.filter(({ answer }) => answer.status !== 201)
    expect(won.map(({ answer }) => answer.body.discount)).toEqual([off])
    expect(lost.map(({ answer }) => [answer.status, answer.body.code])).toEqual(
      Array.from({ length: buyers - 1 }, () => [409, 'promo_code_taken']),
    )
    for (const { sold } of lost) expect([await shop.stock(sold), await shop.held(sold)]).toEqual([1, 0])

    const [winner] = won
    expect(await buy(await shop.orderId(winner?.answer.body as PaymentSession))).toMatchObject({ kind: 'completed' })
    expect((await open(buyers, 'ETT')).answer.body.code).toBe('promo_code_taken')
  })

  it('is free again when a payment comes to nothing', async () => {
    const { sold } = await open(30, 'TO')
    expect((await open(31, 'TO')).answer.status).toBe(409)
    await shop.advance(31 * 60_000)
    await eventually(() => shop.held(sold)).toBe(0)
    expect((await open(32, 'TO')).answer.status).toBe(201)
  })

  it('[R7.55] can be checked while it is being paid with, and is refused there and at the payment once it is used', async () => {
    const check = () => shop.client.get('/promocodes/check/tre')
    const { answer } = await open(33, 'TRE')
    expect(answer.status, answer.text).toBe(201)
    expect((await check()).status).toBe(200)
    expect(await buy(await shop.orderId(answer.body))).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(answer.body.token)).body).toMatchObject({ state: placed, discount: off })
    expect(await check()).toMatchObject({ status: 404, body: { code: 'promo_code_used' } })
    expect((await open(34, 'TRE')).answer).toMatchObject({ status: 404, body: { code: 'promo_code_used' } })
  })
})
