import { shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Body } from './body.ts'
import type { Piece } from './cloth.ts'
import { groove } from './folds.ts'
import { neckLabel } from './trims.ts'

const arc = (half: number, y: number, dip: number, fullness = 0.78): Point[] => [
  [400 - half, y],
  [400 - half * 0.62, y + dip * fullness],
  [401, y + dip],
  [400 + half * 0.62, y + dip * fullness],
  [400 + half, y - 1],
]

/** The inner side of the back, seen through a neckline that hangs `dip` px; drawn behind the body. */
export function insideNeck(b: Body, paint: Paint, dip: number, rise = 12): Piece {
  const n = b.neck + 6
  const d = shape(
    arc(n, b.neckY, -rise, 0.85),
    [
      [400 + n, b.neckY - 1],
      [400 + n, b.neckY + 10],
    ],
    arc(n, b.neckY + 10, dip + 8).toReversed(),
  )
  const shadow = `<path d="${d}" fill="none" stroke="#000" stroke-width="30" stroke-opacity=".16"/><path d="${d}" fill="none" stroke="#000" stroke-width="12" stroke-opacity=".14"/>`
  return {
    d,
    fill: paint.inner,
    plain: true,
    roll: 16,
    level: 0.3,
    floor: 0.5,
    cast: 0,
    on: neckLabel([400, b.neckY + 8 - rise * 0.2], paint) + shadow,
  }
}

/** A band round the neckline, `wide` px, in front; `on` is drawn on it (rib, stitches). */
export function neckBand(b: Body, dip: number, wide: number, on = ''): Piece {
  const n = b.neck
  const d = shape(
    arc(n - 2, b.neckY - 5, dip),
    [
      [400 + n - 2, b.neckY - 6],
      [400 + n + wide * 0.8, b.neckY + 2],
    ],
    arc(n + wide * 0.8, b.neckY + 3, dip + wide).toReversed(),
    [
      [400 - n - wide * 0.8, b.neckY + 3],
      [400 - n + 2, b.neckY - 5],
    ],
  )
  return { d, roll: wide * 0.6, level: 0.75, floor: 0.45, cast: 0.2, on }
}

/** The band at the back of a neck, seen from behind. */
export function backBand(b: Body, wide: number, on = ''): Piece {
  const n = b.neck + 2
  const d = shape(
    arc(n, b.neckY - 6, -8),
    [
      [400 + n, b.neckY - 6],
      [400 + n + wide * 0.6, b.neckY + 4],
    ],
    arc(n + wide * 0.6, b.neckY + 4, 10).toReversed(),
    [
      [400 - n - wide * 0.6, b.neckY + 4],
      [400 - n, b.neckY - 6],
    ],
  )
  return { d, roll: wide * 0.6, level: 0.75, floor: 0.45, cast: 0.2, on }
}

/** A standing collar: `rise` px high, its lip hanging `dip` px in front; `open` leaves a gap at the middle (half-opened zip). */
export function standingCollar(b: Body, paint: Paint, back: boolean, rise = 62, dip = 26, open = 0, on = ''): Piece[] {
  const base = b.neck + 16
  const top = b.neck + 2
  const y = b.neckY - rise
  const lipDip = back ? -10 : dip
  const lip: Point[] = [
    [400 - top, y + 4],
    [400 - top * 0.66, y + 4 + lipDip * 0.72],
    [400, y + 4 + lipDip],
    [400 + top * 0.66, y + 4 + lipDip * 0.72],
    [400 + top, y + 3],
  ]
  const foot: Point[] = [
    [400 + base, b.neckY + 12],
    [400 + base * 0.6, b.neckY + 32],
    [400, b.neckY + (back ? 34 : 42)],
    [400 - base * 0.6, b.neckY + 32],
    [400 - base, b.neckY + 12],
  ]
  const right: Point[] = [
    [400 + top, y + 3],
    [400 + top + 2, y + rise * 0.55],
    [400 + base, b.neckY + 12],
  ]
  const left: Point[] = [
    [400 - base, b.neckY + 12],
    [400 - top - 3, y + rise * 0.55],
    [400 - top, y + 4],
  ]
  const collar: Piece = {
    d: shape(lip, right, foot, left),
    roll: 34,
    level: 0.78,
    floor: 0.35,
    cast: 0.25,
    on,
    relief: groove(foot, 6, 0.14),
  }
  if (back) return [collar]
  const inside: Piece = {
    d: shape(
      arc(top, y + 4, -16, 0.85),
      [
        [400 + top, y + 3],
        [400 + top - 2, y + 20],
      ],
      arc(top - 2, y + 20, dip + 10).toReversed(),
    ),
    fill: paint.inner,
    plain: true,
    roll: 14,
    level: 0.3,
    floor: 0.5,
    cast: 0,
    on: neckLabel([400, y + 4], paint) + `<path d="${shape(lip)}" fill="none" stroke="#000" stroke-width="22" stroke-opacity=".22"/>`,
  }
  if (open === 0) return [inside, collar]
  const gap: Piece = {
    d: shape(
      [
        [400 - top * 0.5, y + 4 + lipDip * 0.7],
        [400, y + 4 + lipDip * 0.4],
        [400 + top * 0.5, y + 4 + lipDip * 0.7],
      ],
      [
        [400 + top * 0.5, y + 4 + lipDip * 0.7],
        [408, b.neckY + open * 0.6],
        [401, b.neckY + open],
      ],
      [
        [401, b.neckY + open],
        [392, b.neckY + open * 0.6],
        [400 - top * 0.5, y + 4 + lipDip * 0.7],
      ],
    ),
    fill: paint.inner,
    roll: 14,
    level: 0.4,
    floor: 0.7,
    cast: 0,
  }
  return [inside, collar, gap]
}

/** Where a collar of `rise` px ends in front, hanging `dip` px; a neckline without one is a collar of 9 px, `inset` px narrower on each side. */
export const lipOf = (b: Body, rise: number, dip: number, inset = 0): Point[] => [
  [400 - b.neck - 2 + inset, b.neckY - rise + 4],
  [400 - (b.neck + 2) * 0.66, b.neckY - rise + 4 + dip * 0.72],
  [400, b.neckY - rise + 4 + dip],
  [400 + (b.neck + 2) * 0.66, b.neckY - rise + 4 + dip * 0.72],
  [400 + b.neck + 2 - inset, b.neckY - rise + 3],
]
