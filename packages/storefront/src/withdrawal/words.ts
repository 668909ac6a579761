import type { OrderReceipt } from '@vidda/domain/payment-page'
import type { Some } from '@vidda/domain/order'
import type { Shop } from '@vidda/domain/shop'

const moment = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' })
const day = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'full', timeZone: 'Europe/Oslo' })

export const momentText = (instant: string): string => moment.format(new Date(instant))

/** The last day before an instant at which a day begins. */
export const lastDayText = (until: string): string => day.format(new Date(Date.parse(until) - 1))

/** Goods of an order by name. */
export const namedGoods = ({ lines }: OrderReceipt, some: readonly Some[]) =>
  some.flatMap(({ ean, count }) => {
    const line = lines.find((one) => one.ean === ean)
    return line ? [{ ean, count, name: line.name, about: [line.color, line.size].filter(Boolean).join(', ') }] : []
  })

/** What the words about what happens next depend on. */
export const stepsOf = ({ captured }: OrderReceipt, shop: Shop | null) => ({
  isCharged: captured > 0,
  shop: shop && { name: shop.name, address: `${shop.address}, ${shop.postNo} ${shop.postPlace}` },
})
