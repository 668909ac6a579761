import { isSoldAgain } from '@vidda/domain/order'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { type ContentLine, paymentLines } from './contents.ts'
import { putBack } from '../stock/index.ts'
import { orderStep } from './outbox.ts'
import { amountOf, chargedLines, OperationRefused, refundedLines, type Wish } from './parts.ts'
import type { PaymentLine } from './provider.ts'
import { changeSession, lockSession, type Session, sessionByOrder } from './sessions.ts'

export type OperationKind = 'capture' | 'refund' | 'cancel'

export type Operation = {
  readonly id: number
  readonly kind: OperationKind
  readonly amount: number
  readonly lines: readonly PaymentLine[]
  readonly by: string
  readonly at: Date
  readonly state: 'waiting' | 'done' | 'failed'
  /** The charge that is paid back by it. */
  readonly chargeId: number | null
  /** What the provider calls it. */
  readonly reference: string | null
  readonly error: string | null
  /** Of goods that came back: whether the shop sells them again. */
  readonly restock: boolean
}

const columns = sql.raw(`id, kind, amount, lines, by, at, state, charge_id as "chargeId", provider_reference as reference, error, restock`)

/** Everything that was charged, paid back and cancelled, the first first. */
export async function operationsOf(db: Db, sessionId: number): Promise<readonly Operation[]> {
  const { rows } = await sql<Operation>`select ${columns} from payment_operations where session_id = ${sessionId} order by id`.execute(db)
  return rows
}

export type Operating = {
  readonly chainId: number
  readonly orderId: number
  readonly kind: OperationKind
  readonly wish: Wish
  /** Who says so: a name for the record. */
  readonly by: string
  /** Whether goods that came back are sold again; true when left out. */
  readonly restock?: boolean
  readonly now: Date
}

const possible: Readonly<Record<OperationKind, readonly Session['state'][]>> = {
  capture: ['accepted', 'captured'],
  refund: ['accepted', 'captured', 'closed'],
  cancel: ['authorized', 'accepted', 'captured', 'on_hold'],
}

/** Qliro knows a line by its price, and takes the discount whole. */
const splitsDiscount = { klarna: true, qliro: false } as const

type Part = { readonly chargeId: number | null; readonly lines: readonly PaymentLine[] }

/** What is to be charged, paid back or cancelled: in one part, or in one for each charge that is paid back of. */
function partsFor(session: Session, before: readonly Operation[], kind: OperationKind, wish: Wish): readonly Part[] {
  const charges = before.filter((one) => one.kind === 'capture' && one.state === 'done')
  if (kind === 'refund') {
    const refunds = before.flatMap((one) =>
      one.kind === 'refund' && one.state !== 'failed' && one.chargeId !== null ? [{ chargeId: one.chargeId, lines: one.lines }] : [],
    )
    return refundedLines(charges, refunds, wish)
  }
  const taken = before.flatMap((one) => (one.kind !== 'refund' && one.state !== 'failed' ? one.lines : []))
  const all = paymentLines(session.contents)
  const lines = chargedLines({ all, taken, wish: kind === 'cancel' ? null : wish, splitsDiscount: splitsDiscount[session.provider] })
  return [{ chargeId: null, lines }]
}

/**
 * Queues the capture, refund or cancellation of an order, whole or in part, with who ordered it; a running server calls the provider. Answers the amount.
 * Throws OperationRefused with the reason when it is not possible. Null for an order that the chain does not have.
 */
export function orderOperation(
  db: Db,
  { chainId, orderId, kind, wish, by, restock = true, now }: Operating,
): Promise<Pick<Operation, 'amount'> | null> {
  return db.transaction().execute(async (transaction) => {
    const known = await sessionByOrder(transaction, chainId, orderId)
    const session = known && (await lockSession(transaction, known.id))
    if (!session || session.state === 'draft' || session.state === 'held') return null
    if (!possible[kind].includes(session.state))
      throw new OperationRefused(`The order ${orderId} is ${session.state}, and cannot be ${words[kind]}.`)
    const before = await operationsOf(transaction, session.id)
    const parts = partsFor(session, before, kind, wish).filter(({ lines }) => amountOf(lines) > 0)
    if (parts.length === 0) throw new OperationRefused(`Nothing of the order ${orderId} is left to be ${words[kind]}.`)
    for (const { lines, chargeId } of parts) {
      const made = await transaction
        .insertInto('payment_operations')
        .values({
          session_id: session.id,
          kind,
          amount: amountOf(lines),
          lines: JSON.stringify(lines),
          by,
          at: now,
          state: 'waiting',
          charge_id: chargeId,
          restock,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const intention = `${kind}|${session.reference}|${made.id}`
      await orderStep(transaction, { sessionId: session.id, kind, intention, operationId: made.id, now })
    }
    return { amount: parts.reduce((sum, { lines }) => sum + amountOf(lines), 0) }
  })
}

const words = { capture: 'charged', refund: 'paid back', cancel: 'cancelled' } as const

type Outcome = { readonly reference: string | null; readonly error: string | null }

/** Goods that were charged and come back, or were cancelled, are for sale again. */
async function returnGoods(transaction: Db, session: Session, lines: readonly PaymentLine[]): Promise<void> {
  const known = new Map<string, ContentLine>(session.contents.lines.map((line) => [line.ean, line]))
  const back = lines.flatMap(({ kind, reference, count }) => {
    const line = kind === 'goods' ? known.get(reference) : undefined
    return line ? [{ variantId: line.variantId, articleId: line.articleId, shopId: session.shopId, count }] : []
  })
  await putBack(transaction, back)
}

/** The provider has done it, or has refused it for good. */
export async function finishOperation(
  transaction: Db,
  session: Session,
  id: number,
  { reference, error }: Outcome,
  at: Date,
): Promise<void> {
  const { rows } = await sql<Operation>`
    update payment_operations set state = ${error === null ? 'done' : 'failed'}, provider_reference = ${reference}, error = ${error} where id = ${id} and state = 'waiting'
    returning ${columns}`.execute(transaction)
  const [operation] = rows
  if (!operation || error !== null) return
  const all = await operationsOf(transaction, session.id)
  const done = all.filter(({ state }) => state === 'done')
  const sumOf = (kind: OperationKind) => done.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
  if (operation.kind === 'capture') await changeSession(transaction, session.id, { state: 'captured' }, at)
  if (operation.kind === 'refund') {
    if (isSoldAgain(operation.restock ? 'returned' : 'returnedUnsaleable')) await returnGoods(transaction, session, operation.lines)
    if (sumOf('refund') >= sumOf('capture')) await changeSession(transaction, session.id, { state: 'refunded' }, at)
  }
  if (operation.kind === 'cancel') {
    await returnGoods(transaction, session, operation.lines)
    await changeSession(transaction, session.id, sumOf('capture') > 0 ? { state: 'closed' } : { state: 'cancelled', reason: 'shop' }, at)
  }
}
