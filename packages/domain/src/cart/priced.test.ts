import { describe, expect, it } from 'vitest'
import { oreFromKroner } from '../money-wire/index.ts'
import { defaultFrightPrice } from '../shipping/index.ts'
import { line } from './cart.fixtures.ts'
import { addVariant, applyDiscount, emptyCart, priced } from './index.ts'

const cart = [
  line('1', { articleId: 7, kroner: 949 }),
  line('2', { articleId: 7, kroner: 949 }),
  line('3', { articleId: 8, kroner: 100 }),
].reduce(addVariant, emptyCart)
const costing = (kroner: number) => ({
  price: oreFromKroner(kroner),
  beforePrice: null,
  pant: oreFromKroner(0),
  frightPrice: defaultFrightPrice,
})

describe('priced', () => {
  it('gives every line of an article its price of now, and the sums with it', () => {
    const now = priced(cart, new Map([[7, costing(1199)]]))
    expect(now.orders.map(({ price }) => price)).toEqual([1199, 1199, 100].map(oreFromKroner))
    expect(now.total).toBe(oreFromKroner(2498))
  })

  it('is the same cart when nothing costs otherwise, or nothing is known', () => {
    expect(priced(cart, new Map([[7, costing(949)]]))).toBe(cart)
    expect(priced(cart, new Map())).toBe(cart)
  })

  it('takes pant and freight over too', () => {
    const now = priced(cart, new Map([[8, { ...costing(100), pant: oreFromKroner(2), frightPrice: oreFromKroner(199) }]]))
    expect(now.orders[2]).toMatchObject({ pant: oreFromKroner(2), frightPrice: oreFromKroner(199) })
  })

  it('takes over the former price, also where the price is the same', () => {
    const now = priced(cart, new Map([[8, { ...costing(100), beforePrice: oreFromKroner(129) }]]))
    expect(now.orders.map(({ beforePrice }) => beforePrice)).toEqual([null, null, oreFromKroner(129)])
    expect(priced(now, new Map([[8, costing(100)]])).orders[2]?.beforePrice).toBeNull()
  })

  it('keeps a promo code, which counts from the new sum', () => {
    const reduced = applyDiscount(cart, { fixed: false, amount: 0.1 })
    expect(priced(reduced, new Map([[8, costing(202)]])).total).toBe(oreFromKroner(1890))
  })
})
