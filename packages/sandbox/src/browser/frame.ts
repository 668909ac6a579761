import { onParentMessage, sendHeight, tellParent } from './parent.ts'
import { fieldValues, markInvalid, showMessage } from './form.ts'

type Outcome = {
  readonly kind: string
  readonly url?: string
  readonly text?: string
  readonly fields?: readonly string[]
  readonly covers?: boolean
}

const { service = '', token = '' } = document.body.dataset
const here = location.pathname
const page = new URLSearchParams(location.search).get('page')

const isKco = service === 'kco'
const event = (name: string, data: Readonly<Record<string, unknown>> = {}): void => tellParent({ type: 'event', name, data })

const form = document.querySelector<HTMLFormElement>('#payment')
const button = document.querySelector<HTMLButtonElement>('#pay')

let held = false

function wait(waiting: boolean): void {
  document.body.toggleAttribute('data-waiting', waiting)
  document.querySelector('main')?.toggleAttribute('inert', waiting)
  form?.setAttribute('aria-busy', String(waiting))
}

const send = async (path: string, body: unknown): Promise<unknown> => {
  const response = await fetch(`${here}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (response.status === 401) {
    event('sessionExpired')
    throw new Error('The session has expired')
  }
  return response.json()
}

/** Takes the sums, the lines and the ways of delivery from the page as it now is; what the buyer has typed stays. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href, { headers: { authorization: `Bearer ${token}` } })
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (!fresh.querySelector('#payment')) return location.reload()
  for (const selector of ['#summary', '#shipping', '[data-button-total]']) {
    const [old, now] = [document.querySelector(selector), fresh.querySelector(selector)]
    if (!old || !now) continue
    const copy = document.importNode(now, true)
    // The buyer's order stays unfolded.
    if (copy instanceof HTMLDetailsElement) copy.open = old.hasAttribute('open')
    old.replaceWith(copy)
  }
  watchShipping()
}

const total = (): number => Number(document.querySelector<HTMLElement>('[data-total]')?.dataset['total'] ?? 0)

function leave(url: string, covers = false): void {
  // Shown by itself, as by a payment link.
  if (window.parent === window) return location.assign(url)
  tellParent({ type: covers ? 'cover' : 'leave', url })
}

const words: Readonly<Record<string, string>> = {
  declined: 'Betalingen ble avslått. Prøv et annet kort eller en annen betalingsmåte.',
  closed: 'Bestillingen er endret eller utløpt. Last siden på nytt.',
  refused: 'Butikken kunne ikke godta bestillingen. Kontroller den og prøv igjen.',
  failed: 'Noe gikk galt. Ingenting er betalt. Prøv igjen.',
}

function show(outcome: Outcome): void {
  switch (outcome.kind) {
    case 'completed':
    case 'redirect':
      if (outcome.kind === 'redirect') event('redirect_initiated')
      return leave(outcome.url ?? '')
    case 'approve':
      event('redirect_initiated')
      return leave(outcome.url ?? '', outcome.covers)
    case 'invalid':
      // What stands still takes no focus.
      wait(false)
      if (outcome.fields?.includes('shipping')) showMessage('Velg hvordan du vil ha varene levert.')
      return markInvalid(outcome.fields ?? [])
    default:
      if (outcome.kind === 'declined')
        event(isKco ? 'can_not_complete_order' : 'onPaymentDeclined', { reason: 'Declined', message: words['declined'] })
      showMessage((outcome.text || words[outcome.kind]) ?? '')
      wait(false)
  }
}

async function pay(): Promise<void> {
  showMessage('')
  wait(true)
  event('onPaymentProcess', { state: 'start' })
  try {
    show((await send('pay', { ...fieldValues(form), ...(page === null ? {} : { page }) })) as Outcome)
  } catch {
    event('network_error')
    showMessage(words['failed'] ?? '')
    wait(false)
  } finally {
    event('onPaymentProcess', { state: 'end' })
  }
}

function watchShipping(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=shipping]')) {
    input.addEventListener('change', () => void chooseShipping(input.value))
  }
}

async function chooseShipping(id: string): Promise<void> {
  wait(true)
  try {
    const option = (await send('shipping', { id })) as Record<string, unknown>
    await refresh()
    event(isKco ? 'shipping_option_change' : 'onShippingMethodChanged', option)
    if (isKco) event('order_total_change', { order_total: total() })
  } catch {
    event(isKco ? 'shipping_address_update_error' : 'onPaymentDeclined')
    showMessage(words['failed'] ?? '')
  }
  wait(held)
}

async function tellAddress(): Promise<void> {
  const values = fieldValues(form)
  if (isKco) {
    const data = {
      email: values['email'],
      postal_code: values['postalCode'],
      country: 'nor',
      given_name: values['givenName'],
      family_name: values['familyName'],
    }
    event('change', data)
    event('billing_address_change', data)
    event('shipping_address_change', data)
  } else {
    const address = values['postalCode'] ? { postalCode: values['postalCode'] } : null
    event('onCustomerInfoChanged', {
      email: values['email'],
      mobileNumber: values['phone'],
      address,
      personalNumber: values['personalNumber'],
      organizationNumber: null,
    })
  }
  if (values['postalCode']?.toString().length !== 4) return
  const { changed } = (await send('address', { postalCode: values['postalCode'] })) as { readonly changed?: boolean }
  if (changed) await refresh()
}

/** Tells the shop's page of an order that the shop has changed, with the version that it gave. */
async function watchVersion(known: string): Promise<void> {
  const answer = (await send('state', {})) as { readonly version: string; readonly data: Record<string, unknown> }
  if (answer.version !== known) {
    await refresh()
    event('onOrderUpdated', answer.data)
  }
  setTimeout(() => void watchVersion(answer.version).catch(() => {}), held ? 200 : 2000)
}

form?.addEventListener('submit', (submitted) => {
  submitted.preventDefault()
  if (button && !held) void pay()
})
document.addEventListener('pointerdown', () => event('user_interacted'), { once: true })
document.addEventListener('keydown', () => event('user_interacted'), { once: true })
form?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.name === 'method') event('onPaymentMethodChanged', { method: target.value, subtype: null, price: 0, priceExVat: 0 })
  else if (target.dataset['checkbox'] !== undefined) event('checkbox_change', { key: target.dataset['checkbox'], checked: target.checked })
  else if (target.name !== 'shipping') void tellAddress().catch(() => {})
})
watchShipping()

onParentMessage((type) => {
  held = type === 'suspend' || type === 'lock'
  wait(held)
  if (type !== 'resume') return
  const before = total()
  void refresh().then(() => {
    if (total() !== before) event('order_total_change', { order_total: total() })
  })
})

sendHeight()
if (isKco) event('load', { customer: { type: 'person' }, shipping_address: { country: 'nor' } })
else {
  event('onCheckoutLoaded')
  void watchVersion(document.body.dataset['version'] ?? '').catch(() => {})
}
