import type { Some } from '@vidda/domain/order'
import { lookOf } from '../receipt-step/index.ts'
import type { Purchase } from './purchase.ts'

/** Goods of a purchase by name. */
export function namedGoods({ lines }: Purchase, { ean, count }: Some) {
  const line = lines.find((one) => one.ean === ean)
  return line ? [{ ean, count, name: line.name, about: lookOf(line) }] : []
}
