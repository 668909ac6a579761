import { expect, it } from 'vitest'
import { swipeDirection } from './index.ts'

it.each([
  [-10, 0, null],
  [-11, 0, 'left'],
  [0, 10, null],
  [0, 11, 'down'],
  [6, -5, 'right'],
])('[R5.24] %i px across and %i px down is %s', (x, y, direction) => {
  expect(swipeDirection(x, y)).toBe(direction)
})

it.each([
  [-30, 20, 'left'],
  [30, -20, 'right'],
  [20, 30, 'down'],
  [-20, -30, 'up'],
  [20, 20, null],
])('[R5.25] %i px across and %i px down is %s, by the dominant axis', (x, y, direction) => {
  expect(swipeDirection(x, y)).toBe(direction)
})
