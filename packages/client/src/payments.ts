import { paths } from '@vidda/contract'
import { mapOrderReceipt, mapPaymentProviders, mapPaymentSession, paymentBody } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { OrderReceipt, PaymentProvider, PaymentRequest, PaymentSession, ProviderOffer } from '@vidda/domain/payment-page'
import type { Api } from './api.ts'

/** @public The providers of the brand, and whether they answer now; `shopId` where each shop has its own agreement. */
export async function fetchProviders(api: Api, shopId?: number): Promise<readonly ProviderOffer[]> {
  return mapPaymentProviders((await api.read(paths.paymentProviders(shopId))) as Wire.PaymentProviders)
}

/**
 * @public Puts the goods aside and opens a payment, once per `idempotencyKey`: keep it for every try of the same cart. An {@link ApiError} whose `code` is
 * `price_changed`, `nothing_ordered`, `reservation_only`, one of a promo code's, `promo_code_taken` or `provider_unavailable` says why not.
 */
export async function createPayment(
  api: Api,
  provider: PaymentProvider,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<PaymentSession> {
  const options = { idempotencyKey, movesMoney: true }
  return mapPaymentSession((await api.change('post', paths.payments(provider), paymentBody(request), options)) as Wire.PaymentSession)
}

/**
 * @public Brings a payment to what the cart holds now; it has no snippet, for the frame that is shown takes the change over. Refused as
 * {@link createPayment} is, and with `payment_finished` when it is paid or over: its receipt then says what became of it.
 */
export async function updatePayment(api: Api, provider: PaymentProvider, id: string, request: PaymentRequest): Promise<PaymentSession> {
  const answer = await api.change('put', paths.payment(provider, id), paymentBody(request), { movesMoney: true })
  return mapPaymentSession(answer as Wire.PaymentSession)
}

/** @public A payment as it stands, with a fresh snippet while there is something to pay; an {@link ApiError} of 404 for an id that is not known. */
export async function fetchPayment(api: Api, provider: PaymentProvider, id: string): Promise<PaymentSession> {
  return mapPaymentSession((await api.read(paths.payment(provider, id))) as Wire.PaymentSession)
}

/** @public What has become of a payment: asks the provider, and makes the order where it is paid for. The same however often. */
export async function completePayment(api: Api, token: string): Promise<OrderReceipt> {
  return mapOrderReceipt((await api.change('post', paths.completePayment, { token }, { movesMoney: true })) as Wire.OrderReceipt)
}
