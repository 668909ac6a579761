import { datePlus, osloDate, osloMidnight } from '../price/oslo-days.ts'

/** What may happen to goods that were held, reserved or ordered, and whether the shop that has them sells them again. */
const soldAgain = {
  holdEnded: true,
  paymentFailed: true,
  reservationExpired: true,
  reservationCancelled: true,
  reservationReduced: true,
  orderCancelled: true,
  returned: true,
  /** Worn, broken or sent back because something was wrong. */
  returnedUnsaleable: false,
  collected: false,
  sent: false,
} as const

export type GoodsEvent = keyof typeof soldAgain

/** Whether goods go back on the shelf of the shop that they came from. */
export const isSoldAgain = (event: GoodsEvent): boolean => soldAgain[event]

/** Days that a parcel may take, and wait to be fetched: nobody tells when a shopper has got it. */
const mostDaysOnTheWay = 14

/** Days of the right of withdrawal, which a chain may make longer but not shorter (angrerettloven § 21). */
export const withdrawalDays = 14

type HandedOver = { readonly at: Date; readonly shipping: 'collect' | 'delivery'; readonly returnDays: number }

/** When the right to withdraw from goods ends: they were collected then, or sent. The day on which a shopper gets them does not count. */
export function withdrawalEnds({ at, shipping, returnDays }: HandedOver): Date {
  const onTheWay = shipping === 'delivery' ? mostDaysOnTheWay : 0
  return osloMidnight(datePlus(osloDate(at), onTheWay + Math.max(returnDays, withdrawalDays) + 1))
}
