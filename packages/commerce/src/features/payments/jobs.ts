import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { completeSession } from './complete.ts'
import { releasePromos } from './goods.ts'
import { releaseHolds } from './holds.ts'
import type { Payments } from './payments.ts'
import { changeSession } from './sessions.ts'
import { takeWaitingSteps } from './steps.ts'
import { nextRead } from './sweep-times.ts'

const atOnce = 20

/**
 * Puts goods back whose shopper has not paid in time. The frame may still be open: whoever pays then gets them where they are still there. Safe to run
 * in several processes: each session is locked by one of them.
 */
function expireHolds({ db, now }: Payments): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const at = now()
    const rows = await transaction
      .selectFrom('payment_sessions')
      .select(['id', 'state'])
      .where('held', '=', true)
      .where('hold_until', '<=', at)
      .where('state', 'in', ['draft', 'held'])
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    await releaseHolds(
      transaction,
      rows.map(({ id }) => id),
    )
    for (const { id, state } of rows) {
      await releasePromos(transaction, id)
      // Of a draft no browser has heard: whoever asks for it again gets one that can be paid.
      await changeSession(transaction, id, { state: 'expired', held: false, addressKey: null, ...(state === 'draft' && { key: null }) }, at)
    }
    return rows.length
  })
}

/** Takes sessions that are due to be asked after, and sets when they are next. */
async function takeDue(db: Db, tenantIds: readonly string[], now: Date): Promise<readonly number[]> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('payment_sessions')
      .select(['id', 'created_at as createdAt', 'reads', 'state'])
      .where('next_read_at', '<=', now)
      .where('tenant_id', '=', anyOf(tenantIds))
      .orderBy('next_read_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, createdAt, reads, state } of rows) {
      await changeSession(transaction, id, { reads: reads + 1, nextReadAt: nextRead({ createdAt, reads: reads + 1, state }, now) }, now)
    }
    return rows.map(({ id }) => id)
  })
}

/** Asks the providers after sessions whose end nobody has told: a push may never come (README, jobs). */
async function sweep(payments: Payments): Promise<number> {
  const ids = await takeDue(payments.db, [...payments.tenants.keys()], payments.now())
  for (const id of ids) {
    try {
      await completeSession(payments, id, { again: true })
    } catch (error) {
      payments.log({ err: error, session: id }, 'a payment could not be asked after')
    }
  }
  return ids.length
}

/** One turn of everything that payments do by themselves; answers how much there was. */
export async function runPaymentJobs(payments: Payments): Promise<number> {
  const expired = await expireHolds(payments)
  const swept = await sweep(payments)
  const stepped = await takeWaitingSteps(payments)
  if (expired > 0) payments.answers.clear()
  return expired + swept + stepped
}
