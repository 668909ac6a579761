import type { Asked } from '../servers/asked.ts'
import { get } from './ask.ts'
import { of, type Case } from './case.ts'
import type { Found } from './catalogue.ts'

const own = ['', '/code', '/reservations', '/orders', '/reviews', '/favourites', '/sessions', '/stock-notices', '/export']

/** What is one customer's: by their session, or by the token of a receipt. */
export function customerCases({ customer: { headers, reservations } }: Found): readonly Case[] {
  const theirs = (path: string): Asked => ({ ...get(path), headers })
  return [
    of(
      'GET /reservations/:id',
      reservations.map(({ id }) => theirs(`/reservations/${id}`)),
    ),
    of(
      'GET /receipts/:token',
      reservations.map(({ token }) => get(`/receipts/${token}`)),
    ),
    ...own.map((path) => of(`GET /customers/current${path}`, [theirs(`/customers/current${path}`)])),
  ]
}
