import { describe, expect, it } from 'vitest'
import { oreFromKroner } from '../money-wire/index.ts'
import { cartOf, countOf, line } from './cart.fixtures.ts'
import { addVariant, applyDiscount, clearCart, decrement, emptyCart, lineOf, removeLine } from './index.ts'
import type { ArticleDetail } from '../article/index.ts'

describe('adding', () => {
  it('[R4.01] appends a variant that is not in the cart; another size of the article is a line of its own', () => {
    const cart = cartOf(line('1', { articleId: 7 }), line('2', { articleId: 7, size: 'L' }))
    expect(cart.orders.map(({ ean, count }) => [ean, count])).toEqual([
      ['1', 1],
      ['2', 1],
    ])
  })

  it('[R4.02] raises the count of a variant in the cart by one, up to the first shop’s quantity', () => {
    const cart = cartOf(line('1', { qty: 2 }), line('2'), line('1', { qty: 2 }))
    expect(countOf(cart, '1')).toBe(2)
    expect(countOf(cart, '2')).toBe(1)
    expect(cart.count).toBe(3)
  })

  it('[R4.03] does nothing at the purchase limit', () => {
    const limited = line('1', { webPurchaseLimit: 2 })
    const cart = cartOf(limited, limited)
    expect(addVariant(cart, limited)).toBe(cart)
  })

  it('[R4.03] does nothing beyond the first shop’s quantity', () => {
    const scarce = line('1', { qty: 1 })
    const cart = cartOf(scarce)
    expect(addVariant(cart, scarce)).toBe(cart)
  })

  it('[R4.02] [R4.03] counts the first shop alone, whatever the others have', () => {
    const { variant, ...goods } = line('1')
    const spread = {
      ...goods,
      variant: {
        ...variant,
        shops: [
          { id: 3, qty: 2 },
          { id: 4, qty: 2 },
        ],
      },
    }
    expect(countOf(cartOf(spread, spread, spread), '1')).toBe(2)
  })

  it('[R4.03] does nothing for a variant with no shop', () => {
    const gone = line('1', { qty: null })
    expect(addVariant(emptyCart, gone)).toBe(emptyCart)
    const cart = cartOf(line('1'))
    expect(addVariant(cart, gone)).toBe(cart)
  })

  it('takes over the newest facts of the variant', () => {
    const cart = cartOf(line('1', { kroner: 100 }), line('1', { kroner: 80 }))
    expect(cart.total).toBe(16_000)
  })

  it('makes the line of an article’s variant with the variant’s own picture', () => {
    const wanted = line('7', { name: 'Rim Ullgenser' })
    const detail = { ...wanted, id: 4, variants: [wanted.variant], image: '/article' } as unknown as ArticleDetail
    expect(lineOf(detail, wanted.variant)).toEqual({ ...wanted, articleId: 4 })
  })
})

describe('taking out', () => {
  it('[R4.04] lowers the count of that line alone by one', () => {
    const cart = decrement(cartOf(line('1'), line('1'), line('2')), '1')
    expect([countOf(cart, '1'), countOf(cart, '2')]).toEqual([1, 1])
  })

  it('[R4.04] removes a line at count 1', () => {
    expect(decrement(cartOf(line('1'), line('2')), '1').orders.map(({ ean }) => ean)).toEqual(['2'])
  })

  it('[R4.05] subtracts a removed line’s count and amount', () => {
    const cart = removeLine(cartOf(line('1'), line('1'), line('2', { kroner: 50 })), '1')
    expect([cart.count, cart.total]).toEqual([1, 5_000])
  })

  it('[R4.06] clears the discount when the count reaches 0, and not before', () => {
    const cart = applyDiscount(cartOf(line('1'), line('2')), { fixed: true, amount: oreFromKroner(10) })
    const one = removeLine(cart, '1')
    expect(one.discount.activated).toBe(true)
    expect(removeLine(one, '2').discount).toEqual(emptyCart.discount)
    expect(decrement(one, '2').discount).toEqual(emptyCart.discount)
  })

  it('[R4.07] clears lines, total, count, payment data, discount and order info', () => {
    const full = applyDiscount({ ...cartOf(line('1')), txData: { id: 1 }, orderInfo: { no: 2 } }, { fixed: false, amount: 0.5 })
    const { orders, total, count, txData, discount, orderInfo } = clearCart({ ...full, client: { name: 'Kari' } })
    expect({ orders, total, count, txData, discount, orderInfo }).toEqual({
      orders: [],
      total: 0,
      count: 0,
      txData: null,
      orderInfo: null,
      discount: emptyCart.discount,
    })
    expect(clearCart({ ...full, client: { name: 'Kari' } }).client).toEqual({ name: 'Kari' })
  })
})
