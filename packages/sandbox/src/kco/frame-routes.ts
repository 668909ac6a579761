import { approvalPage, coveredPage, leftPage } from '../frame/approval-page.ts'
import { noticePage, paymentPage } from '../frame/payment-page.ts'
import { Refusal, route } from '../http/exchange.ts'
import type { Incoming, Reply, Route } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import { invalidFields } from './buyer.ts'
import type { BuyerInput, BuyerOutcome, Buyers } from './buyer.ts'
import { confirmationLife, isExpired } from './orders.ts'
import type { KcoOrder, KcoOrders } from './orders.ts'
import type { Shipping } from './shipping.ts'

const provider = 'Kustom'

type FrameParts = {
  readonly parts: Parts
  readonly orders: KcoOrders
  readonly buyers: Buyers
  readonly shipping: Shipping
  readonly frameOrigin: () => string
}

/** The front end in the frame: what the buyer sees, and what it asks the service for. */
export function frameRoutes({ parts, orders, buyers, shipping, frameOrigin }: FrameParts): readonly Route[] {
  const { clock, tokens, switches } = parts

  const find = ({ headers, query }: Incoming, id = ''): KcoOrder => {
    const token = headers.authorization?.replace(/^Bearer /u, '') ?? query.get('token') ?? ''
    const order = orders.get(id)
    if (!order || !tokens.holds(token, id)) throw new Refusal(401, 'UNAUTHORIZED', 'The token is not one of this order, or too old')
    return order
  }

  const page = (request: Incoming, id?: string): Reply => {
    const order = find(request, id)
    const now = clock.now()
    const data = { service: 'kco', token: request.query.get('token') ?? '' }
    if (order.status === 'checkout_complete') {
      if (now >= (order.completed_at ?? 0) + confirmationLife)
        return noticePage('Kvitteringen vises ikke lenger', 'Du finner kjøpet i e-posten fra butikken.', 410, data)
      const isPending = order.managed?.fraud_status === 'PENDING'
      return noticePage(
        isPending ? 'Betalingen behandles' : 'Takk for handelen!',
        isPending ? 'Du får beskjed så snart betalingen er kontrollert.' : `Betalingen er registrert med ${provider}.`,
        200,
        { ...data, event: 'load_confirmation' },
      )
    }
    if (order.aborted || isExpired(order, now))
      return noticePage('Betalingen er avsluttet', 'Gå tilbake til handlekurven og prøv igjen.', 410, data)
    const { fields } = order
    const address = fields.billing_address ?? {}
    return paymentPage({
      service: 'kco',
      provider,
      lines: fields.order_lines.map((line) => ({ name: line.name, quantity: line.quantity, amount: line.total_amount })),
      total: fields.order_amount,
      fields: [
        { name: 'email', label: 'E-post', value: address.email ?? '', type: 'email', autocomplete: 'email' },
        { name: 'phone', label: 'Mobilnummer', value: address.phone ?? '', type: 'tel', autocomplete: 'tel' },
        { name: 'givenName', label: 'Fornavn', value: address.given_name ?? '', type: 'text', autocomplete: 'given-name' },
        { name: 'familyName', label: 'Etternavn', value: address.family_name ?? '', type: 'text', autocomplete: 'family-name' },
        { name: 'streetAddress', label: 'Adresse', value: address.street_address ?? '', type: 'text', autocomplete: 'street-address' },
        {
          name: 'postalCode',
          label: 'Postnummer',
          value: address.postal_code ?? '',
          type: 'text',
          autocomplete: 'postal-code',
          isNumeric: true,
        },
        { name: 'city', label: 'Poststed', value: address.city ?? '', type: 'text', autocomplete: 'address-level2' },
      ],
      shipping: (fields.shipping_options ?? []).map(({ id: optionId, name, price, description = '' }) => ({
        id: optionId,
        name,
        amount: price,
        text: description,
        isChosen: order.chosenShipping?.id === optionId,
      })),
      checkboxes: fields.options?.additional_checkboxes ?? [],
      termsUrl: fields.merchant_urls.terms,
      data,
    })
  }

  const pay = async (request: Incoming, id?: string): Promise<Reply> => {
    const order = find(request, id)
    const input = JSON.parse(request.body.toString('utf8')) as BuyerInput
    const missing = (['phone', 'givenName', 'familyName', 'streetAddress', 'city'] as const).filter((name) => (input[name] ?? '') === '')
    const fields = [...invalidFields(order, input), ...missing]
    const outcome: BuyerOutcome = fields.length > 0 ? { kind: 'invalid', fields } : await buyers.pay(order.id, input)
    if (outcome.kind !== 'approve') return { status: 200, json: outcome }
    const covers = outcome.step === 'bank' && switches().threeDSecure === 'frame'
    return { status: 200, json: { ...outcome, covers, url: `${frameOrigin()}/kco/approve/${order.id}/${outcome.approval}` } }
  }

  const approvalOf = (id = '', approval = '') => {
    const found = orders.get(id)?.approval
    return found?.id === approval ? found : null
  }

  const decide = (request: Incoming, id = '', approval = ''): Reply => {
    const step = approvalOf(id, approval)?.kind
    const isApproved = new URLSearchParams(request.body.toString('utf8')).get('decision') === 'approve'
    const outcome = isApproved ? buyers.approve(id, approval) : buyers.cancel(id, approval)
    if (outcome.kind !== 'completed' && outcome.kind !== 'redirect') return ended()
    if (step === 'vipps' && switches().vippsReturn === 'other-browser') return leftPage(outcome.kind === 'completed', outcome.url)
    return request.query.has('parent') ? coveredPage('kco', outcome.url) : { status: 303, headers: { location: outcome.url } }
  }

  const ended = (): Reply => noticePage('Betalingen er avsluttet', 'Bestillingen er endret eller betalt. Gå tilbake til nettbutikken.', 410)

  return [
    route('GET', '/kco/frame/{id}', (request, { id }) => {
      try {
        return page(request, id)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return noticePage('Økten er utløpt', 'Last siden på nytt for å betale.', error.status)
      }
    }),
    route('POST', '/kco/frame/{id}/pay', (request, { id }) => pay(request, id)),
    route('POST', '/kco/frame/{id}/shipping', async (request, { id }) => {
      const { id: option } = JSON.parse(request.body.toString('utf8')) as { readonly id: string }
      return { status: 200, json: await shipping.choose(find(request, id), option) }
    }),
    route('POST', '/kco/frame/{id}/address', async (request, { id }) => {
      const { postalCode } = JSON.parse(request.body.toString('utf8')) as { readonly postalCode: string }
      return { status: 200, json: { changed: await shipping.moveTo(find(request, id), postalCode) } }
    }),
    route('GET', '/kco/approve/{id}/{approval}', (_, { id, approval }) => {
      const found = approvalOf(id, approval)
      return found ? approvalPage(found.kind, found.amount) : ended()
    }),
    route('POST', '/kco/approve/{id}/{approval}', (request, { id, approval }) => decide(request, id, approval)),
  ]
}
