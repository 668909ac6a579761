import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bigCount } from '../kit/big-count.ts'
import { contentsOf, type ContentLine, paymentLines } from '../../src/features/payments/contents.ts'
import {
  amountOf,
  type Charge,
  chargedLines,
  leftOf,
  OperationRefused,
  type Refund,
  refundedLines,
  type Wish,
} from '../../src/features/payments/parts.ts'
import type { PaymentLine } from '../../src/features/payments/provider.ts'

const line = (ean: string, price: number, count: number, pant = 0): ContentLine => ({
  ean,
  variantId: 1,
  articleId: 1,
  name: 'Lauvås Skalljakke',
  size: 'M',
  color: 'Granskog',
  image: '/image',
  price,
  pant,
  freight: 9900,
  count,
})

const order = (lines: readonly ContentLine[], off: number, shipping: 'collect' | 'delivery' = 'collect') =>
  paymentLines(
    contentsOf({
      lines,
      notOrdered: [],
      shipping,
      promo: off > 0 ? { id: 1, code: 'VINTER', fixed: true, amount: off, singleUse: false } : null,
    }),
  )

/** As Klarna takes charges; Qliro does not split the discount. */
const charge = (all: readonly PaymentLine[], taken: readonly PaymentLine[], wish: Wish, splitsDiscount = true) =>
  chargedLines({ all, taken, wish, splitsDiscount })

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { lines }) => sum + amountOf(lines), 0)

it('[R10.31] charges part of the goods with its share of the discount, and freight with the last', () => {
  const lines = order([line('1', 10_000, 1), line('2', 30_000, 1)], 20_000, 'delivery')
  const first = charge(lines, [], { 1: 1 })
  expect(amountOf(first)).toBe(10_000 - 5000)
  expect(amountOf(charge(lines, first, null))).toBe(30_000 - 15_000 + 9900)
})

it('[R10.31] charges the whole discount with the first of the goods where the provider does not split it, and refuses goods that do not cover it', () => {
  const lines = order([line('1', 5000, 1), line('2', 30_000, 1)], 8000)
  const first = charge(lines, [], { 2: 1 }, false)
  expect(amountOf(first)).toBe(22_000)
  expect(amountOf(charge(lines, first, null, false))).toBe(5000)
  expect(() => charge(lines, [], { 1: 1 }, false)).toThrow(OperationRefused)
})

it('[R10.31] refuses more than there is, and goods that are not in the order', () => {
  const lines = order([line('1', 5000, 2)], 0)
  expect(() => charge(lines, [], { 1: 3 })).toThrow('Of 1 there are 2 left, and not 3.')
  expect(() => charge(lines, [], { 9: 1 })).toThrow('The order has no line 9.')
  expect(() => refundedLines([{ id: 1, lines }], [], { 1: 3 })).toThrow('Of 1 there are 2 left, and not 3.')
  expect(() => refundedLines([], [], { 1: 1 })).toThrow('The order has no line 1.')
})

it.each([
  { goods: [line('1', 100_000, 1), line('2', 50_000, 2)], off: 40_000, back: { 1: 1 }, paid: 80_000 },
  { goods: [line('1', 100_000, 1), line('2', 50_000, 2)], off: 40_000, back: { 2: 1 }, paid: 40_000 },
  { goods: [line('1', 100_000, 1), line('2', 50_000, 2)], off: 40_000, back: { 1: 1, 2: 1 }, paid: 120_000 },
  { goods: [line('1', 100_000, 1), line('2', 50_000, 2)], off: 0, back: { 2: 2 }, paid: 100_000 },
  // Pant is no part of what the discount is taken of: the bottle's comes back whole.
  { goods: [line('1', 10_300, 1, 300), line('2', 10_000, 1)], off: 5000, back: { 1: 1 }, paid: 7800 },
  // The odd øre is the shopper's.
  { goods: [line('1', 1000, 3)], off: 100, back: { 1: 1 }, paid: 967 },
])(
  '[R10.31] gives back for part of an order what was paid for it: of $off øre discount its share ($back: $paid)',
  ({ goods, off, back, paid }) => {
    const lines = order(goods, off, 'delivery')
    const charges = [{ id: 1, lines }]
    const first = refundedLines(charges, [], back)
    expect(sumOf(first)).toBe(paid)
    expect(sumOf(first) + sumOf(refundedLines(charges, first, null))).toBe(amountOf(lines))
  },
)

