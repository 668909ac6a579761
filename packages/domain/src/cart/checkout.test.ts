import { expect, it } from 'vitest'
import { cartOf, line } from './cart.fixtures.ts'
import {
  availableLines,
  addKlarnaOrder,
  emptyCart,
  isCartValid,
  isReservationOnly,
  removeKlarnaOrder,
  removeLine,
  removeQliroOrder,
  removeQliroOrders,
  setCartErrors,
  setQliroOrder,
} from './index.ts'

it('[R3.24] a cart keeps its goods, the ways to get them, the discount, the payments that are open and what was found wrong', () => {
  const cart = setQliroOrder(addKlarnaOrder(cartOf(line('1')), 'k'), { shopId: 5, orderId: 'q' })
  expect(Object.keys(cart).toSorted()).toEqual(
    'cartErrors client count discount isCartValid klarnaOrders orderInfo orders qliroOrders selectedShipping shipping total txData'.split(
      ' ',
    ),
  )
  expect(cart).toMatchObject({
    discount: { activated: false, amount: 0, fixed: true, originalTotal: line('1').price },
    klarnaOrders: [{ orderId: 'k' }],
    qliroOrders: [{ shopId: 5, orderId: 'q' }],
    selectedShipping: { id: 'delivery', price: 9900 },
  })
  expect(setCartErrors(cart, [{ eanNo: '1', problem: 'gone', most: 0 }]).cartErrors).toMatchObject([{ eanNo: '1' }])
})

it('[R4.17] a cart is valid with lines of which none is in cartErrors', () => {
  const cart = cartOf(line('1'), line('2'))
  const gone = (eanNo: string) => ({ eanNo, problem: 'gone', most: 5 }) as const
  const reported = setCartErrors(cart, [gone('2')])
  expect([emptyCart, cart, reported, setCartErrors(cart, [gone('9')])].map(isCartValid)).toEqual([false, true, false, true])
  expect(availableLines(reported).map(({ ean }) => ean)).toEqual(['1'])
  expect(isCartValid(removeLine(reported, '2'))).toBe(true)
  expect(isCartValid(removeLine(removeLine(cart, '1'), '2'))).toBe(false)
})

it('[R4.21] a Klarna order is added once by its id, and removed by it', () => {
  const twice = addKlarnaOrder(addKlarnaOrder(addKlarnaOrder(emptyCart, 'a'), 'b'), 'a')
  expect(twice.klarnaOrders).toEqual([{ orderId: 'a' }, { orderId: 'b' }])
  expect(removeKlarnaOrder(twice, 'a').klarnaOrders).toEqual([{ orderId: 'b' }])
})

const threeQliro = setQliroOrder(setQliroOrder(setQliroOrder(emptyCart, { shopId: 1, orderId: 'a' }), { shopId: 2, orderId: 'b' }), {
  shopId: 1,
  orderId: 'c',
})

it('[R4.22] a Qliro order replaces the one of the same shop and stands beside those of others', () => {
  expect(threeQliro.qliroOrders).toEqual([
    { shopId: 2, orderId: 'b' },
    { shopId: 1, orderId: 'c' },
  ])
})

it('[R4.23] Qliro orders are removed one by id, or all at once', () => {
  expect(removeQliroOrder(threeQliro, 'b').qliroOrders).toEqual([{ shopId: 1, orderId: 'c' }])
  expect(removeQliroOrders(threeQliro).qliroOrders).toEqual([])
})

it.each([
  ['onlyCC', { onlyCC: true }],
  ['not for sale online', { canPurchase: false }],
])('one line that is %s restricts the cart to reservation until it is removed', (_, facts) => {
  const cart = cartOf(line('1'), line('2', facts))
  expect([isReservationOnly(cart), isReservationOnly(removeLine(cart, '2'))]).toEqual([true, false])
})
