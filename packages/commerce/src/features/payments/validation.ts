import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { isOffered } from '../articles/index.ts'
import { inBuyersTurn } from '../reservations/index.ts'
import { agreedContents, type Claimed, wantedOf } from './complete.ts'
import type { ContentLine } from './contents.ts'
import { holdEnd, holdWhole } from './holds.ts'
import type { Payments } from './payments.ts'
import { changeSession, lockSession, type Session } from './sessions.ts'
import { firstRead } from './sweep-times.ts'

/** Why a purchase is stopped before it is paid; null when it may go on. */
export type Objection =
  | { readonly why: 'changed' }
  | { readonly why: 'over' }
  | { readonly why: 'soldOut'; readonly names: readonly string[] }
  | { readonly why: 'postalCode' }

async function unsold(db: Db, chainId: number, lines: readonly ContentLine[]): Promise<readonly string[]> {
  const variantIds = lines.map((line) => line.variantId)
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('articles as a', 'a.id', 'v.article_id')
    .select('v.id')
    .where('v.chain_id', '=', chainId)
    .where('v.id', '=', anyOf(variantIds))
    .where(isOffered)
    .where('a.can_purchase', '=', true)
    .where('a.only_cc', '=', false)
    .execute()
  const sold = new Set(rows.map(({ id }) => id))
  return lines.filter(({ variantId }) => !sold.has(variantId)).map(({ name }) => name)
}

async function isPostalCode(db: Db, zipcode: string): Promise<boolean> {
  const { rows } = await sql`select 1 from postal_codes where code = ${zipcode}`.execute(db)
  return rows.length > 0
}

const isPayable = ({ state, reason }: Session) => reason !== 'superseded' && (state === 'held' || state === 'expired' || state === 'draft')

/**
 * Whether the buyer who has just pressed the button may pay: what is to be paid is what was agreed on, and the goods are there. It lengthens the time for
 * which they wait, and makes no order: the bank may still say no.
 */
export function validateSession(
  payments: Payments,
  id: number,
  { claimed, zipcode }: { readonly claimed: Claimed; readonly zipcode: string | null },
): Promise<Objection | null> {
  const { db, now, providers } = payments
  return inBuyersTurn(db, async (transaction): Promise<Objection | null> => {
    const session = await lockSession(transaction, id)
    if (!session || !isPayable(session)) return { why: 'over' }
    const service = providers.of(session.tenantId, session.provider, session.shopId)
    const agreed = service && agreedContents(service, session, claimed)
    if (!agreed) return { why: 'changed' }
    const { contents } = agreed
    if (contents.shipping === 'delivery' && zipcode && !(await isPostalCode(transaction, zipcode))) return { why: 'postalCode' }
    const names = await unsold(transaction, session.chainId, contents.lines)
    if (names.length > 0) return { why: 'soldOut', names }
    const missing = await holdWhole(transaction, session, wantedOf(contents))
    if (missing.length > 0) {
      return {
        why: 'soldOut',
        names: contents.lines.filter((line) => missing.some(({ variantId }) => variantId === line.variantId)).map(({ name }) => name),
      }
    }
    const at = now()
    await changeSession(transaction, id, { state: 'held', held: true, holdUntil: holdEnd(at), reads: 0, nextReadAt: firstRead(at) }, at)
    return null
  })
}
