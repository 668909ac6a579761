import type { PromoCode } from '@vidda/contract/wire'
import { osloDate } from '@vidda/domain/price'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

type Row = {
  readonly id: number
  readonly name: string
  readonly valid_from: string
  readonly valid_to: string
  readonly fixed: boolean
  readonly amount: number
}

const columns = sql`id, code as name, valid_from::text, valid_to::text, fixed, amount`

const shape = ({ fixed, amount, ...row }: Row): PromoCode => ({
  ...row,
  fixed: Number(fixed),
  amount: fixed ? amount / 100 : amount / 10_000,
  type: fixed ? 'fixed' : 'percent',
})

/** Those that hold today and are meant for everyone. */
export async function openPromoCodes(db: Db, chainId: number, now: Date): Promise<PromoCode[]> {
  const { rows } = await sql<Row>`
    select ${columns} from promo_codes
    where chain_id = ${chainId} and for_everyone and ${osloDate(now)}::date between valid_from and valid_to order by valid_to, id`.execute(
    db,
  )
  return rows.map(shape)
}

export type Checked = { readonly state: 'holds'; readonly code: PromoCode } | { readonly state: 'unknown' | 'expired' | 'not_yet' }

/** Whatever its spelling in capitals and small letters. */
export async function checkPromoCode(db: Db, chainId: number, typed: string, now: Date): Promise<Checked> {
  const { rows } = await sql<Row>`
    select ${columns} from promo_codes where chain_id = ${chainId} and upper(code) = upper(${typed.trim()})`.execute(db)
  const row = rows[0]
  if (!row) return { state: 'unknown' }
  const today = osloDate(now)
  if (today < row.valid_from) return { state: 'not_yet' }
  return today > row.valid_to ? { state: 'expired' } : { state: 'holds', code: shape(row) }
}
