import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

it('counts the levels of any JSON, whatever its texts hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 2 }), (value, levels, indent) => {
      expect(isDeeperThan(JSON.stringify(value, null, indent), levels)).toBe(depthOf(value) > levels)
    }),
  )
  expect(isDeeperThan(JSON.stringify(['[[[[\\"{{{{']), 1)).toBe(false)
})

it('stops at the first level too many, however deep it goes on', () => {
  expect(isDeeperThan('['.repeat(250_000), 32)).toBe(true)
})
