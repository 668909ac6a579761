import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { receiptHash } from '../reservations/index.ts'
import { type Operation, operationsOf } from './operations.ts'
import { sessionByOrder, sessionByToken } from './sessions.ts'
import { type ReceiptText, receiptText } from './views.ts'

/** An order as an operator sees it, with what the shop's people have done with it. */
export type StoredOrder = ReceiptText & { readonly operations: readonly Operation[] }

/** For an operator, who has no secret: by its number or its token. */
export async function storedOrder(
  db: Db,
  chainId: number,
  wanted: { readonly id: number } | { readonly token: string },
  now: Date,
): Promise<StoredOrder | null> {
  const session =
    'id' in wanted
      ? await sessionByOrder(db, chainId, wanted.id)
      : await sessionByToken(db, chainId, sql`token_hash = ${receiptHash(wanted.token)}`)
  return session && { ...(await receiptText(db, session, now)), operations: await operationsOf(db, session.id) }
}
