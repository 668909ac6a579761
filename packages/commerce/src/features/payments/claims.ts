import { fill, paymentTexts } from '@vidda/texts'
import type { Claimed } from './complete.ts'
import { comparedLines } from './kco/lines.ts'
import { cartHashOf } from './kco/adapter.ts'
import { comparedItems } from './qliro/lines.ts'
import type { Objection } from './validation.ts'

type Asked = { readonly claimed: Claimed; readonly zipcode: string | null }
type Fields = Readonly<Record<string, unknown>>

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/** The amounts and lines that Klarna's validation callback wants confirmed. */
export function claimedByKlarna(body: unknown): Asked {
  const order = fields(body)
  const { postal_code } = fields(order['shipping_address'] ?? order['billing_address'])
  return {
    claimed: {
      currency: text(order['purchase_currency']).toUpperCase(),
      total: number(order['order_amount']),
      vat: number(order['order_tax_amount']),
      reference: text(order['merchant_reference1']),
      cartHash: cartHashOf(text(order['merchant_data'])) ?? '',
      lines: comparedLines(list(order['order_lines'])),
    },
    zipcode: text(postal_code) || null,
  }
}

/** The same for Qliro's callback, whose total is the sum of its items. */
export function claimedByQliro(body: unknown): Asked {
  const order = fields(body)
  const lines = comparedItems(list(order['OrderItems']))
  const { PostalCode } = fields(order['ShippingAddress'])
  return {
    claimed: {
      currency: text(order['Currency']),
      total: lines.reduce((sum, { count, price }) => sum + count * price, 0),
      vat: null,
      reference: text(order['MerchantReference']),
      cartHash: null,
      lines,
    },
    zipcode: text(PostalCode) || null,
  }
}

const longestReason = 150

const { words } = paymentTexts

const sentence = (objection: Objection): string =>
  objection.why === 'soldOut' ? fill(words.soldOut, { goods: objection.names.join(', ') }) : words[objection.why]

export const klarnaAnswer = (objection: Objection) =>
  objection.why === 'postalCode'
    ? { error_type: 'unsupported_shipping_address', error_text: sentence(objection) }
    : { error_type: 'approval_failed', error_text: sentence(objection) }

const reasons = { soldOut: 'OutOfStock', postalCode: 'PostalCodeIsNotSupported', changed: 'Other', over: 'Other' } as const

export const qliroAnswer = (objection: Objection) => ({
  DeclineReason: reasons[objection.why],
  DeclineReasonMessage: sentence(objection).slice(0, longestReason),
})
