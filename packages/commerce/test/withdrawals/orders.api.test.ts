import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@vidda/contract'
import type { OrderReceipt, PaymentSession, Withdrawal } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { ReceiptTokens } from '../../src/features/reservations/index.ts'
import { withdraw as storeWithdrawal } from '../../src/features/withdrawals/writer.ts'
import { orderOperation } from '../../src/features/payments/operations.ts'
import { isTo, mailsIn, mailTo, type ReceivedMail } from '../kit/mailbox.ts'
import { eventually, startPaidShop, type PaidShop } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'
import { secret } from '../kit/tenants.ts'
import { payer } from '../payments/payer.ts'

const day = 86_400_000

/** How shoppers are greeted, as the shops' own people are not. */
const greeting = /\bHei\b|\bHilsen oss\b|\bSpørsmål\?/gu

describe.each(engines)('withdrawal from an order on %s', (engine) => {
  let shop: PaidShop
  const { opened, buy, acknowledged } = payer(() => shop)

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
  })

  afterAll(() => shop.close())

  const db = () => shop.server.commerce.db
  const outbox = () => shop.server.commerce.mailLocation

  async function ordered(count: number, email: string, shipping: 'collect' | 'delivery' = 'collect') {
    const sold = await shop.goods(ordered.nth++, 9)
    const { body: session } = await shop.open(
      'klarna',
      shop.body(sold, count, { shipping, seenTotal: sold.price * count + (shipping === 'delivery' ? sold.freight : 0) }),
    )
    const id = await shop.orderId(session)
    await buy(id, email)
    await shop.complete(session.token)
    await acknowledged(session, id)
    return { sold, session }
  }
  ordered.nth = 0

  const withdraw = <Body = Withdrawal>(body: unknown) =>
    shop.client.send<Body>('POST', '/withdrawals', { body, headers: shop.client.guards })
  const receipt = async ({ token }: PaymentSession): Promise<OrderReceipt> => (await shop.receipt(token)).body
  const operate = async (session: PaymentSession, kind: 'capture' | 'refund' | 'cancel', restock = true) => {
    const { id } = await receipt(session)
    return orderOperation(db(), { chainId: 1, orderId: id ?? 0, kind, wish: null, by: 'Ola', restock, now: new Date() })
  }

  it('[R10.83] is stored with its lines, acknowledged by mail with the time, and told to the shop', async () => {
    const { sold, session } = await ordered(3, 'angrer@example.no')
    const before = await receipt(session)
    expect(before.withdrawal).toEqual({ open: true, days: 100, until: null, left: [{ EanNo: sold.ean, Count: 3 }], made: [] })

    const one = await withdraw({ token: session.token, lines: [{ EanNo: sold.ean, Count: 1 }], message: 'For <b>liten</b>' })
    expect(one.status, one.text).toBe(201)
    expect(one.body).toMatchObject({ email: 'angrer@example.no' })
    const after = await receipt(session)
    expect(after.withdrawal).toMatchObject({
      open: true,
      left: [{ EanNo: sold.ean, Count: 2 }],
      made: [{ id: one.body.id, receivedAt: one.body.receivedAt, lines: [{ EanNo: sold.ean, Count: 1 }] }],
    })
    const mail = await mailTo(outbox(), 'angrer@example.no', new RegExp(`^Vi har mottatt at du angrer: ${one.body.id}$`))
    expect(mail.text).toContain(`1 × ${before.lines[0]?.name}`)
    expect(mail.text).toContain(String(before.id))
    expect(mail.text.match(greeting)).toEqual(['Hei', 'Spørsmål?', 'Hilsen oss'])
    const { rows } = await sql<{ email: string }>`select email from shops where chain_id = 1 and id = ${session.shopID}`.execute(db())
    const told = await mailTo(outbox(), rows[0]?.email ?? '', /^Angret/)
    expect(told.headers).toContain('Reply-To: angrer@example.no')
    expect(told.text).toContain('For <b>liten</b>')
    expect(told.html).toContain('For &lt;b&gt;liten&lt;/b&gt;')
    expect(told.text).toContain(sold.ean)
    for (const body of [told.text, told.html]) expect(body).not.toMatch(greeting)
  })

  it('[R10.83] the same wish once more, or twice at once, changes nothing and gets the same answer', async () => {
    const { sold, session } = await ordered(2, 'to-ganger@example.no')
    const wish = { token: session.token, lines: [{ EanNo: sold.ean, Count: 1 }] }
    const answers = [...(await Promise.all([withdraw(wish), withdraw(wish)])), await withdraw(wish)]
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const rest = await withdraw({ token: session.token })
    expect(rest.body.id).not.toBe(answers[0]?.body.id)
    expect((await withdraw({ token: session.token })).body.id).toBe(rest.body.id)
    expect((await receipt(session)).withdrawal).toMatchObject({ open: false, left: [], made: [{}, { lines: [{ Count: 1 }] }] })
    const isAcknowledgement = (mail: ReceivedMail) => isTo(mail, 'to-ganger@example.no') && mail.headers.includes('angrer')
    await eventually(async () => (await mailsIn(outbox())).filter(isAcknowledgement).length).toBe(2)
  })

  it('[R10.83] of more than was ordered, or of other goods, is refused; and so is another chain’s token', async () => {
    const { sold, session } = await ordered(1, 'for-mye@example.no')
    const { token } = session
    expect(await withdraw<ErrorBody>({ token, lines: [{ EanNo: sold.ean, Count: 2 }] })).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.Count': ['Count must be at most 1'] } },
    })
    expect(await withdraw<ErrorBody>({ token, lines: [{ EanNo: '7090000000017', Count: 1 }] })).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.EanNo': [expect.any(String)] } },
    })
    const { second } = shop.server
    expect((await second.send('POST', '/withdrawals', { body: { token }, headers: second.guards })).status).toBe(404)
    expect((await receipt(session)).withdrawal?.made).toEqual([])
  })

  it('[R10.83] before anything is paid for there is nothing to withdraw from', async () => {
    const { session } = await opened()
    expect((await receipt(session)).withdrawal).toBeNull()
    expect((await withdraw({ token: session.token })).status).toBe(404)
  })

  it('goods that are cancelled before they were sent are sold again; nothing is left to withdraw from', async () => {
    const { sold, session } = await ordered(2, 'avbestilt@example.no')
    await withdraw({ token: session.token })
    await operate(session, 'cancel')
    await eventually(() => shop.stock(sold)).toBe(9)
    expect((await receipt(session)).withdrawal).toMatchObject({ open: false, left: [] })
  })

  it('goods that came back are sold again, unless the shop says that they cannot be', async () => {
    for (const [restock, count] of [
      [true, 9],
      [false, 8],
    ] as const) {
      const { sold, session } = await ordered(1, 'retur@example.no')
      await operate(session, 'capture')
      await eventually(async () => (await receipt(session)).state).toBe('captured')
      await operate(session, 'refund', restock)
      await eventually(async () => (await receipt(session)).state).toBe('refunded')
      expect(await shop.stock(sold)).toBe(count)
      expect(await withdraw<ErrorBody>({ token: session.token })).toMatchObject({ status: 409, body: { code: 'withdrawal_over' } })
    }
  })

  it('[R10.83] is open until the chain’s days after the goods were handed over are over', async () => {
    await sql`update chain_settings set return_days = 14 where chain_id = 1`.execute(db())
    const { session } = await ordered(1, 'sent@example.no')
    await operate(session, 'capture')
    await eventually(async () => (await receipt(session)).state).toBe('captured')
    const { withdrawal } = await receipt(session)
    const until = Date.parse(withdrawal?.until ?? '')
    expect(withdrawal?.open).toBe(true)
    expect(until).toBeGreaterThan(Date.now() + 14 * day)
    expect(until).toBeLessThanOrEqual(Date.now() + 15 * day + 3_600_000)
    // A visitor's token against forged requests does not hold as long.
    const at = (now: Date) => ({
      chainId: 1,
      tenantId: 'first',
      body: { token: session.token, message: '' },
      now,
      receipts: new ReceiptTokens(secret),
    })
    await expect(storeWithdrawal(db(), at(new Date(until)))).rejects.toMatchObject({ code: 'withdrawal_over' })
    expect(await storeWithdrawal(db(), at(new Date(until - 1)))).toMatchObject({ email: 'sent@example.no' })
  })
})
