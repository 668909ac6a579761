import type { Db } from '../../kernel/database/open.ts'
import { orders, type Purchase, reservations } from '../order-feed/index.ts'
import { reservationStates } from '@vidda/domain/reservation'

/** What lies in a shop and is ordered or reserved; each purchase with the lines of which something is left, the most urgent first. */
export type PickList = { readonly shop: string; readonly purchases: readonly Purchase[] }

/** The chain has no shop of this name, or several. */
export class UnknownShop extends Error {
  override readonly name = 'UnknownShop'
}

const told = 20

/** A shop by its id, its number or its name, whatever the case. */
async function shopOf(db: Db, chainId: number, wanted: string): Promise<{ readonly id: number; readonly name: string }> {
  const shops = await db
    .selectFrom('shops')
    .select(['id', 'no', 'name', 'full_name'])
    .where('chain_id', '=', chainId)
    .orderBy('name')
    .execute()
  const same = (text: string) => text.trim().toLowerCase() === wanted.trim().toLowerCase()
  const byId = shops.filter(({ id }) => String(id) === wanted.trim())
  const found = byId.length > 0 ? byId : shops.filter((shop) => [shop.no, shop.name, shop.full_name].some(same))
  const [first, ...others] = found
  if (!first) {
    const names = shops.slice(0, told).map(({ id, name }) => `${name} (${id})`)
    throw new UnknownShop(`There is no shop "${wanted}" in this chain. Shops: ${names.join(', ')}${shops.length > told ? ', …' : ''}.`)
  }
  if (others.length > 0)
    throw new UnknownShop(`Several shops are called "${wanted}": name one by its id, ${found.map(({ id }) => id).join(' or ')}.`)
  return first
}

/** Orders first, oldest first, since they have no deadline; then reservations by their deadline. */
const dueAt = ({ collectBefore, createdAt }: Purchase) => new Date(collectBefore ?? createdAt).getTime()

const withOpenLines = (purchase: Purchase): Purchase[] => {
  const lines = purchase.lines.filter(({ open }) => open > 0)
  return lines.length > 0 ? [{ ...purchase, lines }] : []
}

/** Throws UnknownShop, in one line. */
export async function pickList(db: Db, chainId: number, wanted: string): Promise<PickList> {
  const shop = await shopOf(db, chainId, wanted)
  // As the index `payment_sessions_to_pick` has them.
  const sold = await db
    .selectFrom('payment_sessions as s')
    .innerJoin('orders as o', 'o.payment_session_id', 's.id')
    .select('o.id')
    .where('s.chain_id', '=', chainId)
    .where('s.state', 'in', ['authorized', 'on_hold', 'accepted', 'captured'])
    .where('o.shop_id', '=', shop.id)
    .execute()
  const reserved = await db
    .selectFrom('reservations')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('shop_id', '=', shop.id)
    .where('status_id', '=', reservationStates.reserved)
    .execute()
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  const purchases = [...(await orders(db, ids(sold))), ...(await reservations(db, ids(reserved)))]
  return { shop: shop.name, purchases: purchases.flatMap(withOpenLines).toSorted((a, b) => dueAt(a) - dueAt(b) || a.id - b.id) }
}
