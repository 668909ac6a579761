import { expect, it } from 'vitest'
import { frameWidths, scaleOf, toggled } from './frame-sizes.ts'

it.each([
  [[390], 1000, 1],
  [[1440], 720, 0.5],
  [[390, 768, 1440], 2598 / 2 + 48, 0.5],
  [[1440], 3000, 1],
  [[390], 0, 1],
])('[R11.63] windows of %j in %d px are shown at %d of their size, side by side', (widths, width, scale) =>
  expect(scaleOf(widths, { width, gap: 24 })).toBeCloseTo(scale),
)

it('[R11.63] a width is added in its place and taken out again, but for the last', () => {
  expect(toggled([1440], 390)).toEqual([390, 1440])
  expect(toggled([390, 1440], 768)).toEqual(frameWidths)
  expect(toggled([390, 1440], 390)).toEqual([1440])
  expect(toggled([1440], 1440)).toEqual([1440])
})
