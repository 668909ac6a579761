import { describe, expect, it } from 'vitest'
import { availabilityOf, byQuantity, canAddOneMore, colorsOf, firstShop, isAvailable, sizesOf, variantOf } from './index.ts'
import type { Variant } from './index.ts'

const variant = (size: number, color: number): Variant => ({
  id: size * 10 + color,
  ean: `${size}${color}`,
  availability: 1,
  shops: [],
  size: { id: size, name: `${size}` },
  color: { id: color, name: `${color}`, hex: '#000', colorCode: '', imagePath: '' },
})

describe('stock', () => {
  it('[R10.43] puts the shop with most first, and the first shop is that one', () => {
    const shops = byQuantity([
      { id: 1, qty: 2 },
      { id: 3, qty: 5 },
      { id: 2, qty: 5 },
    ])
    expect(shops.map(({ id }) => id)).toEqual([2, 3, 1])
    expect(firstShop({ shops })).toEqual({ id: 2, qty: 5 })
    expect(firstShop({ shops: [] })).toBeNull()
  })

  it('[R5.26] a variant is available when its availability is above 0', () => {
    expect([isAvailable({ availability: 1 }), isAvailable({ availability: 0 })]).toEqual([true, false])
  })

  it('counts the shops that have some as availability', () => {
    expect(availabilityOf([3, 0, 1].map((qty, id) => ({ id, qty })))).toBe(2)
  })

  it('allows one more below the purchase limit and within the first shop’s stock', () => {
    const line = { webPurchaseLimit: 3, variant: { shops: [{ id: 1, qty: 2 }] } }
    expect([0, 1, 2].map((count) => canAddOneMore(line, count))).toEqual([true, true, false])
    expect(canAddOneMore({ ...line, webPurchaseLimit: 1 }, 1)).toBe(false)
    expect(canAddOneMore({ ...line, variant: { shops: [] } }, 0)).toBe(false)
  })
})

describe('choices', () => {
  const detail = { variants: [variant(1, 1), variant(2, 1), variant(1, 2)] }

  it('are each size and colour once', () => {
    expect(sizesOf(detail).map(({ id }) => id)).toEqual([1, 2])
    expect(colorsOf(detail).map(({ id }) => id)).toEqual([1, 2])
  })

  it('name one variant, or none', () => {
    expect(variantOf(detail, 1, 2)?.ean).toBe('12')
    expect(variantOf(detail, 2, 2)).toBeNull()
  })
})
