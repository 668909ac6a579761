import { reservationStates as states } from '@vidda/domain/reservation'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { soldStates } from '../payments/index.ts'

/** Whether a customer has paid for an article here, or collected it. */
const bought = (customerId: RawBuilder<unknown>, articleId: RawBuilder<unknown>) => sql<boolean>`(
  exists (
    select 1 from orders o join order_lines l on l.order_id = o.id left join payment_sessions p on p.id = o.payment_session_id
    where o.customer_id = ${customerId} and l.article_id = ${articleId} and (p.id is null or p.state in (${sql.join(soldStates)})))
  or exists (
    select 1 from reservations v join reservation_lines l on l.reservation_id = v.id
    where v.customer_id = ${customerId} and v.status_id = ${states.collected} and l.article_id = ${articleId} and l.reserved))`

export async function hasBought(db: Db, customerId: number, articleId: number): Promise<boolean> {
  const found = await db.selectNoFrom(bought(sql`${customerId}::int`, sql`${articleId}::int`).as('bought')).executeTakeFirstOrThrow()
  return found.bought
}

/** Marks reviews whose customer has bought the article since. What is marked stays so, also when the purchase is forgotten. */
export async function verifyReviews(db: Db): Promise<void> {
  await sql`
    update reviews r set verified = true
    where r.customer_id is not null and not r.verified and ${bought(sql`r.customer_id`, sql`r.article_id`)}`.execute(db)
}
