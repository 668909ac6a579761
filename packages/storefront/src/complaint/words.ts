import type { Some } from '@vidda/domain/order'
import { lookOf } from '../receipt-step/index.ts'
import type { Purchase } from './purchase.ts'

/** A date has no time of day, and so no zone. */
const day = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' })

/** A date in words: `20. november 2026`. */
export const dayText = (date: string): string => day.format(new Date(date))

/** Goods of a purchase by name. */
export function namedGoods({ lines }: Purchase, { ean, count }: Some) {
  const line = lines.find((one) => one.ean === ean)
  return line ? [{ ean, count, name: line.name, about: lookOf(line) }] : []
}
