import { describe, expect, it } from 'vitest'
import {
  articleState,
  availabilityOf,
  byQuantity,
  canAddOneMore,
  colorsOf,
  firstShop,
  isAvailable,
  isMadeAndAvailable,
  sizesOf,
  variantOf,
} from './index.ts'
import type { ArticleDetail, Variant } from './index.ts'

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

  it('have the colours in the order of ids, where variants come by size', () => {
    const bySize = { variants: [variant(1, 2), variant(2, 1), variant(3, 2)].map((made, at) => ({ ...made, id: [8, 7, 9][at] ?? 0 })) }
    expect(colorsOf(bySize).map(({ id }) => id)).toEqual([1, 2])
  })

  it('name one variant, or none', () => {
    expect(variantOf(detail, 1, 2)?.ean).toBe('12')
    expect(variantOf(detail, 2, 2)).toBeNull()
  })
})

describe('the state of the article screen', () => {
  const facts = {
    id: 7,
    name: 'Rim',
    brand: 'Rim AS',
    articleGroup2ID: 11,
    articleGroup3ID: 111,
    price: 49900,
    description: 'Varm',
    category: 1,
  }
  const variants = [{ ...variant(1, 5), availability: 3 }, { ...variant(2, 5), availability: 0 }, variant(1, 6)]
  const state = articleState({ ...facts, variants } as unknown as ArticleDetail)

  it('[R3.20] has what the screen shows and chooses from', () => {
    const { id: articleId, ...shown } = facts
    expect(state).toEqual({
      ...shown,
      articleId,
      availability: 3,
      sizes: [variant(1, 5).size, variant(2, 5).size],
      colors: [variant(1, 5).color, variant(1, 6).color],
      size_colors: [
        { sizeId: 1, colorId: 5, ean: '15', isAvailable: true },
        { sizeId: 2, colorId: 5, ean: '25', isAvailable: false },
        { sizeId: 1, colorId: 6, ean: '16', isAvailable: true },
      ],
    })
    expect(articleState({ ...facts, variants: [] } as unknown as ArticleDetail).availability).toBe(0)
  })

  it.each([
    [1, 5, true],
    [2, 5, false],
    [2, 6, false],
    [null, 6, true],
    [null, 9, false],
  ])('says whether size %s is to be had in colour %i', (sizeId, colorId, expected) => {
    expect(isMadeAndAvailable(state, sizeId, colorId)).toBe(expected)
  })
})
