import type { ComparedLine, PaymentLine } from '../provider.ts'

const types = { goods: 'physical', pant: 'physical', discount: 'discount', freight: 'shipping_fee' } as const
const longestName = 255

/** The tax inside an amount, rounded to whole øre; negative for a discount. */
const vatIn = (amount: number, rate: number) => amount - Math.round((amount * 10_000) / (10_000 + rate))

/** Lines of a Klarna order, in øre. */
export const klarnaLines = (lines: readonly PaymentLine[]) =>
  lines.map(({ kind, reference, name, count, price, rate }) => ({
    type: types[kind],
    reference,
    name: name.slice(0, longestName),
    quantity: count,
    quantity_unit: 'stk',
    unit_price: price,
    tax_rate: rate,
    total_amount: count * price,
    total_discount_amount: 0,
    total_tax_amount: vatIn(count * price, rate),
  }))

export type KlarnaLine = { readonly reference?: string; readonly quantity?: number; readonly unit_price?: number }

export const comparedLines = (lines: readonly KlarnaLine[]): ComparedLine[] =>
  lines.map(({ reference = '', quantity = 0, unit_price = 0 }) => ({ reference, count: quantity, price: unit_price }))
