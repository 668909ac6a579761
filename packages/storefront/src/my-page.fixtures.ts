import { ApiError } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { kari } from './customer.fixtures.ts'
import { line, receipt } from './receipt.fixtures.ts'
import { fakeApi, openShop, type Answers, type OpenShop } from './shop.fixtures.tsx'

/** A customer on the wire. */
export const ingrid: Wire.Customer = { ...kari, first_name: 'Ingrid', email: 'ingrid@eksempel.no' }

export const page = <Entry>(data: readonly Entry[], current_page = 1, last_page = 1) => ({
  data: [...data],
  meta: { current_page, last_page, per_page: 20, total: data.length },
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

export const reservation = (id: number, change: Partial<Wire.Reservation> = {}): Wire.Reservation => ({
  ...receipt,
  id,
  token: `hemmelig-${id}`,
  collectBefore: inDays(2),
  ...change,
})

export const order = (id: number, change: Partial<Wire.CustomerOrder> = {}): Wire.CustomerOrder => ({
  id,
  vatPercentage: 25,
  totalVat: 9980,
  netAmount: 39_920,
  total: 49_900,
  orderLines: [{ ...line, EanNo: '7090000071' }],
  date: '2026-03-02T10:00:00Z',
  payment: { state: 'accepted', token: `ordre-${id}`, shopID: 4, shipping: 'collect' },
  ...change,
})

export const review = (id: number, change: Partial<Wire.Review> = {}): Wire.Review => ({
  id,
  content: `Anmeldelse ${id}`,
  reply: null,
  customer: 'Ingrid',
  rating: 4,
  approved: true,
  created_at: '2026-01-02T10:00:00.000Z',
  reviewable_id: 7,
  reviewable_type: 'article',
  true_to_size: null,
  size_color: null,
  anonymous: false,
  ...change,
})

export const refused = (status: number) => (): never => {
  throw new ApiError(status, { message: 'no', code: 'no', requestId: '1' })
}

/** What a customer's own pages ask for, of one who has nothing yet. */
export const owns: Answers = {
  'customers/current': ingrid,
  'customers/current/code': { code: 'VD-48213' },
  'customers/current/orders': page([]),
  'customers/current/reservations': page([]),
  'customers/current/reviews': page([]),
  'customers/current/favourites': { articles: [] },
  'customers/current/stock-notices': [],
}

/** Opens one of the customer's own pages. */
export function openOwn(path: string, answers: Answers = {}): OpenShop & { readonly api: ReturnType<typeof fakeApi> } {
  const api = fakeApi({ ...owns, ...answers })
  return { ...openShop(path, { api }), api }
}
