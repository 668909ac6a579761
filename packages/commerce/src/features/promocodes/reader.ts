import type { PromoCode } from '@vidda/contract/wire'
import { osloDate } from '@vidda/domain/price'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { Failure } from '../../kernel/http/failure.ts'

/** A code that holds once and that a purchase was made with. While it is being paid with, the purchase may come to nothing. */
const used = sql<boolean>`(single_use and exists (
  select 1 from promo_holds h join payment_sessions s on s.id = h.session_id where h.promo_code_id = promo_codes.id and s.state not in ('draft', 'held')))`

const allCodes = (db: Db, chainId: number) =>
  db
    .selectFrom('promo_codes')
    .select(['id', 'code as name', 'valid_from', 'valid_to', 'fixed', 'amount', used.as('used')])
    .where('chain_id', '=', chainId)

type Row = Awaited<ReturnType<ReturnType<typeof allCodes>['execute']>>[number]

const shape = ({ id, name, valid_from, valid_to, fixed, amount }: Row): PromoCode => ({
  id,
  name,
  valid_from,
  valid_to,
  fixed: Number(fixed),
  amount: fixed ? amount / 100 : amount / 10_000,
  type: fixed ? 'fixed' : 'percent',
})

/** Those that hold today and are meant for everyone. */
export async function openPromoCodes(db: Db, chainId: number, now: Date): Promise<PromoCode[]> {
  const today = osloDate(now)
  const rows = await allCodes(db, chainId)
    .where('for_everyone', '=', true)
    .where('valid_from', '<=', today)
    .where('valid_to', '>=', today)
    .where(used, '=', false)
    .orderBy('valid_to')
    .orderBy('id')
    .execute()
  return rows.map(shape)
}

export const promoRefusals = {
  unknown: new Failure('promo_code_unknown', 'There is no such promo code'),
  expired: new Failure('promo_code_expired', 'The promo code does not hold any more'),
  not_yet: new Failure('promo_code_not_yet', 'The promo code does not hold yet'),
  used: new Failure('promo_code_used', 'The promo code holds once, and was used in another purchase'),
} as const

export type Checked = { readonly state: 'holds'; readonly code: PromoCode } | { readonly state: keyof typeof promoRefusals }

/** Whatever its spelling in capitals and small letters. */
export async function checkPromoCode(db: Db, chainId: number, typed: string, now: Date): Promise<Checked> {
  const row = await allCodes(db, chainId)
    .where(sql`upper(code)`, '=', sql`upper(${typed.trim()})`)
    .executeTakeFirst()
  if (!row) return { state: 'unknown' }
  const today = osloDate(now)
  if (today < row.valid_from) return { state: 'not_yet' }
  if (today > row.valid_to) return { state: 'expired' }
  return row.used ? { state: 'used' } : { state: 'holds', code: shape(row) }
}
