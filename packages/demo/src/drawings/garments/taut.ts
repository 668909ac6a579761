import { dice, type Point } from '../geometry.ts'
import type { Body } from './body.ts'
import { crease, wave } from './folds.ts'

/** Folds of a sleeve of stiff cloth: a long one below the shoulder, a few creases at the elbow, one above the cuff. `inner` is the inner side of the elbow, `cuff` the middle of the cuff (px). */
export function tautSleeve(b: Body, side: 1 | -1, inner: Point, cuff: Point, lift: number, seed: string): string {
  const roll = dice(seed)
  const x = (from: number, by: number): number => from + side * by
  const elbow = [0, 1, 2].map((i) => {
    const y = inner[1] - 40 + i * 34 + roll() * 24
    const far = b.arm * (0.6 + roll() * 0.95)
    return crease(
      [x(inner[0], -4), y],
      [x(inner[0], far * 0.5), y + 4 - i * 5],
      [x(inner[0], far), y - 10 + roll() * 8 - i * 9],
      side * (i === 1 ? -15 : 17),
      lift * (i === 1 ? 0.75 : 1),
    )
  })
  const outer = crease(
    [x(inner[0], b.arm * 1.86), inner[1] + 14],
    [x(inner[0], b.arm * 1.4), inner[1] + 22],
    [x(inner[0], b.arm * 0.9), inner[1] + 48],
    side * -14,
    lift * 0.8,
  )
  const above = crease(
    [x(cuff[0], -b.cuff * 0.9), cuff[1] - 26 - roll() * 10],
    [cuff[0], cuff[1] - 22],
    [x(cuff[0], b.cuff * 0.5), cuff[1] - 44],
    side * 13,
    lift * 0.8,
  )
  const long = wave(
    [x(400, b.shoulder + 30), b.shoulderY + 60],
    [x(400, b.shoulder + 40), (b.shoulderY + inner[1]) / 2 + 20],
    [x(inner[0], b.arm * 1.1), inner[1] + 10],
    34,
    lift * 0.34,
  )
  const lower = wave(
    [x(inner[0], b.arm * 0.9), inner[1] + 40],
    [x((inner[0] + cuff[0]) / 2, b.arm * 0.5), (inner[1] + cuff[1]) / 2],
    [cuff[0], cuff[1] - 20],
    36,
    lift * -0.13,
  )
  return long + lower + elbow.join('') + outer + above
}

/** Folds of a jacket's body of stiff cloth: drag lines from the underarms, short creases at the waist, and broad, low waves down to the hem. */
export function tautBody(b: Body, lift: number, seed: string): string {
  const roll = dice(seed)
  const waistY = b.underarmY + (b.hemY - b.underarmY) * 0.5
  const sides = ([1, -1] as const).flatMap((side) => {
    const x = (by: number): number => 400 + side * by
    const far = 0.4 + roll() * 0.14
    const drag = crease(
      [x(b.chest - 6), b.underarmY + 4],
      [x(b.chest * 0.74), b.underarmY + 50],
      [x(b.chest * far), b.underarmY + 120 + roll() * 30],
      side * 20,
      lift,
    )
    const second = crease(
      [x(b.chest - 4), b.underarmY + 34],
      [x(b.chest * 0.82), b.underarmY + 72],
      [x(b.chest * (far + 0.16)), b.underarmY + 150 + roll() * 30],
      side * -16,
      lift * 0.7,
    )
    const waist = [0, 1].map((i) => {
      const y = waistY + i * 44 - 10 + roll() * 16
      const reach = b.waist * (0.3 + roll() * 0.3)
      return crease(
        [x(b.waist + 2), y],
        [x(b.waist - reach * 0.5), y + 7],
        [x(b.waist - reach), y + (i === 0 ? 22 : -6) + roll() * 8],
        side * (i === 0 ? 15 : -13),
        lift * (0.85 - i * 0.2),
      )
    })
    const hang = wave(
      [x(b.waist * 0.62), waistY - 30],
      [x(b.waist * (0.66 + roll() * 0.1)), (waistY + b.hemY) / 2],
      [x(b.hem * 0.72), b.hemY],
      46,
      lift * -0.26,
    )
    const chest = wave(
      [x(b.shoulder * 0.5), b.shoulderY + 60],
      [x(b.chest * 0.56), b.underarmY + 40],
      [x(b.waist * 0.4), waistY + 60],
      60,
      lift * 0.26,
    )
    return [hang, chest, drag, second, ...waist]
  })
  const middle = wave(
    [400 - b.waist * 0.2, waistY + 20],
    [400 - b.waist * 0.3, (waistY + b.hemY) / 2 + 10],
    [400 - b.hem * 0.24, b.hemY + 4],
    38,
    lift * 0.28,
  )
  return sides.join('') + middle
}
