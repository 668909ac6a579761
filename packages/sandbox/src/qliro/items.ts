import { Refusal } from '../http/exchange.ts'
import type { SchemaProblem } from '../schema.ts'
import { itemTypes } from './fields.ts'
import type { ItemType, OrderItem } from './fields.ts'

/** A line as Qliro keeps it. The reference and the price together say which line it is. */
export type Item = {
  readonly MerchantReference: string
  readonly Description: string
  readonly Type: ItemType
  readonly Quantity: number
  readonly PricePerItemIncVat: number
  readonly PricePerItemExVat: number
  readonly VatRate?: number
  readonly Metadata?: object
}

export const ore = (kroner: number): number => Math.round(kroner * 100)
export const kroner = (amount: number): number => amount / 100

export const keyOf = ({
  MerchantReference,
  PricePerItemIncVat,
}: {
  readonly MerchantReference: string
  readonly PricePerItemIncVat: number
}): string => `${MerchantReference}|${ore(PricePerItemIncVat)}`

/** Øre, whatever the prices have as decimals. */
export const totalOf = (items: readonly { readonly Quantity: number; readonly PricePerItemIncVat: number }[]): number =>
  items.reduce((sum, { Quantity, PricePerItemIncVat }) => sum + Quantity * ore(PricePerItemIncVat), 0)

const typeOf = ({ Type }: OrderItem): ItemType => (typeof Type === 'number' ? (itemTypes[Type] ?? 'Product') : (Type ?? 'Product'))

const hasMoreDecimals = (value = 0): boolean => Math.abs(value * 100 - Math.round(value * 100)) > 1e-6

function problemsOf(item: OrderItem, field: string): readonly SchemaProblem[] {
  const { PricePerItemIncVat: inc, PricePerItemExVat: ex = inc } = item
  const isDiscount = typeOf(item) === 'Discount'
  const wrongSign = (value: number): boolean => (isDiscount ? value > 0 : value < 0)
  const problems: SchemaProblem[] = []
  const sign = `must be ${isDiscount ? 'at most' : 'at least'} 0 for ${typeOf(item)}`
  if (wrongSign(inc)) problems.push({ field: `${field}.PricePerItemIncVat`, text: sign })
  if (wrongSign(ex)) problems.push({ field: `${field}.PricePerItemExVat`, text: sign })
  // A discount's prices are negative: what includes VAT is further from 0, as everywhere.
  if (Math.abs(inc) < Math.abs(ex)) problems.push({ field: `${field}.PricePerItemIncVat`, text: 'must not be less than PricePerItemExVat' })
  return problems
}

/** The lines of a body, checked; throws the refusal. */
export function readItems(given: readonly OrderItem[], duplicates: 'merge' | 'reject', field = 'OrderItems'): readonly Item[] {
  if (given.some((item) => [item.PricePerItemIncVat, item.PricePerItemExVat, item.VatRate].some(hasMoreDecimals))) {
    throw new Refusal(500, 'SYSTEM_ERROR', 'A price has more than two decimals')
  }
  const problems = given.flatMap((item, index) => problemsOf(item, `${field}[${index}]`))
  if (problems.length > 0)
    throw new Refusal(
      400,
      'INVALID_INPUT',
      problems.map(({ field: name, text }) => `${name} ${text}`),
    )
  const lines = new Map<string, Item>()
  for (const item of given) {
    const known = lines.get(keyOf(item))
    if (known && duplicates === 'reject')
      throw new Refusal(400, 'INVALID_INPUT', `${field} has ${item.MerchantReference} twice at the same price`)
    const { VatRate, Metadata } = item
    lines.set(keyOf(item), {
      MerchantReference: item.MerchantReference,
      Description: item.Description ?? '',
      Type: typeOf(item),
      Quantity: item.Quantity + (known?.Quantity ?? 0),
      PricePerItemIncVat: item.PricePerItemIncVat,
      PricePerItemExVat: item.PricePerItemExVat ?? item.PricePerItemIncVat,
      ...(VatRate === undefined ? {} : { VatRate }),
      ...(Metadata === undefined ? {} : { Metadata }),
    })
  }
  return [...lines.values()]
}
