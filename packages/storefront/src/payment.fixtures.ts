import type * as Wire from '@vidda/contract/wire'
import { line } from './receipt.fixtures.ts'
import { plainBrand } from './shop.fixtures.tsx'

export const paying = { ...plainBrand, providers: ['klarna', 'qliro'] as const }

/** What one article costs that is collected. */
const sums = {
  promoCode: null,
  goods: 49900,
  discount: 0,
  freight: 0,
  total: 49900,
  vatPercentage: 25,
  totalVat: 9980,
  netAmount: 39920,
}

export const session: Wire.PaymentSession = {
  id: 'sesjon-1',
  token: 'kvittering-1',
  provider: 'klarna',
  state: 'held',
  shopID: 4,
  shipping: 'collect',
  lines: [line],
  notOrdered: [],
  ...sums,
  version: 1,
  expiresAt: '2026-03-02T10:30:00Z',
  snippet: {
    markup: '<div id="klarna-checkout-container" data-s="min-height: 10px"></div>',
    styles: ['.k{color:red}'],
    scripts: [{ src: null, text: 'globalThis.ran = (globalThis.ran ?? 0) + 1', attrs: {} }],
  },
}

export const order: Wire.OrderReceipt = {
  kind: 'order',
  token: 'kvittering-1',
  id: 200001,
  sessionId: 'sesjon-1',
  provider: 'klarna',
  paymentMethod: 'Kort',
  state: 'accepted',
  reason: null,
  shopID: 4,
  shipping: 'collect',
  lines: [line],
  notOrdered: [{ ...line, EanNo: '7090000072', size: 'L' }],
  ...sums,
  name: 'Kari Nordmann',
  email: 'kari@eksempel.no',
  phone: '41234567',
  address: '',
  zipcode: '',
  city: '',
  captured: 0,
  refunded: 0,
  date: '2026-03-02T10:00:00Z',
  snippet: null,
}
