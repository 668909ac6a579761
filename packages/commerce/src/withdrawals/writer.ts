import type { Withdrawal, WithdrawalBody } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { notFound } from '../http/failure.ts'
import { orderMail } from '../mail/outbox.ts'
import type { ReceiptTokens } from '../reservations/receipt-tokens.ts'

type Row = { readonly id: number; readonly email: string; readonly received_at: Date }

export type Withdrawing = {
  readonly chainId: number
  readonly tenantId: string
  readonly body: WithdrawalBody
  readonly now: Date
  readonly receipts: ReceiptTokens
}

const acknowledgement = ({ id, email, received_at }: Row): Withdrawal => ({ id, email, receivedAt: received_at.toISOString() })

/**
 * Stores a withdrawal from the purchase of a receipt and its acknowledgement, in one transaction; a second one changes nothing and gets the
 * first one's answer. Throws a 404 for any other token.
 */
export async function withdraw(db: Db, { chainId, tenantId, body, now, receipts }: Withdrawing): Promise<Withdrawal> {
  const { token, message } = body
  return db.transaction().execute(async (transaction) => {
    const receipt = await sql<{ id: number; email: string }>`
      select id, email from reservations where chain_id = ${chainId} and ${receipts.matching(token)}`.execute(transaction)
    const buyer = receipt.rows[0]
    if (!buyer) throw notFound('receipt')
    // Of a receipt whose buyer is forgotten nothing can be withdrawn any more: it became no purchase, or is too old.
    const { rows } = await sql<Row>`
      insert into withdrawals (chain_id, reservation_id, email, message, received_at)
      select ${chainId}::int, ${buyer.id}::int, ${buyer.email}::text, ${message}, ${now}::timestamptz where ${buyer.email}::text <> ''
      on conflict (reservation_id) do nothing returning id, email, received_at`.execute(transaction)
    const made = rows[0]
    if (made) {
      const { id: number, email, receivedAt } = acknowledgement(made)
      await orderMail(transaction, tenantId, { kind: 'withdrawal', email, number, receivedAt }, now)
      return acknowledgement(made)
    }
    const earlier = await sql<Row>`select id, email, received_at from withdrawals where reservation_id = ${buyer.id}`.execute(transaction)
    if (!earlier.rows[0]) throw notFound('receipt')
    return acknowledgement(earlier.rows[0])
  })
}
