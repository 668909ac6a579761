import { pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { bentAt, onSide, sleeve, torso, wristOf, type Body } from './body.ts'
import type { Piece } from './cloth.ts'
import { bend, crumple, drape, fold, groove, stack } from './folds.ts'
import { tautBody, tautSleeve } from './taut.ts'
import { seam } from './trims.ts'

/** The sleeves and the body of an upper garment; `lift` is how strongly its cloth folds (0 to 1). Stiff cloth (`taut`) has few and crisp folds. */
export function upper(b: Body, lift: number, seed: string, dip: number, more: Partial<Piece> = {}, taut = false): Piece[] {
  const elbow = b.shoulderY + (b.wrist[1] - b.shoulderY) * 0.54
  const arms = ([-1, 1] as const).map((side): Piece => {
    const bent = side === -1 && b.pocket !== undefined
    const [wx, wy] = bent ? wristOf(b, side) : b.wrist
    const middle = bent ? bentAt(b, side, 0.54)[0] : wx
    const inner: Point = [400 + side * (middle - b.arm * 1.0), elbow]
    const cuff: Point = [400 + side * wx, wy - 30]
    const shoulder = fold(
      [400 + side * (b.shoulder + 36), b.shoulderY + 40],
      [400 + side * (b.shoulder + 26), b.shoulderY + 110],
      [400 + side * (b.shoulder + 12), b.underarmY + 10],
      22,
      lift * 0.7,
    )
    return {
      d: sleeve(b, side).d,
      form: sleeve(
        b.pocket
          ? { ...b, wrist: [b.wrist[0] + 4, b.wrist[1] + 60], pocket: [wx - 14, wy + 60] }
          : { ...b, wrist: [b.wrist[0] + 4, b.wrist[1] + 90] },
        side,
      ).d,
      roll: b.arm * 1.1,
      level: 0.62,
      floor: 0.27,
      relief: taut
        ? tautSleeve(b, side, inner, cuff, lift, `${seed}${side}`)
        : shoulder +
          bend(inner, side, b.arm * 1.5, 130, bent ? lift * 1.5 : lift, `${seed}${side}`) +
          stack(cuff, b.arm * 0.95, 110, lift * 0.8, `${seed}c${side}`) +
          crumple(
            [400 + side * (wx + middle) * 0.5 - b.arm * 1.2, b.shoulderY + 40, b.arm * 2.2, b.wrist[1] - b.shoulderY - 60],
            14,
            lift * 0.7,
            `${seed}a${side}`,
            0,
          ),
    }
  })
  const body: Piece = {
    d: torso(b, dip),
    form: torso({ ...b, hemY: b.hemY + 130 }, dip),
    roll: 120,
    level: 0.68,
    floor: 0.4,
    cast: 0.28,
    ...more,
    relief:
      (taut
        ? tautBody(b, lift, `${seed}b`)
        : drape(b.chest, b.underarmY, b.hemY, lift, seed) +
          crumple([400 - b.chest, b.shoulderY, b.chest * 2, b.hemY - b.shoulderY], 42, lift * 0.75, `${seed}b`, 8)) + (more.relief ?? ''),
  }
  return [...arms, body]
}

/** A line across both sleeves, `up` px above the cuff. */
export function cuffLines(b: Body, up: number): Point[][] {
  return ([-1, 1] as const).map((side) => {
    const [wx, wy] = wristOf(b, side)
    const bent = side === -1 && b.pocket !== undefined
    const y = (bent ? wy + 8 : b.wrist[1]) - up
    const x0 = bent ? wx + up * 0.2 - 4 : b.wrist[0]
    const points: Point[] = [
      [b.pocket ? Math.max(b.hem + 1, x0 - b.cuff - 4) : x0 - b.cuff - 4, y + (bent ? -5 : 5)],
      [x0, y + (bent ? 2 : 10)],
      [x0 + b.cuff + 5, y + (bent ? 10 : -1)],
    ]
    return points.map(([x, py]): Point => [400 + side * (x + (side === -1 ? 4 : 0)), py - (side === -1 ? 8 : 0)])
  })
}

/** A line across the body, `up` px above the hem. */
export const hemLine = (b: Body, up: number): Point[] => [
  [400 - b.hem - 2, b.hemY - up + 2],
  [400 - b.hem * 0.5, b.hemY + b.drop * 0.8 - up],
  [402, b.hemY + b.drop - up],
  [400 + b.hem * 0.5, b.hemY + b.drop * 0.75 - up],
  [400 + b.hem, b.hemY - up],
]

/** The line where the shoulders' cloth meets the chest. */
export const yokeLine = (b: Body, down: number, bow = 22): Point[] => [
  [400 - b.shoulder + 9, b.shoulderY + down],
  [400 - b.shoulder * 0.5, b.shoulderY + down - bow * 0.75],
  [400, b.shoulderY + down - bow],
  [400 + b.shoulder * 0.5, b.shoulderY + down - bow * 0.72],
  [400 + b.shoulder - 9, b.shoulderY + down - 1],
]

export const frontLine = (b: Body, from: number): Point[] => [
  [401, from],
  [400, (from + b.hemY) / 2 - 60],
  [402, (from + b.hemY) / 2 + 100],
  [402, b.hemY + b.drop + 1],
]

/** Seams at cuffs, hem and yoke with their pull on the cloth. */
export const seamed = (lines: readonly (readonly Point[])[], paint: Paint, gap = 5) => ({
  seams: lines.map((points) => seam(points, paint, gap)).join(''),
  relief: lines.map((points) => groove(points, 5, 0.16)).join(''),
})

/** A line on one side, given as distances from the middle. */
export const beside = (side: 1 | -1, points: readonly Point[]): Point[] =>
  side === 1 ? onSide(1, points) : onSide(-1, points).toReversed()

/** The lining that is seen through the armholes of what has no sleeves, along the edge of the front and of the back (right side, px). */
export const armholes = (paint: Paint, front: string, back: string): Piece[] =>
  ([-1, 1] as const).map((side) => ({
    d: shape(beside(side, pts(front)), beside(side, pts(back))),
    fill: paint.inner,
    level: 0.25,
    floor: 0.2,
    cast: 0,
    plain: true,
  }))
