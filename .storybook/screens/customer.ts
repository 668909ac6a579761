import type * as Wire from '../../packages/contract/src/wire/index.ts'
import { kari } from '../../packages/storefront/src/kari.fixtures.ts'

/** The customer who is logged in on screens that need one. */
export const ingrid: Wire.Customer = {
  ...kari,
  first_name: 'Ingrid',
  surname: 'Solbakken',
  email: 'ingrid@eksempel.no',
  address: { street: 'Storgata 12B', postal_code: '2609' },
  city: 'Lillehammer',
  club: true,
  newsletter: true,
  cookies: true,
  cookie_default: true,
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

function lineOf(article: Wire.ArticleDetail): Wire.ReservationLine[] {
  const { id, name, price, variants } = article
  return variants.slice(0, 1).map(({ ean, size, color }) => ({
    EanNo: ean,
    Count: 1,
    articleId: id,
    name,
    size: size.name,
    color: color.name,
    image: color.imagePath,
    price,
  }))
}

const pageOf = <Entry>(data: readonly Entry[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 20, total: data.length },
})

/** A customer's answers by path: one reservation to collect, one order 30 days old, up to six favourites. @throws when there are fewer than two articles. */
export function ownedBy(customer: Wire.Customer, [reserved, ordered, ...others]: readonly Wire.ArticleDetail[]): Record<string, unknown> {
  if (!reserved || !ordered) throw new Error('The chain has too few articles')
  const shopID = reserved.available[0] ?? 0
  const sum = Math.round(ordered.price * 100)
  const reservation: Wire.Reservation = {
    id: 48_213,
    token: 'reservasjon',
    shopID,
    customerID: customer.id,
    statusID: 1,
    name: `${customer.first_name} ${customer.surname}`,
    email: customer.email,
    phone: customer.phone,
    delivery: 'collect',
    address: '',
    city: '',
    zipcode: '',
    total: Math.round(reserved.price * 100),
    trackingUrl: null,
    articles: lineOf(reserved),
    notReserved: [],
    date: inDays(0),
    collectBefore: inDays(2),
  }
  const order: Wire.CustomerOrder = {
    id: 200_417,
    vatPercentage: 25,
    totalVat: Math.round(sum / 5),
    netAmount: sum - Math.round(sum / 5),
    total: sum,
    orderLines: lineOf(ordered),
    date: inDays(-30),
    payment: { state: 'captured', token: 'ordre', shopID, shipping: 'collect' },
  }
  return {
    'customers/current': customer,
    'customers/current/code': { code: 'VD-48213' } satisfies Wire.PersonalCode,
    'customers/current/reservations': pageOf([reservation]),
    'customers/current/orders': pageOf([order]),
    'customers/current/reviews': pageOf([]),
    'customers/current/favourites': { articles: others.slice(0, 6).map(({ id }) => id) } satisfies Wire.Favourites,
    'customers/current/stock-notices': [],
    'customers/current/sessions': [],
  }
}
