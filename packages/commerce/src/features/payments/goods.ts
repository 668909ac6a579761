import type { PaymentBody } from '@vidda/contract/wire'
import { Failure } from '../../kernel/http/failure.ts'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { sql } from 'kysely'
import { checkPromoCode, promoRefusals } from '../promocodes/index.ts'
import { goodsOf, type Goods } from '../reservations/index.ts'
import type { ContentLine, Promo } from './contents.ts'

type Costs = {
  readonly variantId: number
  readonly pant: number
  readonly freight: number
  readonly canPurchase: boolean
  readonly onlyCC: boolean
}

export type PaidGoods = Goods & Costs

const reservationOnly = (names: readonly string[]) =>
  new Failure('reservation_only', `These goods can be reserved in a shop, and not be paid for here: ${names.join(', ')}`)

/** The goods of a payment, in the order in which they were sent; throws a 422 for what is not known, and a 409 for what can only be reserved. */
export async function paidGoods(db: Db, chainId: number, lines: PaymentBody['lines']): Promise<PaidGoods[]> {
  const goods = await goodsOf(db, chainId, lines)
  const variantIds = goods.map((line) => line.variantId)
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('articles as a', 'a.id', 'v.article_id')
    .select(['v.id as variantId', 'a.pant', 'a.fright_price as freight', 'a.can_purchase as canPurchase', 'a.only_cc as onlyCC'])
    .where('v.id', '=', anyOf(variantIds))
    .execute()
  const costs = new Map(rows.map((row) => [row.variantId, row]))
  const paid = goods.flatMap((line) => {
    const known = costs.get(line.variantId)
    return known ? [{ ...line, ...known }] : []
  })
  const kept = paid.filter(({ onlyCC, canPurchase }) => onlyCC || !canPurchase)
  if (kept.length > 0) throw reservationOnly(kept.map(({ name }) => name))
  return paid
}

export const contentLine = ({
  ean,
  variantId,
  articleId,
  name,
  size,
  color,
  image,
  price,
  pant,
  freight,
  count,
}: PaidGoods): ContentLine => ({
  ean,
  variantId,
  articleId,
  name,
  size,
  color,
  image,
  price,
  pant,
  freight,
  count,
})

/** A code that holds now; throws a 404 with its reason for any other. */
export async function promoOf(db: Db, chainId: number, code: string | null | undefined, now: Date): Promise<Promo | null> {
  if (!code) return null
  const found = await checkPromoCode(db, chainId, code, now)
  if (found.state !== 'holds') throw promoRefusals[found.state]
  const row = await db
    .selectFrom('promo_codes')
    .select(['fixed', 'amount', 'single_use as singleUse'])
    .where('id', '=', found.code.id)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: found.code.id,
    code: found.code.name,
    fixed: row.fixed,
    amount: row.fixed ? row.amount : row.amount / 10_000,
    singleUse: row.singleUse,
  }
}

/** Keeps a code that holds once for this session; throws a 409 where another has it. */
export async function holdPromo(transaction: Db, promo: Promo | null, sessionId: number): Promise<void> {
  if (!promo?.singleUse) return
  await sql`
    insert into promo_holds (promo_code_id, session_id) values (${promo.id}, ${sessionId}) on conflict do nothing`.execute(transaction)
  const { rows } = await sql`select 1 from promo_holds where promo_code_id = ${promo.id} and session_id = ${sessionId}`.execute(transaction)
  if (rows.length === 0) throw new Failure('promo_code_taken', 'The promo code holds once, and is being used in another purchase')
}

/** Lets go of codes that a session does not use: of all but one, or of all. */
export async function releasePromos(transaction: Db, sessionId: number, promoId: number | null = null): Promise<void> {
  await sql`delete from promo_holds where session_id = ${sessionId} and promo_code_id is distinct from ${promoId}::int`.execute(transaction)
}
