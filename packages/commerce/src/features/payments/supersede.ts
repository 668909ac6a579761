import type { GiveUpPayments } from '../reservations/index.ts'
import type { BrowserIds } from './browser-ids.ts'
import { releasePromos } from './goods.ts'
import { releaseHolds } from './holds.ts'
import { orderStep } from './outbox.ts'
import { changeSession, lockSession, sessionByNonce } from './sessions.ts'

/** Ends a shopper's earlier sessions, so that what they hold is free; those that are paid stay as they are. */
export const superseding =
  (ids: BrowserIds): GiveUpPayments =>
  async (transaction, chainId, browserIds, now) => {
    // Sorted, so that two requests lock the same sessions in the same order and cannot deadlock.
    const nonces = [...new Set(browserIds.map((id) => ids.nonceOf(id)).filter((nonce) => nonce !== null))].toSorted()
    for (const nonce of nonces) {
      const known = await sessionByNonce(transaction, chainId, nonce)
      const session = known && (await lockSession(transaction, known.id))
      if (!session || !['draft', 'held', 'expired'].includes(session.state)) continue
      await releaseHolds(transaction, [session.id])
      await releasePromos(transaction, session.id)
      await changeSession(
        transaction,
        session.id,
        { state: 'expired', reason: 'superseded', held: false, addressKey: null, next: null },
        now,
      )
      if (session.providerOrderId)
        await orderStep(transaction, { sessionId: session.id, kind: 'abandon', intention: `abandon|${session.reference}`, now })
    }
  }
