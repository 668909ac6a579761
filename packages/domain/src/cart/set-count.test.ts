import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oreFromKroner } from '../money-wire/index.ts'
import { cartOf, countOf, line } from './cart.fixtures.ts'
import { applyDiscount, emptyCart, putLineBack, removeLine, setCount } from './index.ts'

it('[R4.02] [R4.03] sets a count however many there were, within limit and stock, and once more changes nothing', () => {
  const facts = fc.record({
    qty: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
    webPurchaseLimit: fc.integer({ min: 0, max: 6 }),
    had: fc.integer({ min: 0, max: 6 }),
    wanted: fc.integer({ min: -2, max: 9 }),
  })
  fc.assert(
    fc.property(facts, ({ qty, webPurchaseLimit, had, wanted }) => {
      const before = setCount(cartOf(line('1')), line('2', { qty: 6, webPurchaseLimit: 6 }), had)
      const wish = line('2', { qty, webPurchaseLimit })
      const cart = setCount(before, wish, wanted)
      expect(countOf(cart, '2')).toBe(Math.max(0, Math.min(wanted, webPurchaseLimit, qty ?? 0)))
      expect(countOf(cart, '1')).toBe(1)
      expect(cart.count).toBe(1 + countOf(cart, '2'))
      expect(setCount(cart, wish, wanted)).toEqual(cart)
    }),
  )
})

it('[R4.05] [R4.16] a line that was removed can be put back where it stood, with its count and what it costs', () => {
  const cart = setCount(cartOf(line('1'), line('2', { kroner: 300 }), line('3')), line('2', { kroner: 300 }), 4)
  const discounted = applyDiscount(cart, { fixed: true, amount: oreFromKroner(50) })
  const [, removed] = discounted.orders
  expect(removed && putLineBack(removeLine(discounted, '2'), removed, 1)).toEqual(discounted)
})

it('[R4.01] puts no line back that has come back already', () => {
  const cart = cartOf(line('1'), line('2'))
  const [, removed] = setCount(cart, line('2'), 3).orders
  expect(removed && putLineBack(cart, removed, 0)).toBe(cart)
  expect(removed && putLineBack(emptyCart, removed, 7).count).toBe(3)
})