it('[R10.31] pays back of the charge in which the goods were paid for, the oldest first, and freight with the last of the goods', () => {
  const lines = order([line('1', 10_000, 3)], 3000, 'delivery')
  const first = charge(lines, [], { 1: 1 }, false)
  const charges = [
    { id: 1, lines: first },
    { id: 2, lines: charge(lines, first, null, false) },
  ]
  const one = refundedLines(charges, [], { 1: 1 })
  expect(one.map(({ chargeId, lines: back }) => [chargeId, amountOf(back)])).toEqual([[1, 7000]])
  const rest = refundedLines(charges, one, { 1: 2 })
  expect(rest.map(({ chargeId, lines: back }) => [chargeId, amountOf(back)])).toEqual([[2, 20_000 + 9900]])
})

const contents = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 20_000 }),
      pant: fc.integer({ min: 0, max: 300 }),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((lines) => lines.map(({ price, pant, count }, index) => line(String(index), price + pant, count, pant)))

it('[R10.31] charges and refunds in any parts and order: none is below zero, no charge more than was agreed, no refund more than was charged, and the rest can always be had', () => {
  const wish = fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4'), fc.integer({ min: 0, max: 3 }))
  const steps = fc.array(fc.record({ kind: fc.constantFrom('charge', 'refund'), wish }), { maxLength: 8 })
  fc.assert(
    fc.property(contents, fc.integer({ min: 0, max: 90_000 }), fc.boolean(), fc.boolean(), steps, (goods, off, delivered, splits, all) => {
      const lines = order(goods, off, delivered ? 'delivery' : 'collect')
      let [charges, refunds]: [readonly Charge[], readonly Refund[]] = [[], []]
      const charged = () => charges.flatMap((one) => one.lines)
      const take = (wanted: Wish) => {
        const part = charge(lines, charged(), wanted, splits)
        expect(amountOf(part)).toBeGreaterThanOrEqual(0)
        if (part.length > 0) charges = [...charges, { id: charges.length, lines: part }]
      }
      const give = (wanted: Wish) => {
        const back = refundedLines(charges, refunds, wanted)
        for (const one of back) expect(amountOf(one.lines)).toBeGreaterThanOrEqual(0)
        refunds = [...refunds, ...back]
      }
      for (const { kind, wish: wanted } of all) {
        try {
          if (kind === 'charge') take(wanted)
          else give(wanted)
        } catch (error) {
          if (!(error instanceof OperationRefused)) throw error
        }
        expect(amountOf(charged())).toBeLessThanOrEqual(amountOf(lines))
        for (const { id, lines: own } of charges) {
          const back = refunds.filter(({ chargeId }) => chargeId === id)
          expect(sumOf(back)).toBeLessThanOrEqual(amountOf(own))
          expect(
            leftOf(
              own,
              back.flatMap((one) => one.lines),
            ).every(({ count }) => count > 0),
          ).toBe(true)
        }
      }
      take(null)
      give(null)
      expect([amountOf(charged()), sumOf(refunds)]).toEqual([amountOf(lines), amountOf(lines)])
    }),
    { numRuns: bigCount(10_000) },
  )
})

it('[R10.31] whatever is paid back first of an order, each of its goods gives the same, to an øre for each of them', () => {
  fc.assert(
    fc.property(contents, fc.integer({ min: 0, max: 90_000 }), (goods, off) => {
      const lines = order(goods, off)
      const charges = [{ id: 1, lines }]
      const discount = off === 0 ? 0 : -amountOf(lines.filter(({ kind }) => kind === 'discount'))
      const worth = goods.reduce((sum, { price, pant, count }) => sum + (price - pant) * count, 0)
      let refunds: readonly Refund[] = []
      for (const { ean, price, pant, count } of goods) {
        const back = refundedLines(charges, refunds, { [ean]: count })
        refunds = [...refunds, ...back]
        const share = worth === 0 ? 0 : (discount * (price - pant) * count) / worth
        expect(Math.abs(sumOf(back) - (price * count - share))).toBeLessThanOrEqual(goods.length)
      }
      expect(sumOf(refunds)).toBe(amountOf(lines))
    }),
    { numRuns: bigCount(10_000) },
  )
})
