import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minus, sumOre, times } from '../money/index.ts'
import { oreFromKroner } from '../money-wire/index.ts'
import { line } from './cart.fixtures.ts'
import {
  addVariant,
  applyDiscount,
  clearCart,
  decrement,
  emptyCart,
  persistedCart,
  removeDiscount,
  removeLine,
  restoreCart,
  setCartErrors,
} from './index.ts'
import type { CartState } from './types.ts'

type Step = (cart: CartState) => CartState

const ean = fc.constantFrom('1', '2', '3', '4')

const newLine = fc
  .record({
    ean,
    pantKroner: fc.integer({ min: 0, max: 5 }),
    goods: fc.integer({ min: 0, max: 5_000 }),
    qty: fc.integer({ min: 0, max: 4 }),
    webPurchaseLimit: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ ean: id, goods, pantKroner, ...facts }) => line(id, { ...facts, pantKroner, kroner: goods + pantKroner }))

const reduction = fc.oneof(
  fc.integer({ min: 0, max: 9_000 }).map((kroner) => ({ fixed: true, amount: oreFromKroner(kroner) }) as const),
  fc.double({ min: 0, max: 1, noNaN: true }).map((amount) => ({ fixed: false, amount }) as const),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: newLine.map(
      (added): Step =>
        (cart) =>
          addVariant(cart, added),
    ),
  },
  ean.map(
    (id): Step =>
      (cart) =>
        decrement(cart, id),
  ),
  ean.map(
    (id): Step =>
      (cart) =>
        removeLine(cart, id),
  ),
  reduction.map(
    (less): Step =>
      (cart) =>
        applyDiscount(cart, less),
  ),
  fc.constant<Step>(removeDiscount),
  fc.constant<Step>(clearCart),
  fc.array(ean).map(
    (eans): Step =>
      (cart) =>
        setCartErrors(
          cart,
          eans.map((eanNo) => ({ eanNo, problem: 'gone', most: 5 })),
        ),
  ),
)

const checkInvariants = (cart: CartState): void => {
  const sum = sumOre(cart.orders.map((order) => times(order.price, order.count)))
  const pant = sumOre(cart.orders.map((order) => times(order.pant, order.count)))
  const eans = cart.orders.map((order) => order.ean)
  expect(new Set(eans).size).toBe(eans.length)
  expect(cart.orders.every((order) => order.count >= 1)).toBe(true)
  expect(cart.count).toBe(cart.orders.reduce((count, order) => count + order.count, 0))
  expect(Number.isSafeInteger(cart.total)).toBe(true)
  expect(cart.total).toBeGreaterThanOrEqual(pant)
  expect(minus(sum, cart.total)).toBeGreaterThanOrEqual(0)
  expect(cart.discount.originalTotal).toBe(sum)
  if (!cart.discount.activated) expect(cart.total).toBe(sum)
  if (cart.count === 0) expect(cart.discount).toEqual(emptyCart.discount)
  expect(cart.isCartValid).toBe(cart.count > 0 && !cart.cartErrors.some((error) => eans.includes(error.eanNo)))
}

it('[R4.05] [R4.06] [R4.09] [R4.12] [R4.13] [R4.16] [R4.17] holds its invariants after any sequence of steps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let cart = emptyCart
      for (const next of steps) {
        cart = next(cart)
        checkInvariants(cart)
      }
    }),
  )
})

it('[R4.02] [R4.03] adding raises the count by one or leaves the cart as it is, and never beyond limit and stock', () => {
  fc.assert(
    fc.property(fc.array(newLine, { maxLength: 12 }), newLine, (before, added) => {
      const cart = before.reduce(addVariant, emptyCart)
      const had = cart.orders.find((order) => order.ean === added.ean)?.count ?? 0
      const allowed = had < added.webPurchaseLimit && had + 1 <= (added.variant.shops[0]?.qty ?? 0)
      const next = addVariant(cart, added)
      expect(next.count - cart.count).toBe(allowed ? 1 : 0)
      if (!allowed) expect(next).toBe(cart)
    }),
  )
})

it('[R4.08] any cart comes back from storage as it was', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      const cart = setCartErrors(
        steps.reduce((before, next) => next(before), emptyCart),
        [],
      )
      expect(restoreCart(JSON.parse(JSON.stringify(persistedCart(cart))))).toEqual({ ...cart, txData: null })
    }),
  )
})
