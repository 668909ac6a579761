import type { OrderReceipt } from '@vidda/contract/wire'
import { sessionByToken } from './sessions.ts'
import { type Receipts, receiptView } from './views.ts'

/** The receipt of a token as far as is known here; null for any other token. */
export async function paymentReceipt(desk: Receipts, chainId: number, token: string): Promise<OrderReceipt | null> {
  const session = await sessionByToken(desk.db, chainId, desk.receipts.matching(token))
  return session && receiptView(desk, session, token)
}
