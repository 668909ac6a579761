import type { Parts } from '../parts.ts'
import { checkoutView, urlOf } from './orders.ts'
import type { KcoOrder } from './orders.ts'

export type Verdict =
  | { readonly kind: 'approved' }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'refused'; readonly text: string; readonly errorType: string }

const errorTypes = ['address_error', 'unsupported_shipping_address', 'approval_failed']
const redirects = [301, 302, 303, 307]

/** Silence is approval after 3 s, or with `require_validate_callback_success` a refusal after 10 s */
const patience = { approve: 3000, refuse: 10_000 }

const failed: Verdict = { kind: 'refused', errorType: 'approval_failed', text: '' }

/** What an answer of status 400 says; one that is not as agreed upon counts as no answer. */
function readRefusal(body: string): Verdict | null {
  try {
    const { error_type: type, error_text: text = '' } = JSON.parse(body) as { readonly error_type?: unknown; readonly error_text?: unknown }
    if (typeof type !== 'string' || !errorTypes.includes(type) || typeof text !== 'string') return null
    return text === '' && type !== 'unsupported_shipping_address' ? null : { kind: 'refused', errorType: type, text }
  } catch {
    return null
  }
}

/** Asks the shop whether the buyer may buy. */
export async function validate({ callbacks }: Pick<Parts, 'callbacks'>, order: KcoOrder): Promise<Verdict> {
  const url = urlOf(order, 'validation')
  if (url === null) return { kind: 'approved' }
  const isStrict = order.fields.options?.require_validate_callback_success ?? false
  const body = JSON.stringify(checkoutView(order))
  const wait = isStrict ? patience.refuse : patience.approve
  const {
    status,
    headers,
    body: answer,
  } = await callbacks.send({ service: 'kco', kind: 'kco.validation', orderId: order.id, url, body, patience: wait })
  if (status === 200) return { kind: 'approved' }
  const location = headers['location']
  if (status !== null && redirects.includes(status) && location !== undefined) return { kind: 'redirect', url: location }
  const refusal = status === 400 ? readRefusal(answer) : null
  return refusal ?? (isStrict ? failed : { kind: 'approved' })
}
