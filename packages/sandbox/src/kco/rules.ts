import { checker } from '../schema.ts'
import type { SchemaProblem } from '../schema.ts'
import { isUsableUrl } from '../usable-url.ts'
import { CheckoutFields } from './fields.ts'
import type { MerchantUrls, OrderLine } from './fields.ts'

export const checkFields = checker(CheckoutFields)

const negative = new Set(['discount', 'gift_card', 'store_credit'])

/** The tax within an amount that includes it, not rounded. */
const taxWithin = (amount: number, rate: number): number => amount - (amount * 10_000) / (10_000 + rate)

/** What is wrong with one line's amounts. */
export function lineProblems(line: OrderLine, field: string): readonly SchemaProblem[] {
  const { type = 'physical', quantity, unit_price, total_discount_amount = 0, total_amount, total_tax_amount, tax_rate } = line
  const problems: SchemaProblem[] = []
  if (negative.has(type) && unit_price > 0) problems.push({ field: `${field}.unit_price`, text: `must not be above 0 for ${type}` })
  if (!negative.has(type) && type !== 'sales_tax' && unit_price < 0)
    problems.push({ field: `${field}.unit_price`, text: `must not be below 0 for ${type}` })
  const expected = quantity * unit_price - total_discount_amount
  if (total_amount !== expected)
    problems.push({ field: `${field}.total_amount`, text: `must be quantity × unit_price − total_discount_amount, ${expected}` })
  if (type !== 'sales_tax' && Math.abs(total_tax_amount - taxWithin(total_amount, tax_rate)) > 1)
    problems.push({ field: `${field}.total_tax_amount`, text: 'must be the tax within total_amount, ±1' })
  return problems
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export type Amounts = { readonly order_amount: number; readonly order_tax_amount: number; readonly order_lines: readonly OrderLine[] }

/** What is wrong with an order's amounts: each line's, and their sums. */
export function amountProblems({ order_amount, order_tax_amount, order_lines }: Amounts): readonly SchemaProblem[] {
  const problems = order_lines.flatMap((line, index) => lineProblems(line, `order_lines[${index}]`))
  const amount = sum(order_lines.map((line) => line.total_amount))
  const tax = sum(order_lines.map((line) => line.total_tax_amount))
  if (order_amount !== amount) problems.push({ field: 'order_amount', text: `must be the sum of total_amount, ${amount}` })
  if (order_tax_amount !== tax) problems.push({ field: 'order_tax_amount', text: `must be the sum of total_tax_amount, ${tax}` })
  return problems
}

export function urlProblems(urls: MerchantUrls, httpOnLoopback: boolean): readonly SchemaProblem[] {
  const problems = Object.entries(urls).flatMap(([name, address]): SchemaProblem[] =>
    isUsableUrl(address.replaceAll('{checkout.order.id}', 'id'), httpOnLoopback)
      ? []
      : [{ field: `merchant_urls.${name}`, text: 'must be an https address' }],
  )
  if (urls.push === urls.checkout || urls.push === urls.confirmation)
    problems.push({ field: 'merchant_urls.push', text: 'must differ from checkout and confirmation' })
  return problems
}
