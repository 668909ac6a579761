import { describe, expect, it } from 'vitest'
import { oreFromKroner, oreFromWire } from '../money-wire/index.ts'
import { cartOf, line } from './cart.fixtures.ts'
import {
  addVariant,
  amountToPay,
  applyDiscount,
  chooseShipping,
  discountedBy,
  emptyCart,
  removeDiscount,
  removeLine,
  shippingCost,
} from './index.ts'

const fixed = (kroner: number) => ({ fixed: true, amount: oreFromKroner(kroner) }) as const

describe('total', () => {
  it('[R4.09] is the sum of price times count', () => {
    expect(cartOf(line('1', { kroner: 199 }), line('1', { kroner: 199 }), line('2', { kroner: 49 })).total).toBe(44_700)
  })

  it('[R4.10] loses the amount of a fixed discount', () => {
    expect(applyDiscount(cartOf(line('1', { kroner: 500 })), fixed(120)).total).toBe(38_000)
  })

  it('[R4.11] loses a fraction of the sum: 0.2 of 1000 kr leaves 800 kr', () => {
    const cart = applyDiscount(cartOf(line('1', { kroner: 1000 })), { fixed: false, amount: 0.2 })
    expect([cart.total, discountedBy(cart)]).toEqual([80_000, 20_000])
  })

  it.each([
    ['fixed', fixed(500)],
    ['a fraction', { fixed: false, amount: 1 }],
  ] as const)('[R4.12] never falls below the deposits (%s)', (_, reduction) => {
    const bottle = line('1', { kroner: 30, pantKroner: 3 })
    expect(applyDiscount(cartOf(bottle, bottle, line('2', { kroner: 100 })), reduction).total).toBe(600)
  })

  it('[R4.13] of an empty cart is 0, with count 0 and no discount', () => {
    const emptied = removeLine(applyDiscount(cartOf(line('1')), fixed(10)), '1')
    for (const cart of [emptyCart, emptied]) expect([cart.total, cart.count, cart.discount.activated]).toEqual([0, 0, false])
    expect(applyDiscount(emptyCart, fixed(10))).toBe(emptyCart)
  })

  it('[R4.14] changes no more once a discount is activated', () => {
    const cart = applyDiscount(cartOf(line('1')), fixed(10))
    expect(applyDiscount(cart, fixed(50))).toBe(cart)
  })

  it('[R4.15] goes back to the sum of the lines as they now are when the discount is removed', () => {
    const cart = removeDiscount(addVariant(applyDiscount(cartOf(line('1')), fixed(10)), line('2', { kroner: 40 })))
    expect([cart.total, cart.discount.originalTotal, cart.discount.activated]).toEqual([14_000, 14_000, false])
  })

  it('[R4.16] follows the lines while a discount is active', () => {
    const half = applyDiscount(cartOf(line('1')), { fixed: false, amount: 0.5 })
    const more = addVariant(half, line('2', { kroner: 300 }))
    expect([half.total, more.total, removeLine(more, '1').total]).toEqual([5_000, 20_000, 15_000])
  })

  it('[R10.06] rounds a fraction half up once, on the sum: 50 % of 333 øre is 167 øre', () => {
    const odd = { ...line('1'), price: oreFromWire(111) }
    const cart = applyDiscount(cartOf(odd, odd, odd), { fixed: false, amount: 0.5 })
    expect([discountedBy(cart), cart.total]).toEqual([167, 166])
  })

  it('[R10.06] rounds no line by itself: 50 % of two lines of 333 øre is 333 øre', () => {
    const [one, other] = [line('1'), line('2')].map((odd) => ({ ...odd, price: oreFromWire(333) }))
    const cart = applyDiscount(one && other ? cartOf(one, other) : emptyCart, { fixed: false, amount: 0.5 })
    expect([discountedBy(cart), cart.total]).toEqual([333, 333])
  })
})

describe('freight', () => {
  it('[R4.18] is delivery at 19900 for a new cart', () => {
    expect(emptyCart.selectedShipping).toEqual({ id: 'delivery', price: 19_900 })
  })

  it('[R4.19] is the highest among the lines, and 0 when empty', () => {
    const cart = cartOf(line('1', { frightPrice: oreFromWire(9_900) }), line('2', { frightPrice: oreFromWire(29_900) }))
    expect([shippingCost(cart), shippingCost(emptyCart)]).toEqual([29_900, 0])
    expect(cart.selectedShipping.price).toBe(29_900)
  })

  it('[R4.20] is added to the total for delivery, and not when collected in the shop', () => {
    const cart = cartOf(line('1', { kroner: 100, pantKroner: 2 }))
    expect([amountToPay(cart), amountToPay(chooseShipping(cart, 'collect')), amountToPay(emptyCart)]).toEqual([19_900, 10_000, 0])
  })
})
