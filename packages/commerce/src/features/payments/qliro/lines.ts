import type { ComparedLine, PaymentLine } from '../provider.ts'

const types = { goods: 'Product', pant: 'Product', discount: 'Discount', freight: 'Shipping' } as const

/** Øre as kroner with at most two decimals, which is what Qliro takes. */
const kroner = (ore: number) => Number((ore / 100).toFixed(2))
const oreOf = (amount: number) => Math.round(amount * 100)

const withoutVat = (price: number, rate: number) => Math.round((price * 10_000) / (10_000 + rate))

const longestReference = 200
const unknown = /[^\p{L}\d (.)'\-_&,/–+:]/gu

/** Items of a Qliro order, in kroner. */
export const qliroItems = (lines: readonly PaymentLine[]) =>
  lines.map(({ kind, reference, name, count, price, rate }) => ({
    MerchantReference: reference.replaceAll(unknown, '').slice(0, longestReference),
    Description: name,
    Type: types[kind],
    Quantity: count,
    PricePerItemIncVat: kroner(price),
    PricePerItemExVat: kroner(withoutVat(price, rate)),
  }))

/** The same as order management takes them. */
export const managedItems = (lines: readonly PaymentLine[]) =>
  qliroItems(lines).map(({ MerchantReference, Type, Quantity, PricePerItemIncVat }) => ({
    MerchantReference,
    Type,
    Quantity,
    PricePerItemIncVat,
  }))

/** Goods that come back, and by how much less than their price they were paid for. */
export const returnedItems = (lines: readonly PaymentLine[]) => ({
  OrderItems: managedItems(lines.filter(({ kind }) => kind !== 'discount')),
  Fees: [],
  Discounts: qliroItems(lines.filter(({ kind }) => kind === 'discount')).map(
    ({ MerchantReference, Description, PricePerItemIncVat, PricePerItemExVat }) => ({
      MerchantReference,
      Description,
      PricePerItemIncVat,
      PricePerItemExVat,
    }),
  ),
})

export type QliroItem = { readonly MerchantReference?: string; readonly Quantity?: number; readonly PricePerItemIncVat?: number }

export const comparedItems = (items: readonly QliroItem[]): ComparedLine[] =>
  items.map(({ MerchantReference = '', Quantity = 0, PricePerItemIncVat = 0 }) => ({
    reference: MerchantReference,
    count: Quantity,
    price: oreOf(PricePerItemIncVat),
  }))

export const totalOf = (amount: number): number => oreOf(amount)
