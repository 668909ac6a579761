import { expect, it } from 'vitest'
import { defaultSpan, enteredMax, enteredMin, gapInSteps, kronerTyped, leastDistance } from './index.ts'

const range = { min: 49, max: 1000 }

it.each([
  [{ min: 0, max: 1000 }, 10, 15],
  [{ min: 0, max: 1400 }, 10, 21],
  [{ min: 99, max: 2499 }, 10, 36],
  [defaultSpan, 10, 2],
  [defaultSpan, 1, 15],
])('the handles of %o in steps of %i stay %i steps apart', (span, step, steps) => {
  expect(gapInSteps(span, step)).toBe(steps)
})

it('handles that typing brought nearer may not come nearer still, and need not leap apart', () => {
  expect(leastDistance({ min: 500, max: 560 }, range)).toBe(6)
  expect(leastDistance({ min: 500, max: 500 }, range)).toBe(0)
  expect(leastDistance({ min: 0, max: 1000 }, range)).toBe(15)
})

it.each([
  [-1, 49],
  [0, 49],
  [48, 49],
  [49, 49],
  [400, 400],
  [600, 600],
  [601, 49],
  [Number.NaN, 49],
])('a typed minimum of %d with a maximum of 600 becomes %i', (typed, becomes) => {
  expect(enteredMin(typed, range, { min: 200, max: 600 })).toBe(becomes)
})

it.each([
  [1001, 1000],
  [1000, 1000],
  [400, 400],
  [200, 200],
  [199, 1000],
  [Number.NaN, 1000],
])('a typed maximum of %d with a minimum of 200 becomes %i', (typed, becomes) => {
  expect(enteredMax(typed, range, { min: 200, max: 600 })).toBe(becomes)
})

it.each([
  ['1200', 1200],
  [' 1 200 ', 1200],
  ['1\u00A0200 kr', 1200],
  ['1199,50', 1200],
  ['1200,-', 1200],
  ['1.200', 1200],
  ['1.200,50 kr', 1201],
  ['12.500', 12_500],
  ['1.234.567', 1_234_567],
  ['12.50', 13],
  ['1200.5', 1201],
  ['1.2000', 1],
  ['-5', -5],
  ['', Number.NaN],
  ['billig', Number.NaN],
  ['12abc', Number.NaN],
])('%j is %d kroner', (text, kroner) => {
  expect(kronerTyped(text)).toBe(kroner)
})
