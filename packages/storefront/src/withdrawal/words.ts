import { fullDate } from '@vidda/domain/date-text'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import type { Some } from '@vidda/domain/order'
import type { Shop } from '@vidda/domain/shop'
import { lookOf } from '../receipt-step/index.ts'

/** The last day before an instant at which a day begins. */
export const lastDayText = (until: string): string => fullDate(Date.parse(until) - 1)

/** Goods of an order by name. */
export const namedGoods = ({ lines }: OrderReceipt, some: readonly Some[]) =>
  some.flatMap(({ ean, count }) => {
    const line = lines.find((one) => one.ean === ean)
    return line ? [{ ean, count, name: line.name, about: lookOf(line) }] : []
  })

/** What the words about what happens next depend on. */
export const stepsOf = ({ captured }: OrderReceipt, shop: Shop | null) => ({
  charged: captured > 0,
  shop: shop && { name: shop.name, address: `${shop.address}, ${shop.postNo} ${shop.postPlace}` },
})
