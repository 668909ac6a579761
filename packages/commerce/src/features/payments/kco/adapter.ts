import { createHash } from 'node:crypto'
import { readableOn } from '../colors.ts'
import { type Answered, call, type Outgoing, ProviderRefusal, understood } from '../outgoing.ts'
import type { Draft, ProviderOrder, ProviderService, ProviderStatus, Settlement, Step, StepCall } from '../provider.ts'
import { comparedLines, klarnaLines, type KlarnaLine } from './lines.ts'

export type KlarnaAccount = {
  /** Such as `https://api.kustom.co`. */
  readonly url: string
  readonly username: string
  readonly password: string
  /** Limit in ms of one call. */
  readonly timeout: number
}

type Address = {
  readonly given_name?: string
  readonly family_name?: string
  readonly email?: string
  readonly phone?: string
  readonly street_address?: string
  readonly postal_code?: string
  readonly city?: string
}

/** What checkout and order management both tell of an order. */
type KlarnaOrder = {
  readonly order_id: string
  readonly status: string
  readonly purchase_currency: string
  readonly order_amount: number
  readonly order_lines: readonly KlarnaLine[]
  readonly merchant_reference1?: string
  readonly merchant_data?: string
  readonly billing_address?: Address
  readonly shipping_address?: Address
}

type CheckoutOrder = KlarnaOrder & { readonly order_tax_amount: number; readonly html_snippet?: string }

type ManagedOrder = KlarnaOrder & {
  readonly fraud_status?: string
  readonly initial_payment_method?: { readonly description?: string }
}

const getRetries = [200, 800]
const managementRetries = [200, 400]

function refusalOf({ status, body }: Answered, what: string): ProviderRefusal {
  const {
    error_code = 'UNKNOWN',
    error_messages,
    error_text,
    correlation_id,
  } = (body ?? {}) as {
    error_code?: string
    error_messages?: readonly string[]
    error_text?: string
    correlation_id?: string
  }
  const words = error_messages?.join('; ') ?? error_text ?? ''
  return new ProviderRefusal(
    status,
    error_code,
    `Klarna refuses to ${what}: ${status} ${error_code} ${words} (${correlation_id ?? 'no correlation id'})`,
  )
}

export const cartHashOf = (merchantData: string | undefined): string | null => {
  try {
    const { cartHash } = JSON.parse(merchantData ?? '{}') as { cartHash?: unknown }
    return typeof cartHash === 'string' ? cartHash : null
  } catch {
    return null
  }
}

/** A UUID that is the same for the same text, as idempotency keys have to be. */
function keyUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function bodyOf({ lines, total, vat, reference, cartHash, version, urls, colors, customer, shipping }: Draft) {
  const action = readableOn(colors.onAction, colors.action) ? colors.action : null
  return {
    purchase_country: 'NO',
    purchase_currency: 'NOK',
    locale: 'nb-NO',
    order_amount: total,
    order_tax_amount: vat,
    order_lines: klarnaLines(lines),
    merchant_urls: {
      terms: urls.terms,
      checkout: urls.checkout,
      confirmation: urls.confirmation,
      push: `${urls.push}?kid={checkout.order.id}`,
      validation: urls.validation,
      notification: `${urls.management}?kid={checkout.order.id}`,
    },
    merchant_reference1: reference,
    merchant_data: JSON.stringify({ cartHash, v: version }),
    options: {
      require_validate_callback_success: true,
      allow_separate_shipping_address: shipping === 'delivery',
      allowed_customer_types: ['person'],
      ...(action && {
        color_button: action,
        color_button_text: colors.onAction,
        color_checkbox: action,
        color_checkbox_checkmark: colors.onAction,
      }),
    },
    shipping_countries: ['NO'],
    ...(customer && { billing_address: { email: customer.email, phone: customer.phone, postal_code: customer.zipcode, country: 'NO' } }),
  }
}

const decisions: Readonly<Record<string, ProviderStatus>> = { ACCEPTED: 'paid', REJECTED: 'refused' }

/** A completed purchase is paid once order management says that it was accepted. Until then it is pending. */
function statusOf(managed: ManagedOrder | null): ProviderStatus {
  const { status, fraud_status: decision = '' } = managed ?? {}
  if (status === 'CANCELLED' && decision !== 'REJECTED') return 'cancelled'
  return decisions[decision] ?? 'pending'
}

const receiverOf = ({ billing_address: billing = {}, shipping_address: shipping = billing }: KlarnaOrder) => ({
  name: `${shipping.given_name ?? ''} ${shipping.family_name ?? ''}`.trim(),
  email: billing.email ?? shipping.email ?? '',
  phone: billing.phone ?? shipping.phone ?? '',
  address: shipping.street_address ?? '',
  zipcode: shipping.postal_code ?? '',
  city: shipping.city ?? '',
})

const toldOf = (order: KlarnaOrder, managed: ManagedOrder | null) => ({
  reference: order.merchant_reference1 ?? '',
  currency: order.purchase_currency.toUpperCase(),
  total: order.order_amount,
  lines: comparedLines(order.order_lines),
  cartHash: cartHashOf(order.merchant_data),
  receiver: receiverOf(order),
  method: managed?.initial_payment_method?.description ?? null,
})

/** Klarna Checkout, which is Kustom Checkout by its present name: the same paths and JSON at other hosts. */
export class KlarnaService implements ProviderService {
  readonly provider = 'klarna'
  readonly #account: KlarnaAccount
  readonly #call: typeof call

  constructor(account: KlarnaAccount, through: typeof call = call) {
    this.#account = account
    this.#call = through
  }

