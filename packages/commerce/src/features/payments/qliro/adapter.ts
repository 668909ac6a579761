import { createHash, randomUUID } from 'node:crypto'
import { paymentTexts } from '@vidda/texts'
import { readableOn } from '../colors.ts'
import { type Answered, call, NoProviderAnswer, type Outgoing, ProviderRefusal, understood } from '../outgoing.ts'
import type { Draft, ProviderOrder, ProviderService, ProviderStatus, Settlement, Step, StepCall, StepNote } from '../provider.ts'
import { comparedItems, managedItems, qliroItems, type QliroItem, returnedItems, totalOf } from './lines.ts'

export type QliroAccount = {
  /** Such as `https://payments.qit.nu`. */
  readonly url: string
  readonly apiKey: string
  readonly secret: string
  /** Limit in ms of one call. */
  readonly timeout: number
}

type Address = {
  readonly FirstName?: string
  readonly LastName?: string
  readonly Street?: string
  readonly PostalCode?: string
  readonly City?: string
}

type Order = {
  readonly OrderId: string
  readonly MerchantReference?: string
  readonly TotalPrice?: number
  readonly Currency?: string
  readonly CustomerCheckoutStatus?: string
  readonly Customer?: { readonly Email?: string | null; readonly MobileNumber?: string | null } | null
  readonly BillingAddress?: Address | null
  readonly ShippingAddress?: Address | null
  readonly OrderItems?: readonly QliroItem[] | null
  readonly PaymentMethod?: { readonly PaymentMethodName?: string } | null
  readonly MerchantProvidedMetadata?: readonly { readonly Key: string; readonly Value: string }[] | null
  readonly OrderHtmlSnippet?: string | null
}

type Transaction = {
  readonly PaymentTransactionId: string
  readonly Type?: string
  readonly Amount?: number
  readonly Status?: string
  readonly Timestamp?: string
}

const getRetries = [200, 800]
const statuses: Readonly<Record<string, ProviderStatus>> = { Completed: 'paid', OnHold: 'pending', Refused: 'refused', InProcess: 'open' }

/** Ids may be larger than a number holds exactly: they are texts here, and numbers on the wire. */
const readIds = (text: string) => text.replaceAll(/"((?:Original)?PaymentTransactionId|OrderId)"\s*:\s*(\d+)/g, '"$1":"$2"')
const writeIds = (text: string) => text.replaceAll(/"(PaymentTransactionId|OrderId)":"(\d+)"/g, '"$1":$2')

/** The digest of the very bytes that are sent, followed by the secret. */
const signed = (payload: string, secret: string) => `Qliro ${createHash('sha256').update(payload).update(secret).digest('base64')}`

function refusalOf({ status, body }: Answered, what: string): ProviderRefusal {
  const {
    ErrorCode = 'UNKNOWN',
    DetailedErrorMessage,
    ErrorMessage,
    ErrorReference,
  } = (body ?? {}) as Readonly<Record<string, string | undefined>>
  const words = DetailedErrorMessage ?? ErrorMessage ?? ''
  return new ProviderRefusal(
    status,
    ErrorCode,
    `Qliro refuses to ${what}: ${status} ${ErrorCode} ${words} (${ErrorReference ?? 'no reference'})`,
  )
}

/** What waits for the provider alone. */
const isWaiting = ({ code, message }: ProviderRefusal) =>
  code === 'PAYMENT_ONHOLD' || code === 'SYSTEM_ERROR' || (code === 'OPERATION_NOT_SUPPORTED' && /in process/i.test(message))

function bodyOf({ reference, lines, urls, colors, customer, cartHash, version }: Draft, apiKey: string) {
  const action = readableOn(colors.onAction, colors.action) ? colors.action : null
  return {
    MerchantApiKey: apiKey,
    MerchantReference: reference,
    Currency: 'NOK',
    Country: 'NO',
    Language: 'nb-no',
    MerchantTermsUrl: urls.terms,
    MerchantIntegrityPolicyUrl: urls.privacy,
    MerchantConfirmationUrl: urls.confirmation,
    MerchantCheckoutStatusPushUrl: urls.push,
    MerchantOrderManagementStatusPushUrl: urls.management,
    MerchantOrderValidationUrl: urls.validation,
    EnforcedJuridicalType: 'Physical',
    OrderItems: qliroItems(lines),
    MerchantProvidedMetadata: metadata(cartHash, version),
    ...(action && { PrimaryColor: action, CallToActionColor: action }),
    ...(customer && {
      CustomerInformation: { Email: customer.email, MobileNumber: customer.phone, Address: { PostalCode: customer.zipcode } },
    }),
  }
}

