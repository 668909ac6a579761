import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oreFromKroner } from '../money-wire/index.ts'
import { cartOf, line } from './cart.fixtures.ts'
import { applyDiscount, emptyCart, persistedCart, restoreCart, setQliroOrder } from './index.ts'

const stored = (cart: unknown): unknown => JSON.parse(JSON.stringify(cart))

const full = {
  ...setQliroOrder(applyDiscount(cartOf(line('1'), line('2'), line('2')), { fixed: false, amount: 0.25 }), { shopId: 1, orderId: 'q' }),
  client: { name: 'Kari' },
  shipping: [{ id: 1, name: 'Hjem', price: oreFromKroner(99) }],
  klarnaOrders: [{ orderId: 'k' }],
  txData: { secret: true },
}

describe('the cart in storage', () => {
  it('[R3.26] has exactly the eight keys', () => {
    expect(Object.keys(persistedCart(full)).toSorted()).toEqual(
      ['total', 'shipping', 'discount', 'klarnaOrders', 'orderInfo', 'orders', 'client', 'count'].toSorted(),
    )
  })

  it('[R4.08] comes back with the same lines, counts and discount', () => {
    expect(restoreCart(stored(persistedCart(full)))).toEqual({ ...full, txData: null, qliroOrders: [] })
  })

  it.each([
    ['a code that takes off everything', applyDiscount(cartOf(line('1')), { fixed: false, amount: 1 })],
    [
      'the most pieces that an article allows',
      { ...cartOf(line('1')), orders: [{ ...line('1', { webPurchaseLimit: 1000 }), count: 1000 }] },
    ],
    ['the highest price that an article has', cartOf(line('1', { kroner: 21_474_836 }))],
  ])('[R4.08] comes back with %s', (_, cart) => {
    const back = restoreCart(stored(persistedCart(cart)))
    expect(back.orders).toEqual(cart.orders)
    expect(back.discount).toMatchObject({ activated: cart.discount.activated, amount: cart.discount.amount })
  })

  it('[R10.43] a line has its shops sorted by quantity, in whatever order they were stored', () => {
    const [first] = full.orders
    const variant = {
      ...first?.variant,
      shops: [
        { id: 2, qty: 1 },
        { id: 8, qty: 5 },
      ],
    }
    const [read] = restoreCart(stored({ ...full, orders: [{ ...first, variant }] })).orders
    expect(read?.variant.shops.map(({ id }) => id)).toEqual([8, 2])
  })

  it('works the sums out anew, whatever storage says', () => {
    expect(restoreCart({ ...(stored(persistedCart(full)) as object), total: 1, count: 99 }).total).toBe(full.total)
  })

  it.each([
    ['a price that is no whole number', { price: 1.5 }],
    ['a negative price', { price: -100 }],
    ['a count of 0', { count: 0 }],
    ['a count beyond reason', { count: 1e9 }],
    ['no variant', { variant: null }],
    ['no ean', { ean: 7 }],
  ])('drops a line with %s and keeps the others', (_, fault) => {
    const [first, ...others] = full.orders
    expect(restoreCart(stored({ ...full, orders: [{ ...first, ...fault }, ...others] })).orders).toEqual(others)
  })

  it('gives a line without freight the default', () => {
    const [first] = full.orders
    expect(restoreCart(stored({ orders: [{ ...first, frightPrice: undefined }] })).orders[0]?.frightPrice).toBe(9_900)
  })

  it.each([{ activated: true, fixed: false, amount: 7 }, { activated: true, fixed: true, amount: 0.5 }, { activated: 'yes' }, 3])(
    'drops a discount that cannot be: %j',
    (discount) => {
      expect(restoreCart(stored({ ...full, discount })).discount.activated).toBe(false)
    },
  )

  it('never throws, and gives an empty cart for what is none', () => {
    for (const nothing of [undefined, null, 'x', 7, [], {}]) expect(restoreCart(nothing)).toEqual(emptyCart)
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (orders, discount, shipping) => {
        const cart = restoreCart({ orders, discount, shipping, client: orders, klarnaOrders: discount })
        expect(cart.count).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
