import type { FeedPurchase } from '@vidda/contract/wire'
import { Type } from 'typebox'

const columns = [
  'kind id state reason createdAt changedAt collectBefore endedAt shopId shopNo shopName buyer email phone address zipcode city shipping',
  'provider paymentMethod paymentReference providerOrderId orderCaptured orderRefunded currency promoCode goods discount freight freightVat',
  'total totalVat line ean articleId article size color count price pant lineDiscount lineVat captured cancelled refunded withdrawn open',
  'operations withdrawals complaints cursor',
].flatMap((names) => names.split(' '))

/** The columns of a CSV file of purchases, which has a row for each line of each. */
export const PurchaseRow = Type.Object(Object.fromEntries(columns.map((name) => [name, Type.Any()])))

type Cell = string | number | object | null

/** A program for tables would run what begins like a formula, and buyers may type one. */
const plain = (cell: Cell): Cell => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !/^\+?[\d ]+$/.test(cell) ? `'${cell}` : cell)

type Row = Readonly<Record<string, Cell>>

/** A purchase as CSV rows, one per line; every row repeats the fields of the purchase. */
export function rowsOf({ lines, shop, buyer, payment, operations, withdrawals, complaints, ...purchase }: FeedPurchase): readonly Row[] {
  const whole = {
    ...purchase,
    ...buyer,
    buyer: buyer.name,
    shopId: shop.id,
    shopNo: shop.no,
    shopName: shop.name,
    provider: payment?.provider ?? null,
    paymentMethod: payment?.method ?? null,
    paymentReference: payment?.reference ?? null,
    providerOrderId: payment?.providerOrderId ?? null,
    orderCaptured: payment?.captured ?? null,
    orderRefunded: payment?.refunded ?? null,
    operations,
    withdrawals,
    complaints,
  }
  return lines.map(({ name, discount, vat, ...line }, at): Row => {
    const row = { ...whole, ...line, line: at + 1, article: name, lineDiscount: discount, lineVat: vat }
    return Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, plain(cell)]))
  })
}
