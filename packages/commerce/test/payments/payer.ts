import { join } from 'node:path'
import type { PaymentBody, PaymentSession } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { isTo, mailsIn } from '../kit/mailbox.ts'
import { eventually, type PaidShop, type Sold } from '../kit/paid-shop.ts'

export type Opened = { readonly sold: Sold; readonly session: PaymentSession; readonly id: string }

/** Shoppers who pay by Klarna, and what is asked about them afterwards. */
export function payer(shop: () => PaidShop) {
  let nth = 0
  const db = () => shop().server.commerce.db
  const opened = async (count = 1, stock = 5, changes: Partial<PaymentBody> = {}): Promise<Opened> => {
    const sold = await shop().goods(nth++ % 40, stock)
    const { body: session, status, text } = await shop().open('klarna', shop().body(sold, count, changes))
    expect(status, text).toBe(201)
    return { sold, session, id: await shop().orderId(session) }
  }
  const buy = (id: string, email = 'kari@example.no') => shop().sandbox.control.buyKco(id, { email, postalCode: '0155', method: 'card' })
  const truth = async (id: string) => (await shop().sandbox.control.truth()).kco.find(({ order_id }) => order_id === id)
  const state = async ({ token }: PaymentSession) => (await shop().receipt(token)).body.state
  return {
    opened,
    buy,
    truth,
    state,
    async bought(count = 1, stock = 5): Promise<Opened> {
      const one = await opened(count, stock)
      expect(await buy(one.id)).toMatchObject({ kind: 'completed' })
      return one
    },
    async ordersOf({ token }: PaymentSession) {
      const { body } = await shop().receipt(token)
      return (await sql`select 1 from orders where id = ${body.id}`.execute(db())).rows.length
    },
    push: async (session: PaymentSession) => (await fetch(await shop().callbackUrl(session, 'push'), { method: 'POST' })).status,
    mailsTo: async (address: string) =>
      (await mailsIn(join(shop().server.options.dataDir, 'outbox'))).filter((mail) => isTo(mail, address)).length,
    /** Waits until a due sweep has finished: it schedules its next read when it starts, and `complete` is queued behind its read. */
    async swept(session: PaymentSession) {
      await eventually(async () => {
        const { rows } = await sql`
          select 1 from payment_sessions where nonce = ${session.id.slice(0, 24)} and next_read_at <= ${shop().now()}`.execute(db())
        return rows.length
      }).toBe(0)
      await shop().complete(session.token)
    },
    acknowledged: (session: PaymentSession, id: string) =>
      eventually(async () => [await state(session), (await truth(id))?.acknowledged]).toEqual(['accepted', true]),
    /** What the provider was asked for by this shop, as `POST /path`. */
    asked: async (path: string) => (await shop().sandbox.control.calls()).filter(({ url }) => url.endsWith(path)).length,
  }
}
