import { type RawBuilder, sql } from 'kysely'

/**
 * Subquery of the units in the shops that are not for sale: held by open payments, reserved, or ordered and not yet shipped or collected. Columns:
 * `variant_id`, `shop_id`, `count`.
 */
export const committed = (chainId: number): RawBuilder<unknown> => sql`(
  select variant_id, shop_id, sum(count)::int as count from (
    select h.variant_id, h.shop_id, h.count from stock_holds h join payment_sessions p on p.id = h.session_id where p.chain_id = ${chainId}::int
    union all
    select v.id, r.shop_id, l.count from reservations r
    join reservation_lines l on l.reservation_id = r.id and l.reserved join variants v on v.chain_id = r.chain_id and v.ean = l.ean
    where r.chain_id = ${chainId}::int and r.status_id in (1, 5) and r.status_id = 1
    union all
    select v.id, o.shop_id, l.count - (
      select coalesce(sum((x ->> 'count')::int), 0) from payment_operations c cross join jsonb_array_elements(c.lines) x
      where c.session_id = p.id and c.kind = 'capture' and c.state <> 'failed' and x ->> 'kind' = 'goods' and x ->> 'reference' = l.ean)
    from payment_sessions p join orders o on o.payment_session_id = p.id
    join order_lines l on l.order_id = o.id join variants v on v.chain_id = o.chain_id and v.ean = l.ean
    where p.chain_id = ${chainId}::int and p.state in ('authorized', 'on_hold', 'accepted', 'captured')
  ) one group by variant_id, shop_id having sum(count) > 0)`
