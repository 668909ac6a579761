import { mirror, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Piece } from './cloth.ts'
import { groove } from './folds.ts'
import { emblemAt } from '../studio.ts'
import type { Legs } from './legs.ts'
import { stitches } from './trims.ts'

const waistArc = (l: Legs, y: number, dip: number, half = l.waist): Point[] => [
  [400 - half, y + 1],
  [400 - half * 0.5, y + dip * 0.8],
  [400, y + dip],
  [400 + half * 0.5, y + dip * 0.8],
  [400 + half, y],
]

/** The waistband, `high` px, and in front the inner side of the back behind it. */
export function waistband(l: Legs, paint: Paint, back: boolean, high = 34, on = ''): { inside: Piece[]; band: Piece } {
  const top = back ? -4 : 12
  const band: Piece = {
    d: shape(
      waistArc(l, l.top - high * 0.5, top),
      [
        [400 + l.waist, l.top - high * 0.5],
        [400 + l.waist + 7, l.top + high * 0.5],
      ],
      waistArc(l, l.top + high * 0.5, top + 2, l.waist + 7).toReversed(),
      [
        [400 - l.waist - 7, l.top + high * 0.5],
        [400 - l.waist, l.top - high * 0.5 + 1],
      ],
    ),
    roll: 10,
    level: 0.72,
    floor: 0.56,
    cast: 0.16,
    on,
  }
  if (back) return { inside: [], band }
  const y = l.top - high * 0.5
  const d = shape(
    waistArc(l, y, -9),
    [
      [400 + l.waist, y],
      [400 + l.waist - 1, y + 10],
    ],
    waistArc(l, y + 10, 20, l.waist - 1).toReversed(),
    [
      [400 - l.waist + 1, y + 10],
      [400 - l.waist, y + 1],
    ],
  )
  const label = `<rect x="380" y="${y - 8}" width="40" height="16" rx="1.5" fill="#efede6"/>${emblemAt([400, y], 16, paint.accent)}`
  return { inside: [{ d, fill: paint.inner, plain: true, roll: 10, level: 0.3, floor: 0.5, cast: 0, on: label }], band }
}

/** The fly with its stitching, and its pull on the cloth. */
export function fly(l: Legs, paint: Paint): { seams: string; relief: string } {
  const middle: Point[] = [
    [401, l.top + 14],
    [400, (l.top + l.crotchY) / 2],
    [399, l.crotchY],
  ]
  const curve: Point[] = [
    [426, l.top + 18],
    [426, l.top + 110],
    [418, l.top + 158],
    [401, l.top + 178],
  ]
  return {
    seams: `${stitches(curve, paint)}<path d="M401 ${l.top + 14}L399 ${l.crotchY}" stroke="${paint.seam}" stroke-width="1.6"/>`,
    relief: groove(middle, 9, 0.2),
  }
}

/** Slanted hand pockets. */
export const handPockets = (l: Legs): Point[][] => {
  const right: Point[] = [
    [400 + l.waist - 34, l.top + 22],
    [400 + l.waist - 22, l.top + 78],
    [400 + l.hip - 8, l.hipY + 4],
  ]
  return [right, mirror(right).toReversed()]
}