const metadata = (cartHash: string, version: number) => [
  { Key: 'cartHash', Value: cartHash },
  { Key: 'version', Value: String(version) },
]

function receiverOf({ Customer, BillingAddress, ShippingAddress }: Order) {
  const address = ShippingAddress ?? BillingAddress
  return {
    name: `${address?.FirstName ?? ''} ${address?.LastName ?? ''}`.trim(),
    email: Customer?.Email ?? '',
    phone: Customer?.MobileNumber ?? '',
    address: address?.Street ?? '',
    zipcode: address?.PostalCode ?? '',
    city: address?.City ?? '',
  }
}

const { card, invoice, instalments, vipps } = paymentTexts.words

/** Payment methods as the receipt shows them; for others it shows only Qliro. */
const methodNames: Readonly<Record<string, string>> = {
  CREDITCARDS: card,
  QLIRO_INVOICE: invoice,
  QLIRO_PARTPAYMENT: instalments,
  VIPPS: vipps,
}

function orderOf(order: Order): ProviderOrder {
  const { CustomerCheckoutStatus = '', OrderItems } = order
  // A status that is not known is asked for again later, and never taken for paid.
  const status = statuses[CustomerCheckoutStatus] ?? 'open'
  return {
    id: order.OrderId,
    status,
    reference: order.MerchantReference ?? '',
    currency: order.Currency ?? '',
    total: totalOf(order.TotalPrice ?? 0),
    vat: null,
    lines: status === 'paid' || status === 'pending' ? comparedItems(OrderItems ?? []) : null,
    cartHash: order.MerchantProvidedMetadata?.find(({ Key }) => Key === 'cartHash')?.Value ?? null,
    receiver: receiverOf(order),
    method: methodNames[order.PaymentMethod?.PaymentMethodName ?? ''] ?? null,
    snippet: order.OrderHtmlSnippet ?? null,
  }
}

const gone = (id: string): ProviderOrder => ({ ...orderOf({ OrderId: id }), status: 'gone' })

/** Qliro Checkout, by one merchant's agreement. */
export class QliroService implements ProviderService {
  readonly provider = 'qliro'
  readonly #account: QliroAccount
  readonly #call: typeof call

  constructor(account: QliroAccount, through: typeof call = call) {
    this.#account = account
    this.#call = through
  }