  #send(
    method: Outgoing['method'],
    path: string,
    { body, key, retries = [] }: { body?: unknown; key?: string; retries?: readonly number[] } = {},
  ) {
    const { url, username, password, timeout } = this.#account
    return this.#call({
      method,
      url: `${url}${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'klarna-idempotency-key': keyUuid(key) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeout,
      retries,
    })
  }

  compared = (lines: Draft['lines']) => comparedLines(klarnaLines(lines))

  async create(draft: Draft) {
    // Whatever an earlier try has made, nobody has seen its frame: it ends by itself.
    const answer = await this.#send('POST', '/checkout/v3/orders', { body: bodyOf(draft) })
    if (answer.status !== 201 && answer.status !== 200) throw refusalOf(answer, 'make an order')
    return understood(answer, ({ order_id: id, html_snippet: snippet }: CheckoutOrder) => ({ id, snippet: snippet ?? null }))
  }

  async update(id: string, draft: Draft) {
    const answer = await this.#send('POST', `/checkout/v3/orders/${encodeURIComponent(id)}`, { body: bodyOf(draft), retries: [300] })
    if (answer.status !== 200) throw refusalOf(answer, 'change an order')
  }

  async read(id: string): Promise<ProviderOrder> {
    const answer = await this.#send('GET', `/checkout/v3/orders/${encodeURIComponent(id)}`, { retries: getRetries })
    if (answer.status === 404) return this.#afterCheckout(id)
    if (answer.status !== 200) throw refusalOf(answer, 'read an order')
    const complete = understood(answer, ({ status }: CheckoutOrder) => status.toLowerCase() === 'checkout_complete')
    const managed = complete ? await this.#managed(id) : null
    return understood(answer, (order: CheckoutOrder) => ({
      id,
      status: complete ? statusOf(managed) : 'open',
      vat: order.order_tax_amount,
      snippet: order.html_snippet ?? null,
      ...toldOf(order, managed),
    }))
  }

  /** The checkout forgets an order after 48 hours; what was paid or is being decided stays in order management. */
  async #afterCheckout(id: string): Promise<ProviderOrder> {
    const managed = await this.#managed(id)
    return managed === null ? this.#gone(id) : { id, status: statusOf(managed), vat: null, snippet: null, ...toldOf(managed, managed) }
  }

  #gone(id: string): ProviderOrder {
    const receiver = { name: '', email: '', phone: '', address: '', zipcode: '', city: '' }
    return {
      id,
      status: 'gone',
      reference: '',
      currency: '',
      total: 0,
      vat: null,
      lines: null,
      cartHash: null,
      receiver,
      method: null,
      snippet: null,
    }
  }

  /** The order in order management; null before the purchase and for some seconds after it, while the provider answers 404. */
  async #managed(id: string): Promise<ManagedOrder | null> {
    const answer = await this.#send('GET', this.#managedPath(id), { retries: getRetries })
    if (answer.status === 404) return null
    if (answer.status !== 200) throw refusalOf(answer, 'read a paid order')
    return answer.body as ManagedOrder
  }

  #managedPath(id: string, rest = ''): string {
    return `/ordermanagement/v1/orders/${encodeURIComponent(id)}${rest}`
  }

  async find(reference: string, hint: string | null) {
    if (hint === null) return null
    const found = await this.read(hint)
    return found.reference === reference ? found : null
  }

  async abandon(id: string) {
    const answer = await this.#send('POST', `/checkout/v3/orders/${encodeURIComponent(id)}/abort`)
    if (answer.status >= 400 && answer.status !== 403 && answer.status !== 404) throw refusalOf(answer, 'end an order')
  }

  async #step(
    method: 'POST' | 'PATCH',
    path: string,
    { key, body, what }: { key: string; body?: unknown; what: string },
  ): Promise<Answered> {
    const answer = await this.#send(method, path, { ...(body !== undefined && { body }), key, retries: managementRetries })
    if (answer.status >= 400) throw refusalOf(answer, what)
    return answer
  }

  async acknowledge({ orderId, key }: StepCall, reference: string): Promise<Step> {
    const managed = await this.#managed(orderId)
    if (managed === null || managed.fraud_status === 'PENDING') return { state: 'later', note: {} }
    await this.#step('POST', this.#managedPath(orderId, '/acknowledge'), { key, what: 'take an acknowledgement' })
    const body = { merchant_reference1: reference }
    await this.#step('PATCH', this.#managedPath(orderId, '/merchant-references'), {
      key: `${key}|reference`,
      body,
      what: 'take a reference',
    })
    return { state: 'done', reference: null }
  }

  async capture({ orderId, key }: StepCall, { amount, lines, reference }: Settlement): Promise<Step> {
    const body = { captured_amount: amount, order_lines: klarnaLines(lines), reference }
    const { headers } = await this.#step('POST', this.#managedPath(orderId, '/captures'), { key, body, what: 'capture' })
    return { state: 'done', reference: headers.get('capture-id') }
  }

  async refund({ orderId, key }: StepCall, { amount, lines, reference }: Settlement): Promise<Step> {
    const body = { refunded_amount: amount, order_lines: klarnaLines(lines), reference }
    const { headers } = await this.#step('POST', this.#managedPath(orderId, '/refunds'), { key, body, what: 'pay back' })
    return { state: 'done', reference: headers.get('refund-id') }
  }

  async cancel({ orderId, key }: StepCall): Promise<Step> {
    try {
      await this.#step('POST', this.#managedPath(orderId, '/cancel'), { key, what: 'cancel' })
    } catch (error) {
      // What is charged in part cannot be cancelled: the rest is let go.
      if (!(error instanceof ProviderRefusal) || error.status !== 403) throw error
      const rest = this.#managedPath(orderId, '/release-remaining-authorization')
      await this.#step('POST', rest, { key: `${key}|rest`, what: 'let the rest go' })
    }
    return { state: 'done', reference: null }
  }
}
