import { shape, type Point } from '../geometry.ts'
import type { Piece } from './cloth.ts'
import { bend, crumple, fold, stack } from './folds.ts'

/** Measures of trousers in px: distances from the middle line (half widths) and from the top of the picture. */
export interface Legs {
  readonly top: number
  readonly waist: number
  readonly hip: number
  readonly hipY: number
  readonly crotchY: number
  readonly kneeY: number
  readonly hemY: number
  /** Outer and inner edge of a leg at the knee and at the hem. */
  readonly knee: readonly [outer: number, inner: number]
  readonly hem: readonly [outer: number, inner: number]
}

export const straight: Legs = {
  top: 92,
  waist: 116,
  hip: 150,
  hipY: 240,
  crotchY: 354,
  kneeY: 610,
  hemY: 922,
  knee: [166, 32],
  hem: [176, 58],
}

const at = (side: 1 | -1, points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [400 + side * x + (side === -1 ? Math.sin(y / 110) * 3 : 0), y + (side === -1 && y > 500 ? 5 : 0)])

/** One leg with its half of the seat, which reaches `over` px past the middle. */
export function leg(l: Legs, side: 1 | -1, over = 0): string {
  const mid = (l.crotchY + l.kneeY) / 2
  const outer = at(side, [
    [l.waist, l.top],
    [l.waist + (l.hip - l.waist) * 0.62, (l.top + l.hipY) / 2],
    [l.hip, l.hipY],
    [(l.hip + l.knee[0]) / 2 + 4, mid - 40],
    [l.knee[0], l.kneeY],
    [(l.knee[0] + l.hem[0]) / 2 + 3, (l.kneeY + l.hemY) / 2],
    [l.hem[0], l.hemY],
  ])
  const hem = at(side, [
    [l.hem[0], l.hemY],
    [(l.hem[0] + l.hem[1]) / 2, l.hemY + 9],
    [l.hem[1], l.hemY + 3],
  ])
  const inner = at(side, [
    [l.hem[1], l.hemY + 3],
    [(l.knee[1] + l.hem[1]) / 2 + 2, (l.kneeY + l.hemY) / 2],
    [l.knee[1], l.kneeY],
    [l.knee[1] * 0.55, mid - 10],
    [4, l.crotchY + 6],
    [-2, l.crotchY - 30],
  ])
  const past = 400 - side * over
  const middle: Point[] = [
    [400 - side * 2, l.crotchY - 30],
    [past, over > 0 ? l.crotchY - 34 : (l.top + l.crotchY) / 2],
    [past, l.top + 5],
  ]
  return shape(outer, hem, inner, middle, [
    [past, l.top + 5],
    [400 + side * l.waist * 0.5, l.top + 3],
    [400 + side * l.waist, l.top],
  ])
}

/** Both legs with the folds of worn cloth; `lift` is how strongly it folds. */
export function trousers(l: Legs, lift: number, seed: string): Piece[] {
  return ([1, -1] as const).map((side): Piece => {
    const wide = (l.hem[0] - l.hem[1]) / 2
    const middle = 400 + (side * (l.hem[0] + l.hem[1])) / 2
    const whiskers = [0, 1, 2]
      .map((i) =>
        fold(
          [400 + side * 6, l.crotchY - 14 + i * 12],
          [400 + side * 50, l.crotchY - 26 + i * 26],
          [400 + side * (96 - i * 12), l.crotchY - 58 + i * 44],
          13,
          (i === 1 ? 0.9 : -1) * lift,
        ),
      )
      .join('')
    const long = l.hemY - l.crotchY > 260
    const knee = long
      ? bend([400 + side * (l.knee[1] + 6), l.kneeY + 6], side, l.knee[0] - l.knee[1] - 24, 120, lift * 0.75, `${seed}k${side}`) +
        stack([middle, l.hemY - 16], wide * 0.95, 120, lift * 0.8, `${seed}h${side}`)
      : ''
    const x = side === 1 ? 410 : 390 - l.knee[0]
    return {
      d: leg(l, side),
      form: leg({ ...l, hemY: l.hemY + 110 }, side, 150),
      roll: 78,
      level: 0.64,
      floor: 0.26,
      cast: side === 1 ? 0 : 0.18,
      relief:
        whiskers +
        knee +
        crumple([x, l.hipY, l.knee[0] - 10, l.hemY - l.hipY - 30], long ? 20 : 10, lift * 0.62, `${seed}c${side}`, side * 8),
    }
  })
}

/** A line across both legs, `up` px above the hem. */
export const legLines = (l: Legs, up: number): Point[][] =>
  ([-1, 1] as const).map((side) =>
    at(side, [
      [l.hem[1] - 5, l.hemY - up + 3],
      [(l.hem[0] + l.hem[1]) / 2, l.hemY - up + 8],
      [l.hem[0] + 5, l.hemY - up],
    ]),
  )

/** The outer seam of each leg, `inset` px from the edge. */
export const outseams = (l: Legs, inset = 14): Point[][] =>
  ([-1, 1] as const).map((side) =>
    at(side, [
      [l.waist - inset * 0.6, l.top + 14],
      [l.hip - inset, l.hipY],
      [l.knee[0] - inset, l.kneeY],
      [l.hem[0] - inset, l.hemY],
    ]),
  )

export const legSide = at
