import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAll, countBits, countCommon, eachBit, hasBit, keepCommon, noBits, resized, setBit } from './bits.ts'
import { joinTexts } from '../documents/columns.ts'
import { ChainIndex } from './chain-index.ts'
import { sizeKeys } from './sizes.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 200 }))
const bitsOf = (values: readonly number[]) => {
  const bits = noBits(201)
  for (const value of values) setBit(bits, value, true)
  return bits
}
const valuesOf = (bits: Uint32Array) => {
  const values: number[] = []
  eachBit(bits, (value) => values.push(value))
  return values
}
const ascending = (values: Iterable<number>) => [...values].toSorted((a, b) => a - b)

describe('bits', () => {
  it('are sets of numbers', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const bits = bitsOf(one)
        expect(valuesOf(bits)).toEqual(ascending(one))
        expect(countBits(bits)).toBe(one.length)
        expect(countCommon(bits, bitsOf(other))).toBe(one.filter((value) => other.includes(value)).length)
        const common = bits.slice()
        keepCommon(common, bitsOf(other))
        expect(valuesOf(common)).toEqual(ascending(one.filter((value) => other.includes(value))))
        const union = bits.slice()
        addAll(union, bitsOf(other))
        expect(valuesOf(union)).toEqual(ascending(new Set([...one, ...other])))
        expect(valuesOf(resized(bits, 500))).toEqual(ascending(one))
      }),
    )
  })
})

const document = (id: number, name: string, rest: object = {}) => ({
  id,
  chainId: 1,
  visible: true,
  tags: [7],
  variants: [],
  name,
  price: 100,
  qtyRank: 9999,
  turnoverRank: 9999,
  created: 0,
  terms: joinTexts({
    name,
    brand: '',
    group: '',
    subcategory: '',
    category: '',
    genders: '',
    colors: '',
    season: '',
    description: '',
  }),
  ...rest,
})

const slotsOf = (index: ChainIndex, term: string) => {
  const slots: number[] = []
  index.strong.each(term, (slot) => slots.push(slot))
  return slots.filter((slot) => hasBit(index.visible, slot))
}

describe('ChainIndex', () => {
  it.each([
    ['Price', [2, 1, 3, 4], [4, 1, 3, 2]],
    ['Name', [1, 4, 2, 3], [3, 2, 1, 4]],
    ['Bestseller', [4, 2, 3, 1], [1, 2, 3, 4]],
    ['Created', [1, 2, 4, 3], [3, 1, 2, 4]],
  ] as const)('[R9.13] sorts by %s both ways, and equals keep their order', (key, rising, falling) => {
    const index = new ChainIndex()
    index.put(document(1, 'a', { price: 20, qtyRank: 9 }))
    index.put(document(2, 'b', { price: 10, qtyRank: 4, turnoverRank: 2 }))
    index.put(document(3, 'c', { price: 20, qtyRank: 4, turnoverRank: 2, created: 5 }))
    index.put(document(4, 'a', { price: 30, qtyRank: 4, turnoverRank: 1 }))
    const ids = (slots: Int32Array) => Array.from(slots, (slot) => index.keys[slot]?.id)
    expect(ids(index.orders.get(key, index.keys).slots)).toEqual(rising)
    expect(ids(index.orders.falling(key, index.keys))).toEqual(falling)
    index.put(document(1, 'a', { price: 5, qtyRank: 1, created: 9, name: 'd' }))
    expect(ids(index.orders.falling(key, index.keys)).indexOf(1)).toBe(key === 'Price' || key === 'Bestseller' ? 3 : 0)
  })

  it('what changes is changed in place, and what is renamed is found by its new name alone', () => {
    const index = new ChainIndex()
    index.put(document(1, 'lue'))
    index.put(document(2, 'hals'))
    expect(Array.from(index.orders.get('Name', index.keys).slots)).toEqual([1, 0])
    index.put(document(2, 'hals', { price: 50, tags: [8] }))
    expect(Array.from(index.orders.get('Price', index.keys).slots)).toEqual([1, 0])
    expect(valuesOf(index.tagged(7) ?? noBits(1))).toEqual([0])
    expect(valuesOf(index.tagged(8) ?? noBits(1))).toEqual([1])
    index.put(document(2, 'vott'))
    expect(slotsOf(index, 'hals')).toEqual([])
    expect(slotsOf(index, 'vott')).toHaveLength(1)
    expect(index.empty).toBe(1)
  })

  it('grows beyond its first room', () => {
    const index = new ChainIndex()
    for (let id = 0; id < 3000; id += 1) {
      if (id === 2000) index.trim()
      index.put(document(id, id % 2 === 0 ? 'lue' : 'hals'))
    }
    expect(countBits(index.visible)).toBe(3000)
    expect(countBits(index.tagged(7) ?? noBits(1))).toBe(3000)
    expect(slotsOf(index, 'hals')).toHaveLength(1500)
  })
})

describe('sizeKeys', () => {
  it.each([
    ['42', ['42']],
    ['170 cm', ['170cm', '170']],
    ['0,75 l', ['075l', '075']],
    ['4 personer', ['4personer', '4']],
    ['XS/S', ['xss', 'xs', 's']],
    ['Én størrelse', []],
  ])('%s is written as %j', (name, expected) => {
    expect(new Set(sizeKeys(name).exact)).toEqual(new Set(expected))
  })

  it('a number lies within a range', () => {
    expect(sizeKeys('42–44').within).toContain('43')
    expect(sizeKeys('M (55–59 cm)').within).toContain('57cm')
  })
})