  async #send(method: Outgoing['method'], path: string, { body, retries = [] }: { body?: object; retries?: readonly number[] } = {}) {
    const { url, secret, timeout } = this.#account
    // Made into text once: what is signed is what is sent.
    const payload = body === undefined ? '' : writeIds(JSON.stringify(body))
    return this.#call({
      method,
      url: `${url}/checkout${path}`,
      headers: { authorization: signed(payload, secret), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: payload }),
      timeout,
      retries,
      readText: readIds,
    })
  }

  compared = (lines: Draft['lines']) => comparedItems(qliroItems(lines))

  async create(draft: Draft) {
    try {
      const answer = await this.#send('POST', '/merchantapi/Orders', { body: bodyOf(draft, this.#account.apiKey) })
      if (answer.status !== 201 && answer.status !== 200) throw refusalOf(answer, 'make an order')
      return { id: understood(answer, ({ OrderId }: Order) => OrderId), snippet: null }
    } catch (error) {
      // It may have been made without our hearing of it: its reference is used then.
      if (!(error instanceof NoProviderAnswer) || !error.sent) throw error
      const made = await this.find(draft.reference).catch(() => null)
      if (made?.status !== 'open') throw error
      return { id: made.id, snippet: made.snippet }
    }
  }

  async update(id: string, { lines, cartHash, version }: Draft) {
    const body = {
      MerchantApiKey: this.#account.apiKey,
      OrderItems: qliroItems(lines),
      MerchantProvidedMetadata: metadata(cartHash, version),
      MerchantUpdateVersion: String(version),
    }
    const answer = await this.#send('PUT', `/merchantapi/Orders/${encodeURIComponent(id)}`, { body, retries: [300] })
    if (answer.status !== 200) throw refusalOf(answer, 'change an order')
  }

  async read(id: string): Promise<ProviderOrder> {
    const answer = await this.#send('GET', `/merchantapi/Orders/${encodeURIComponent(id)}`, { retries: getRetries })
    if (answer.status === 404) return gone(id)
    if (answer.status !== 200) throw refusalOf(answer, 'read an order')
    return understood(answer, orderOf)
  }

  async find(reference: string) {
    const path = `/merchantapi/Orders?merchantReference=${encodeURIComponent(reference)}`
    const answer = await this.#send('GET', path, { retries: getRetries })
    if (answer.status !== 200) return null
    const found = understood(answer, orderOf)
    return found.reference === reference ? found : null
  }

  /** Qliro has no such call: the order ends by itself, and its validation is refused. */
  async abandon() {}

  /** Qliro asks for none. */
  async acknowledge(): Promise<Step> {
    return { state: 'done', reference: null }
  }

  async #transactions(orderId: string): Promise<readonly Transaction[]> {
    const answer = await this.#send('GET', `/adminapi/v2/orders/${encodeURIComponent(orderId)}`, { retries: getRetries })
    if (answer.status !== 200) throw refusalOf(answer, 'read a paid order')
    return (answer.body as { PaymentTransactions?: readonly Transaction[] }).PaymentTransactions ?? []
  }

  /**
   * Qliro answers at once and does the work later; a repeated request is refused, so that what came of an earlier try is looked up before there is another.
   */
  async #step(
    { orderId, note, again, others, now }: StepCall,
    wanted: { readonly path: string; readonly types: readonly string[]; readonly amount: number | null; readonly body: object },
  ): Promise<Step> {
    if (note.transaction !== undefined || again) {
      const known = (await this.#transactions(orderId)).find(
        (one) =>
          (note.transaction !== undefined && one.PaymentTransactionId === note.transaction) ||
          (note.transaction === undefined &&
            wanted.types.includes(one.Type ?? '') &&
            !others.includes(one.PaymentTransactionId) &&
            (wanted.amount === null || totalOf(Math.abs(one.Amount ?? 0)) === wanted.amount) &&
            (one.Timestamp ?? '') >= (note.requested ?? '')),
      )
      if (known?.Status === 'Success') return { state: 'done', reference: known.PaymentTransactionId }
      if (known && known.Status !== 'Error' && known.Status !== 'Cancelled')
        return { state: 'later', note: { ...note, transaction: known.PaymentTransactionId } }
      if (note.transaction !== undefined && !known) return { state: 'later', note }
    }
    const body = { MerchantApiKey: this.#account.apiKey, RequestId: randomUUID(), OrderId: orderId, ...wanted.body }
    const answer = await this.#send('POST', `/adminapi/v2/${wanted.path}`, { body })
    const requested: StepNote = { requested: now.toISOString() }
    if (answer.status !== 200) {
      const refusal = refusalOf(answer, wanted.path)
      if (isWaiting(refusal)) return { state: 'later', note: requested }
      throw refusal
    }
    const [made] = (answer.body as { PaymentTransactions?: readonly Transaction[] }).PaymentTransactions ?? []
    if (!made) return { state: 'done', reference: null }
    return { state: 'later', note: { ...requested, transaction: made.PaymentTransactionId } }
  }

  capture(step: StepCall, { lines, amount }: Settlement): Promise<Step> {
    const OrderItems = managedItems(lines)
    const body = { Currency: 'NOK', Shipments: [{ OrderItems }] }
    return this.#step(step, { path: 'MarkItemsAsShipped', types: ['Capture', 'Debit'], amount, body })
  }

  refund(step: StepCall, { lines, amount, charge }: Settlement): Promise<Step> {
    const body = { Currency: 'NOK', Returns: [{ PaymentTransactionId: charge, ...returnedItems(lines) }] }
    return this.#step(step, { path: 'ReturnItems', types: ['Refund', 'Credit'], amount, body })
  }

  cancel(step: StepCall): Promise<Step> {
    return this.#step(step, { path: 'cancelOrder', types: ['Reversal'], amount: null, body: {} })
  }
}
