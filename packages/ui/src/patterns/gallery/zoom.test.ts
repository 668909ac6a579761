import { expect, it } from 'vitest'
import { bounded, whole, zoomedAt } from './zoom.ts'

const frame = { width: 400, height: 600 }

it('keeps in place what is pressed', () => {
  expect(zoomedAt(whole, 2, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: -100, y: 50 })
  expect(zoomedAt({ scale: 2, x: -100, y: 50 }, 3, { x: 0, y: 0 }, frame)).toEqual({ scale: 3, x: -150, y: 75 })
})

it.each([
  [0.2, 1],
  [9, 4],
])('a scale of %d is %d', (wanted, scale) => {
  expect(zoomedAt(whole, wanted, { x: 0, y: 0 }, frame).scale).toBe(scale)
})

it('never moves the picture’s edge into the frame, and a whole picture not at all', () => {
  expect(bounded({ scale: 2, x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -300 })
  const back = bounded({ scale: 1, x: 50, y: 50 }, frame)
  expect([Math.abs(back.x), Math.abs(back.y)]).toEqual([0, 0])
})
