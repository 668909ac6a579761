import { oreFromKroner, oreFromWire } from '@vidda/domain/money-wire'
import type { OrderWithdrawal, Some, Withdrawal } from '@vidda/domain/order'
import type { OrderReceipt, PaymentContents, PaymentRequest, PaymentSession, PricedLine, ProviderOffer } from '@vidda/domain/payment-page'
import { mapComplaints } from './complaint.ts'
import type * as Wire from '../wire/index.ts'

/** The body of `POST` and `PUT /checkout/{provider}/orders` (spec §3 Order line sent to the server). */
export const paymentBody = (request: PaymentRequest): Wire.PaymentBody => ({
  shopID: request.shopId,
  lines: request.lines.map(({ ean, count }) => ({ Count: count, EanNo: ean })),
  shipping: request.shipping,
  promoCode: request.promoCode,
  seenTotal: request.seenTotal,
  replaces: request.replaces,
})

const mapLine = ({
  EanNo,
  Count,
  price,
  pant = 0,
  articleId,
  name,
  size,
  color,
  image,
}: Wire.PaymentSession['lines'][number]): PricedLine => ({
  ean: EanNo,
  count: Count,
  articleId,
  name,
  size,
  color,
  image,
  price: oreFromKroner(price),
  pant: oreFromKroner(pant),
})

const mapContents = (wire: Wire.PaymentSession | Wire.OrderReceipt): PaymentContents => ({
  provider: wire.provider,
  state: wire.state,
  token: wire.token,
  shopId: wire.shopID,
  shipping: wire.shipping,
  lines: wire.lines.map(mapLine),
  notOrdered: wire.notOrdered.map(mapLine),
  promoCode: wire.promoCode,
  goods: oreFromWire(wire.goods),
  discount: oreFromWire(wire.discount),
  freight: oreFromWire(wire.freight),
  total: oreFromWire(wire.total),
  vatPercentage: wire.vatPercentage,
  totalVat: oreFromWire(wire.totalVat),
  netAmount: oreFromWire(wire.netAmount),
})

export const mapPaymentSession = (wire: Wire.PaymentSession): PaymentSession => ({
  ...mapContents(wire),
  id: wire.id,
  version: wire.version,
  expiresAt: wire.expiresAt,
  snippet: wire.snippet,
})

const some = (lines: readonly Wire.OrderLine[]) => lines.map(({ EanNo, Count }) => ({ ean: EanNo, count: Count }))

const mapOrderWithdrawal = ({ open, days, until, left, made }: Wire.OrderWithdrawal): OrderWithdrawal => ({
  open,
  days,
  until,
  left: some(left),
  made: made.map(({ id, receivedAt, lines }) => ({ id, receivedAt, lines: some(lines) })),
})

/** Whether a receipt is that of a payment. */
export const isOrderReceipt = (wire: Wire.OrderReceipt | Wire.Reservation): wire is Wire.OrderReceipt => 'kind' in wire

export const mapOrderReceipt = (wire: Wire.OrderReceipt): OrderReceipt => ({
  ...mapContents(wire),
  kind: wire.kind,
  id: wire.id,
  sessionId: wire.sessionId,
  paymentMethod: wire.paymentMethod,
  reason: wire.reason,
  name: wire.name,
  email: wire.email,
  phone: wire.phone,
  address: wire.address,
  zipcode: wire.zipcode,
  city: wire.city,
  captured: oreFromWire(wire.captured),
  refunded: oreFromWire(wire.refunded),
  date: wire.date,
  withdrawal: wire.withdrawal ? mapOrderWithdrawal(wire.withdrawal) : null,
  complaints: mapComplaints(wire.complaints),
  snippet: wire.snippet,
})

export const mapPaymentProviders = ({ providers }: Wire.PaymentProviders): readonly ProviderOffer[] =>
  providers.map(({ provider, name, available, hosts }) => ({ provider, name, available, hosts }))

/** The body of `POST /withdrawals`. */
export const withdrawalBody = ({
  token,
  message,
  goods,
}: {
  readonly token: string
  readonly message: string
  readonly goods: readonly Some[]
}): Wire.WithdrawalBody => ({
  token,
  message,
  lines: goods.map(({ ean, count }) => ({ EanNo: ean, Count: count })),
})

export const mapWithdrawal = ({ id, receivedAt, email }: Wire.Withdrawal): Withdrawal => ({ id, receivedAt, email })
