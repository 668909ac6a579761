import { amountToPay, chooseShipping, restoreCart } from '@vidda/domain/cart'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bigCount } from '../kit/big-count.ts'
import { contentsOf, type ContentLine, paymentLines, type Promo } from '../../src/features/payments/contents.ts'
import { klarnaLines } from '../../src/features/payments/kco/lines.ts'
import { qliroItems, totalOf } from '../../src/features/payments/qliro/lines.ts'

const contentLine = fc
  .record({
    goods: fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 40 })),
    pant: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 500 })),
    freight: fc.integer({ min: 0, max: 40_000 }),
    count: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ goods, pant, freight, count }) => ({ price: goods + pant, pant, freight, count }))

const lines = fc.array(contentLine, { minLength: 1, maxLength: 30 }).map((all) =>
  all.map((facts, index): ContentLine => ({
    ean: String(7_090_000_000_000 + index),
    variantId: index + 1,
    articleId: index + 1,
    name: 'Lauvås Skalljakke',
    size: 'M',
    color: 'Granskog',
    image: '/image',
    ...facts,
  })),
)

const code = { id: 1, code: 'VINTER', singleUse: false } as const

const promo: fc.Arbitrary<Promo | null> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 5_000_000 }).map((amount) => ({ ...code, fixed: true, amount })),
  fc.integer({ min: 0, max: 10_000 }).map((parts) => ({ ...code, fixed: false, amount: parts / 10_000 })),
)

/** The same goods as a browser holds them. */
const cartOf = (goods: readonly ContentLine[], reduction: Promo | null, shipping: 'collect' | 'delivery') =>
  chooseShipping(
    restoreCart({
      orders: goods.map(({ variantId: id, freight, ...line }) => ({
        ...line,
        id,
        frightPrice: freight,
        gender: 2,
        slug: 'lauvas-skalljakke',
        webPurchaseLimit: 20,
        canPurchase: true,
        onlyCC: false,
        variant: {
          id,
          ean: line.ean,
          shops: [],
          size: { id: 1, name: 'M' },
          color: { id: 1, name: 'Granskog', hex: '#204030', colorCode: '101', imagePath: '/image' },
        },
      })),
      discount: reduction && { activated: true, fixed: reduction.fixed, amount: reduction.amount },
    }),
    shipping,
  )

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** No more than two decimals, as JSON writes it. */
const isKroner = (amount: number) => /^-?\d+(?:\.\d{1,2})?$/u.test(JSON.stringify(amount))

it('prices the example of the design to the øre', () => {
  const jacket: ContentLine = {
    ean: '7090000000017',
    variantId: 1,
    articleId: 1,
    name: 'Skalljakke dame',
    size: 'M',
    color: 'blå',
    image: '',
    price: 129_900,
    pant: 0,
    freight: 19_900,
    count: 1,
  }
  const contents = contentsOf({ lines: [jacket], notOrdered: [], shipping: 'delivery', promo: { ...code, fixed: true, amount: 20_000 } })
  expect([contents.total, contents.vat]).toEqual([129_800, 25_960])
  expect(klarnaLines(paymentLines(contents)).map((line) => [line.type, line.total_amount, line.total_tax_amount])).toEqual([
    ['physical', 129_900, 25_980],
    ['discount', -20_000, -4000],
    ['shipping_fee', 19_900, 3980],
  ])
  expect(qliroItems(paymentLines(contents)).map((item) => [item.Type, item.PricePerItemIncVat, item.PricePerItemExVat])).toEqual([
    ['Product', 1299, 1039.2],
    ['Discount', -200, -160],
    ['Shipping', 199, 159.2],
  ])
})

it(
  '[R4.09] [R4.10] [R4.11] [R4.12] [R4.19] [R4.20] the browser, the server, Klarna and Qliro come to the same øre for any cart',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(lines, promo, fc.constantFrom('collect', 'delivery'), (goods, reduction, shipping) => {
        const contents = contentsOf({ lines: goods, notOrdered: [], shipping, promo: reduction })
        const told = paymentLines(contents)
        const klarna = klarnaLines(told)
        const qliro = qliroItems(told)

        expect(amountToPay(cartOf(goods, reduction, shipping))).toBe(contents.total)
        expect(sum(klarna.map((line) => line.total_amount))).toBe(contents.total)
        expect(sum(qliro.map((item) => totalOf(item.PricePerItemIncVat) * item.Quantity))).toBe(contents.total)
        expect(contents.total - contents.freight).toBeGreaterThanOrEqual(sum(goods.map(({ pant, count }) => pant * count)))

        expect(sum(klarna.map((line) => line.total_tax_amount))).toBe(contents.vat)
        for (const line of klarna) {
          const amounts = [line.unit_price, line.quantity, line.total_amount, line.total_tax_amount]
          expect(amounts.every(Number.isSafeInteger)).toBe(true)
          expect(line.type === 'discount' ? line.unit_price < 0 : line.unit_price >= 0).toBe(true)
          const exact = line.total_amount - (line.total_amount * 10_000) / (10_000 + line.tax_rate)
          expect(Math.abs(line.total_tax_amount - exact)).toBeLessThanOrEqual(1)
        }

        for (const { Type, Quantity, PricePerItemIncVat, PricePerItemExVat } of qliro) {
          expect(isKroner(PricePerItemIncVat) && isKroner(PricePerItemExVat) && Number.isSafeInteger(Quantity) && Quantity >= 1).toBe(true)
          const sign = Type === 'Discount' ? -1 : 1
          expect(sign * PricePerItemExVat).toBeGreaterThanOrEqual(0)
          expect(sign * PricePerItemIncVat).toBeGreaterThanOrEqual(sign * PricePerItemExVat)
        }
        expect(new Set(qliro.map((item) => `${item.MerchantReference} ${item.PricePerItemIncVat}`)).size).toBe(qliro.length)
        expect(qliro.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: bigCount(100_000) },
    )
  },
)
