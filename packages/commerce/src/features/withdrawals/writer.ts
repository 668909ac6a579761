import type { OrderLine, Withdrawal, WithdrawalBody } from '@vidda/contract/wire'
import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { Database } from '../../kernel/database/tables.data.ts'
import { Failure, type FieldErrors, notFound } from '../../kernel/http/failure.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { reserveSendTime } from '../../kernel/mail/receivers.ts'
import { type OrderToWithdraw, orderToWithdraw } from '../payments/index.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import type { WithdrawalMail } from './mails.ts'

type Row = Pick<Selectable<Database['withdrawals']>, 'id' | 'email' | 'received_at'>

const columns = ['id', 'email', 'received_at'] as const

export type Withdrawing = {
  readonly chainId: number
  readonly tenantId: string
  readonly body: WithdrawalBody
  readonly now: Date
  readonly receipts: ReceiptTokens
}

const acknowledgement = ({ id, email, received_at }: Row): Withdrawal => ({ id, email, receivedAt: received_at.toISOString() })

async function acknowledge(transaction: Db, { tenantId, chainId, now }: Withdrawing, made: Row): Promise<Withdrawal> {
  const { id: number, email, receivedAt } = acknowledgement(made)
  // Required by law (angrerettloven § 20): over the limit it is delayed, and not dropped.
  const due = await reserveSendTime(transaction, chainId, email, now)
  await orderMail(transaction, tenantId, { kind: 'withdrawal', email, number, receivedAt } satisfies WithdrawalMail, now, due)
  return acknowledgement(made)
}

/** From a reservation, as a whole; null for a token that no reservation has. */
async function fromReservation(transaction: Db, withdrawing: Withdrawing): Promise<Withdrawal | null> {
  const { chainId, body, now, receipts } = withdrawing
  const buyer = await transaction
    .selectFrom('reservations')
    .select(['id', 'email'])
    .where('chain_id', '=', chainId)
    .where(receipts.matching(body.token))
    .executeTakeFirst()
  if (!buyer) return null
  // Of a receipt whose buyer is forgotten nothing can be withdrawn any more: it became no purchase, or is too old.
  const made =
    buyer.email === ''
      ? undefined
      : await transaction
          .insertInto('withdrawals')
          .values({ chain_id: chainId, reservation_id: buyer.id, email: buyer.email, message: body.message, received_at: now })
          .onConflict((conflict) => conflict.column('reservation_id').doNothing())
          .returning(columns)
          .executeTakeFirst()
  if (made) return acknowledge(transaction, withdrawing, made)
  const earlier = await transaction.selectFrom('withdrawals').select(columns).where('reservation_id', '=', buyer.id).executeTakeFirst()
  return earlier ? acknowledgement(earlier) : null
}

const sum = (lines: readonly OrderLine[], ean: string) =>
  lines.filter(({ EanNo }) => EanNo === ean).reduce((count, { Count }) => count + Count, 0)

/** What is withdrawn from now; throws a 422 for more than was ordered, or for what was not. */
function newLines({ left, made }: OrderToWithdraw['withdrawal'], wished: readonly OrderLine[] | undefined): readonly OrderLine[] {
  if (wished === undefined) return left
  const before = made.flatMap(({ lines }) => lines)
  const errors: Record<string, string[]> = {}
  const lines = wished.flatMap(({ EanNo, Count }, index) => {
    const [earlier, rest] = [sum(before, EanNo), sum(left, EanNo)]
    if (earlier + rest === 0) errors[`lines.${index}.EanNo`] = ['EAN number must be one of the order']
    else if (Count > earlier + rest) errors[`lines.${index}.Count`] = [`Count must be at most ${earlier + rest}`]
    return Count > earlier ? [{ EanNo, Count: Count - earlier }] : []
  })
  const [first] = Object.values(errors)
  if (first) throw new Failure('validation_failed', first.join(', '), errors satisfies FieldErrors)
  return lines
}

async function fromOrder(transaction: Db, withdrawing: Withdrawing): Promise<Withdrawal | null> {
  const { chainId, tenantId, body, now, receipts } = withdrawing
  const order = await orderToWithdraw(transaction, { chainId, matching: receipts.matching(body.token), now })
  if (!order) return null
  const { orderId, email, withdrawal } = order
  const lines = newLines(withdrawal, body.lines)
  const last = withdrawal.made.at(-1)
  if (lines.length === 0 && last) return { id: last.id, email, receivedAt: last.receivedAt }
  if (!withdrawal.open || lines.length === 0) throw new Failure('withdrawal_over', 'This order cannot be withdrawn from any more')
  const made = await transaction
    .insertInto('withdrawals')
    .values({
      chain_id: chainId,
      order_id: orderId,
      email,
      message: body.message,
      received_at: now,
      lines: JSON.stringify(lines.map(({ EanNo, Count }) => ({ ean: EanNo, count: Count }))),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await orderMail(transaction, tenantId, { kind: 'shopWithdrawal', number: made.id } satisfies WithdrawalMail, now)
  return acknowledge(transaction, withdrawing, made)
}

/**
 * Stores a withdrawal from the purchase of a receipt and its acknowledgement, in one transaction. The same wish once more changes nothing and is answered
 * as before. Throws a 404 for any other token, and a 409 when it is too late.
 */
export const withdraw = (db: Db, withdrawing: Withdrawing): Promise<Withdrawal> =>
  db.transaction().execute(async (transaction) => {
    const made = (await fromReservation(transaction, withdrawing)) ?? (await fromOrder(transaction, withdrawing))
    if (!made) throw notFound('receipt')
    return made
  })
