import type { Db } from '../../kernel/database/open.ts'
import { releasePromos } from './goods.ts'
import { releaseHolds } from './holds.ts'
import { orderStep } from './outbox.ts'
import type { Payments } from './payments.ts'
import { changeSession, lockSession, sessionByNonce } from './sessions.ts'

/** Ends a shopper's earlier session, so that what it holds is free for the new one; one that is paid stays as it is. */
export async function supersede(
  transaction: Db,
  { ids, now }: Payments,
  { chainId, browserId }: { readonly chainId: number; readonly browserId: string },
): Promise<void> {
  const nonce = ids.nonceOf(browserId)
  const known = nonce === null ? null : await sessionByNonce(transaction, chainId, nonce)
  const session = known && (await lockSession(transaction, known.id))
  if (!session || !['draft', 'held', 'expired'].includes(session.state)) return
  await releaseHolds(transaction, [session.id])
  await releasePromos(transaction, session.id)
  await changeSession(transaction, session.id, { state: 'expired', reason: 'superseded', held: false, addressKey: null, next: null }, now())
  if (session.providerOrderId)
    await orderStep(transaction, { sessionId: session.id, kind: 'abandon', intention: `abandon|${session.reference}`, now: now() })
}
