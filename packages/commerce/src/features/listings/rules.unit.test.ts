import { describe, expect, it } from 'vitest'
import { constraintsOf } from './rules.ts'

const price = (op: 'in' | 'between' | 'less' | 'more', value: number | number[]) => constraintsOf([{ field: 'price', op, value }]).price

describe('constraintsOf', () => {
  it('each rule is one list of alternatives', () => {
    const { rules } = constraintsOf([
      { field: 'genders', op: 'in', value: [1, 2] },
      { field: 'shops', op: 'in', value: 55 },
    ])
    expect(rules).toEqual([
      { field: 'genders', ids: [1, 2] },
      { field: 'shops', ids: [55] },
    ])
  })

  it('a range is inclusive, less and more are not', () => {
    expect(price('between', [100, 200])).toEqual({ min: 10000, max: 20000 })
    expect(price('in', 100)).toEqual({ min: 10000, max: 10000 })
    expect(price('less', 100)?.max).toBe(9999)
    expect(price('more', 100)?.min).toBe(10001)
  })

  it('rules on one field narrow each other', () => {
    const both = constraintsOf([
      { field: 'price', op: 'more', value: 100 },
      { field: 'price', op: 'less', value: 200 },
      { field: 'ids', op: 'in', value: [1, 2] },
      { field: 'ids', op: 'in', value: [2, 3] },
    ])
    expect(both).toEqual({ rules: [], ids: [2], price: { min: 10001, max: 19999 } })
  })

  it('an id that is too large for any value finds nothing', () => {
    expect(constraintsOf([{ field: 'genders', op: 'in', value: [2 ** 24 + 1] }]).rules).toEqual([{ field: 'genders', ids: [] }])
  })

  it.each([
    [{ field: 'genders', op: 'less', value: 3 }],
    [{ field: 'genders', op: 'in', value: [1.5] }],
    [{ field: 'genders', op: 'in', value: [-1] }],
    [{ field: 'price', op: 'between', value: 3 }],
    [{ field: 'price', op: 'less', value: [3] }],
  ] as const)('%j is refused', (rule) => {
    expect(() => constraintsOf([rule])).toThrow(expect.objectContaining({ code: 'validation_failed', errors: expect.any(Object) }))
  })
})
