import type * as Wire from '@vidda/contract/wire'
import { line } from './receipt.fixtures.ts'

/** The second line of the order. */
export const jacket = { ...line, EanNo: '7090000081', Count: 2, name: 'Skalljakke', price: 999 }

/** An order's receipt as the API sends it: two lines, ten percent discount. */
export const order: Wire.OrderReceipt = {
  kind: 'order',
  token: 'kvittering-1',
  id: 200001,
  sessionId: 'sesjon-1',
  provider: 'klarna',
  paymentMethod: 'Kort',
  state: 'captured',
  reason: null,
  shopID: 4,
  shipping: 'collect',
  lines: [line, jacket],
  notOrdered: [],
  promoCode: 'VINTER',
  goods: 249700,
  discount: 24970,
  freight: 0,
  total: 224730,
  vatPercentage: 25,
  totalVat: 44946,
  netAmount: 179784,
  name: 'Kari Nordmann',
  email: 'kari@eksempel.no',
  phone: '41234567',
  address: '',
  zipcode: '',
  city: '',
  captured: 224730,
  refunded: 0,
  date: '2026-03-02T10:00:00Z',
  withdrawal: {
    open: true,
    days: 60,
    until: '2026-05-01T22:00:00.000Z',
    left: [
      { EanNo: line.EanNo, Count: 1 },
      { EanNo: jacket.EanNo, Count: 2 },
    ],
    made: [],
  },
  snippet: null,
}
