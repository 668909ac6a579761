import { approvalPage, coveredPage, leftPage } from '../frame/approval-page.ts'
import { noticePage, paymentPage } from '../frame/payment-page.ts'
import { Refusal, route } from '../http/exchange.ts'
import type { Incoming, Reply, Route } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import { invalidFields } from './buyer.ts'
import type { QliroBuyerInput, QliroBuyers, QliroOutcome } from './buyer.ts'
import { kroner, ore, totalOf } from './items.ts'
import { linesOf } from './orders.ts'
import type { QliroOrder, QliroOrders } from './orders.ts'
import type { QliroShipping } from './shipping.ts'
import { tokenSubject } from './snippet.ts'

const provider = 'Qliro'

type FrameParts = {
  readonly parts: Parts
  readonly orders: QliroOrders
  readonly buyers: QliroBuyers
  readonly shipping: QliroShipping
  readonly frameOrigin: () => string
}

/** The front end in the frame: what the buyer sees, and what it asks the service for. */
export function frameRoutes({ parts, orders, buyers, shipping, frameOrigin }: FrameParts): readonly Route[] {
  const { tokens, switches } = parts

  const find = ({ headers, query }: Incoming, id = ''): QliroOrder => {
    const token = headers.authorization?.replace(/^Bearer /u, '') ?? query.get('token') ?? ''
    const order = orders.get(id)
    if (!order || !tokens.holds(token, tokenSubject(order)))
      throw new Refusal(401, 'UNAUTHORIZED', 'The token is not one of this order, or too old')
    return order
  }

  const bodyOf = ({ body }: Incoming): unknown => JSON.parse(body.toString('utf8'))

  const page = (request: Incoming, id?: string): Reply => {
    const order = find(request, id)
    const data = { service: 'qliro', token: request.query.get('token') ?? '', version: order.version }
    if (order.status === 'Completed') return noticePage('Takk for handelen!', `Betalingen er registrert med ${provider}.`, 200, data)
    if (order.status === 'OnHold')
      return noticePage('Betalingen behandles', 'Du får beskjed så snart betalingen er kontrollert.', 200, data)
    if (order.status === 'Refused')
      return noticePage('Betalingen ble avslått', 'Gå tilbake til handlekurven og velg en annen betalingsmåte.', 200, data)
    const { fields, customer, address } = order
    const known = fields.CustomerInformation ?? {}
    const isAsked = fields.AskForNewsletterSignup ?? false
    return paymentPage({
      service: 'qliro',
      provider,
      lines: linesOf(order).map((item) => ({
        name: item.Description || item.MerchantReference,
        quantity: item.Quantity,
        amount: totalOf([item]),
      })),
      total: totalOf(linesOf(order)),
      fields: [
        { name: 'email', label: 'E-post', value: customer?.Email ?? known.Email ?? '', type: 'email', autocomplete: 'email' },
        {
          name: 'phone',
          label: 'Mobilnummer',
          value: customer?.MobileNumber ?? known.MobileNumber ?? '',
          type: 'tel',
          autocomplete: 'tel',
        },
        { name: 'givenName', label: 'Fornavn', value: address?.FirstName ?? '', type: 'text', autocomplete: 'given-name' },
        { name: 'familyName', label: 'Etternavn', value: address?.LastName ?? '', type: 'text', autocomplete: 'family-name' },
        { name: 'streetAddress', label: 'Adresse', value: address?.Street ?? '', type: 'text', autocomplete: 'street-address' },
        {
          name: 'postalCode',
          label: 'Postnummer',
          value: address?.PostalCode ?? '',
          type: 'text',
          autocomplete: 'postal-code',
          isNumeric: true,
        },
        { name: 'city', label: 'Poststed', value: address?.City ?? '', type: 'text', autocomplete: 'address-level2' },
        {
          name: 'personalNumber',
          label: 'Fødselsnummer',
          value: customer?.PersonalNumber ?? known.PersonalNumber ?? '',
          type: 'text',
          autocomplete: 'off',
          hint: 'Til faktura og delbetaling. Bedrift: organisasjonsnummer.',
          isOptional: true,
          isNumeric: true,
        },
      ],
      shipping: order.shippingMethods.map(({ MerchantReference, DisplayName, PriceIncVat, Descriptions = [] }) => ({
        id: MerchantReference,
        name: DisplayName,
        amount: ore(PriceIncVat),
        text: Descriptions.join(' · '),
        isChosen: order.shippingMethod?.MerchantReference === MerchantReference,
      })),
      checkboxes: isAsked
        ? [
            {
              id: 'newsletter',
              text: fields.AskForNewsletterSignupText ?? 'Ja takk til nyhetsbrev',
              checked: fields.AskForNewsletterSignupChecked ?? false,
              required: false,
            },
          ]
        : [],
      termsUrl: fields.MerchantTermsUrl,
      data,
    })
  }

  const pay = async (request: Incoming, id?: string): Promise<Reply> => {
    const order = find(request, id)
    const input = bodyOf(request) as QliroBuyerInput
    const missing = (['phone', 'givenName', 'familyName', 'streetAddress', 'city'] as const).filter((name) => (input[name] ?? '') === '')
    const wrong = [...invalidFields(order, input), ...missing]
    const outcome: QliroOutcome = wrong.length > 0 ? { kind: 'invalid', fields: wrong } : await buyers.pay(order.OrderId, input)
    if (outcome.kind !== 'approve') return { status: 200, json: outcome }
    const covers = outcome.step === 'bank' && switches().threeDSecure === 'frame'
    return { status: 200, json: { ...outcome, covers, url: `${frameOrigin()}/qliro/approve/${order.OrderId}/${outcome.approval}` } }
  }

  const state = (order: QliroOrder): Reply => {
    const lines = linesOf(order)
    const orderItems = lines.map((item) => ({
      merchantReference: item.MerchantReference,
      description: item.Description,
      quantity: item.Quantity,
      pricePerItemIncVat: item.PricePerItemIncVat,
      pricePerItemExVat: item.PricePerItemExVat,
    }))
    const data = { merchantUpdateVersion: order.version, totalPrice: kroner(totalOf(lines)), orderItems }
    return { status: 200, json: { version: order.version, data } }
  }

  const choose = (request: Incoming, id?: string): Reply => {
    const method = shipping.choose(find(request, id), (bodyOf(request) as { readonly id: string }).id)
    const prices = {
      price: method.PriceIncVat,
      priceExVat: method.PriceExVat,
      totalShippingPrice: method.PriceIncVat,
      totalShippingPriceExVat: method.PriceExVat,
    }
    return {
      status: 200,
      json: { method: method.MerchantReference, secondaryOption: null, additionalShippingServices: [], ...prices, accessCode: null },
    }
  }

  const approvalOf = (id = '', approval = '') => {
    const found = orders.get(id)?.approval
    return found?.id === approval ? found : null
  }

  const ended = (): Reply => noticePage('Betalingen er avsluttet', 'Bestillingen er endret eller betalt. Gå tilbake til nettbutikken.', 410)

  const decide = (request: Incoming, id = '', approval = ''): Reply => {
    const step = approvalOf(id, approval)?.kind
    const isApproved = new URLSearchParams(request.body.toString('utf8')).get('decision') === 'approve'
    const outcome = isApproved ? buyers.approve(id, approval) : buyers.cancel(id, approval)
    if (outcome.kind !== 'completed' && outcome.kind !== 'redirect') return ended()
    if (step === 'vipps' && switches().vippsReturn === 'other-browser') return leftPage(outcome.kind === 'completed', outcome.url)
    return request.query.has('parent') ? coveredPage('qliro', outcome.url) : { status: 303, headers: { location: outcome.url } }
  }

  return [
    route('GET', '/qliro/frame/{id}', (request, { id }) => {
      try {
        return page(request, id)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return noticePage('Økten er utløpt', 'Last siden på nytt for å betale.', error.status)
      }
    }),
    route('POST', '/qliro/frame/{id}/pay', (request, { id }) => pay(request, id)),
    route('POST', '/qliro/frame/{id}/state', (request, { id }) => state(find(request, id))),
    route('POST', '/qliro/frame/{id}/shipping', (request, { id }) => choose(request, id)),
    route('POST', '/qliro/frame/{id}/address', async (request, { id }) => {
      const { postalCode } = bodyOf(request) as { readonly postalCode: string }
      return { status: 200, json: { changed: await shipping.moveTo(find(request, id), postalCode) } }
    }),
    route('GET', '/qliro/pay/{id}', (_, { id = '' }) => {
      const order = orders.get(id)
      if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', 'There is no such order')
      return { status: 303, headers: { location: `/qliro/frame/${id}?token=${tokens.issue(tokenSubject(order), 90 * 60_000)}` } }
    }),
    route('GET', '/qliro/approve/{id}/{approval}', (_, { id, approval }) => {
      const found = approvalOf(id, approval)
      return found ? approvalPage(found.kind, found.amount) : ended()
    }),
    route('POST', '/qliro/approve/{id}/{approval}', (request, { id, approval }) => decide(request, id, approval)),
  ]
}
