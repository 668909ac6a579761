import type { ComplaintBody, PurchaseComplaints, ReceivedComplaint } from '@vidda/contract/wire'
import { type ComplaintProblems, complaintLength, complaintProblems } from '@vidda/domain/order'
import { osloDate } from '@vidda/domain/price'
import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { Database } from '../../kernel/database/tables.data.ts'
import { Failure, invalid, notFound } from '../../kernel/http/failure.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { reserveSendTime } from '../../kernel/mail/receivers.ts'
import { orderToComplain } from '../payments/index.ts'
import { type PurchaseToComplain, type ReceiptTokens, reservationToComplain } from '../reservations/index.ts'
import type { ComplaintMail } from './mails.ts'

type Row = Pick<Selectable<Database['complaints']>, 'id' | 'email' | 'received_at'>

const columns = ['id', 'email', 'received_at'] as const

export type Complaining = {
  readonly chainId: number
  readonly tenantId: string
  /** Of the request, which may be repeated. */
  readonly key: string
  readonly body: ComplaintBody
  readonly now: Date
  readonly receipts: ReceiptTokens
}

const acknowledgement = ({ id, email, received_at }: Row): ReceivedComplaint => ({ id, email, receivedAt: received_at.toISOString() })

const problemTexts: Readonly<Record<keyof ComplaintProblems, string>> = {
  problem: `Problem must have ${complaintLength.least} to ${complaintLength.most} characters`,
  discovered: 'Discovered must be a date, not before the purchase and not in the future',
  wish: 'Wish must be one of those that there are',
}

/** Throws a 422 for an invalid field, and a 409 where nothing was bought or the line has an open complaint. */
function check({ EanNo, Count, ...told }: ComplaintBody, complaints: PurchaseComplaints | null, now: Date): void {
  if (!complaints) throw new Failure('nothing_bought', 'Nothing of this receipt is bought')
  const problems = complaintProblems(told, { bought: complaints.bought, today: osloDate(now) })
  for (const field of ['problem', 'discovered', 'wish'] as const) if (problems[field]) throw invalid(field, problemTexts[field])
  if (complaints.made.some((one) => one.open && one.EanNo === EanNo))
    throw new Failure('complaint_open', 'A complaint about this line is open already: its receipt says which')
  const left = complaints.left.find((line) => line.EanNo === EanNo)?.Count ?? 0
  if (left === 0) throw invalid('EanNo', 'EAN number must be one of the receipt that was not given back')
  if (Count > left) throw invalid('Count', `Count must be at most ${left}`)
}

async function store(transaction: Db, { column, id, email, complaints }: PurchaseToComplain, complaining: Complaining) {
  const { chainId, tenantId, key, body, now } = complaining
  const earlier = await transaction
    .selectFrom('complaints')
    .select(columns)
    .where(column, '=', id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (earlier) return acknowledgement(earlier)
  check(body, complaints, now)
  const made = await transaction
    .insertInto('complaints')
    .values({
      chain_id: chainId,
      [column]: id,
      key,
      ean: body.EanNo,
      count: body.Count,
      problem: body.problem.trim(),
      discovered: body.discovered,
      wish: body.wish,
      email,
      received_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const answer = acknowledgement(made)
  await orderMail(transaction, tenantId, { kind: 'shopComplaint', number: made.id } satisfies ComplaintMail, now)
  // It proves that the complaint came in time (forbrukerkjøpsloven § 27): over the limit it is delayed, and not dropped.
  const due = await reserveSendTime(transaction, chainId, email, now)
  await orderMail(transaction, tenantId, { kind: 'complaint', number: made.id } satisfies ComplaintMail, now, due)
  return answer
}

/**
 * Stores a complaint about goods of a receipt and its acknowledgement, in one transaction. The same key once more changes nothing and is answered as before.
 * Throws a 404 for any other token.
 */
export const complain = (db: Db, complaining: Complaining): Promise<ReceivedComplaint> =>
  db.transaction().execute(async (transaction) => {
    const { chainId, body, now, receipts } = complaining
    const matching = receipts.matching(body.token)
    const bought =
      (await reservationToComplain(transaction, { chainId, matching })) ?? (await orderToComplain(transaction, { chainId, matching, now }))
    if (!bought) throw notFound('receipt')
    return store(transaction, bought, complaining)
  })

/** Notes that the shop is done with a complaint, with who says so; answers whether there is one. Closed once, it stays as it was closed. */
export async function closeComplaint(db: Db, chainId: number, id: number, by: string, now: Date): Promise<boolean> {
  await db
    .updateTable('complaints')
    .set({ closed_at: now, closed_by: by })
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
  const found = await db.selectFrom('complaints').select('id').where('chain_id', '=', chainId).where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
