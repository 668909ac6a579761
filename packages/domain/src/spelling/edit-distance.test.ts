import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['jakke', 'jakke', 0],
    ['jake', 'jakke', 1],
    ['jakek', 'jakke', 1],
    ['jakkke', 'jakke', 1],
    ['bakke', 'jakke', 1],
    ['jakt', 'jakke', 2],
  ])('%s to %s is %d', (one, other, expected) => {
    expect(editDistance(one, other, 3)).toBe(expected)
  })

  it('is the same both ways, and one more than asked for at most', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
        const found = editDistance(one, other, most)
        expect(found).toBe(editDistance(other, one, most))
        expect(found).toBe(Math.min(most + 1, editDistance(one, other, 99)))
      }),
    )
  })
})
