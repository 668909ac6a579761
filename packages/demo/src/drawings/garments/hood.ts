import { shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { line, type View } from '../studio.ts'
import type { Body } from './body.ts'
import type { Piece } from './cloth.ts'
import { fold, groove } from './folds.ts'
import { standingCollar } from './neck.ts'
import { neckLabel, stitches } from './trims.ts'

/** Points round the opening of a hood, from the left of the chin over the brow. */
export function hoodRim(b: Body, rise = 176, girth = 98): Point[] {
  const y = (t: number) => b.neckY + 14 - (rise + 14) * t
  const x = (t: number) => 400 + girth * t
  return [
    [x(-0.5), y(0.13)],
    [x(-0.63), y(0.32)],
    [x(-0.62), y(0.56)],
    [x(-0.46), y(0.76)],
    [x(-0.02), y(0.85)],
    [x(0.48), y(0.755)],
    [x(0.64), y(0.55)],
    [x(0.62), y(0.31)],
    [x(0.5), y(0.12)],
  ]
}

/** A hood standing up: the hood, and the hollow of its opening (front only); `rise` px above the neck. Who wears it has it down. */
export function hoodUp(b: Body, paint: Paint, view: View, rise = 176, girth = 98): Piece[] {
  if (view === 'worn') return hoodDown(b, paint, girth)
  const back = view === 'back'
  const y = (t: number) => b.neckY + 14 - (rise + 14) * t
  const x = (t: number) => 400 + girth * t
  const outer: Point[] = [
    [x(-0.84), y(-0.06)],
    [x(-0.94), y(0.28)],
    [x(-1), y(0.56)],
    [x(-0.82), y(0.83)],
    [x(-0.38), y(0.98)],
    [x(0.04), y(1.01)],
    [x(0.46), y(0.97)],
    [x(0.86), y(0.81)],
    [x(0.99), y(0.54)],
    [x(0.93), y(0.27)],
    [x(0.84), y(-0.07)],
  ]
  const hem: Point[] = [
    [x(0.84), y(-0.07)],
    [x(0.5), y(-0.2)],
    [x(0), y(-0.25)],
    [x(-0.5), y(-0.2)],
    [x(-0.84), y(-0.06)],
  ]
  const crown =
    groove(
      [
        [x(-0.34), y(0.98)],
        [x(-0.44), y(0.7)],
        [x(-0.5), y(0.5)],
      ],
      5,
      0.16,
    ) +
    groove(
      [
        [x(0.4), y(0.97)],
        [x(0.48), y(0.7)],
        [x(0.55), y(0.5)],
      ],
      5,
      0.16,
    )
  const behind =
    groove(
      [
        [x(-0.26), y(0.99)],
        [x(-0.4), y(0.6)],
        [x(-0.42), y(0.1)],
        [x(-0.46), y(-0.14)],
      ],
      5,
      0.16,
    ) +
    groove(
      [
        [x(0.32), y(0.98)],
        [x(0.44), y(0.6)],
        [x(0.44), y(0.1)],
        [x(0.48), y(-0.14)],
      ],
      5,
      0.16,
    ) +
    [0.02, 0.16, 0.3]
      .map(
        (t, i) =>
          fold([x(-0.86 + t), y(t + 0.1)], [x(-0.66 + t), y(t - 0.06)], [x(-0.46), y(t - 0.14)], 13, i === 1 ? 0.16 : -0.18) +
          fold([x(0.86 - t), y(t + 0.08)], [x(0.66 - t), y(t - 0.04)], [x(0.46), y(t - 0.12)], 13, i === 1 ? 0.16 : -0.18),
      )
      .join('')
  const slack =
    fold([x(-0.9), y(0.3)], [x(-0.78), y(0.12)], [x(-0.5), y(-0.08)], 15, -0.2) +
    fold([x(0.9), y(0.34)], [x(0.76), y(0.14)], [x(0.52), y(-0.06)], 15, -0.2)
  const rim = hoodRim(b, rise, girth)
  const around = rim.map(([px, py]): Point => [400 + (px - 400) * 1.16, y(0.5) + (py - y(0.5)) * 1.14])
  const panels = ([-1, 1] as const).map((s): Point[] => [
    [x(s * 0.36), y(0.99)],
    [x(s * 0.45), y(0.86)],
    [x(s * 0.54), y(0.72)],
  ])
  const sewn = stitches(around, paint, 0.7) + panels.map((p) => line(p, paint.seam, 1.4, 'stroke-opacity="0.8"')).join('')
  const hood: Piece = {
    d: shape(outer, hem),
    roll: 84,
    level: 0.8,
    floor: 0.4,
    cast: 0.25,
    on: back ? '' : sewn,
    relief: back ? behind : crown + slack,
  }
  const strap: Piece = {
    d: shape(
      [
        [x(-0.43), y(0.52)],
        [x(0.01), y(0.49)],
        [x(0.45), y(0.52)],
      ],
      [
        [x(0.45), y(0.52)],
        [x(0.45), y(0.4)],
      ],
      [
        [x(0.45), y(0.4)],
        [x(0.01), y(0.37)],
        [x(-0.43), y(0.4)],
      ],
      [
        [x(-0.43), y(0.4)],
        [x(-0.43), y(0.52)],
      ],
    ),
    roll: 8,
    level: 0.82,
    floor: 0.7,
    cast: 0.2,
  }
  if (back) return [hood, strap]
  const chin: Point[] = [
    [x(0.5), y(0.12)],
    [x(0.26), y(0.03)],
    [x(0.0), y(0)],
    [x(-0.26), y(0.035)],
    [x(-0.5), y(0.13)],
  ]
  const hollow = shape(rim, chin)
  const depth = [56, 40, 26, 14].map((wide) => `<path d="${hollow}" stroke-width="${wide}"/>`).join('')
  const lining = `<path d="M${x(-0.6)} ${y(0.5)}Q${x(0)} ${y(0.62)} ${x(0.62)} ${y(0.5)}M400 ${y(0.86)}V${y(0.1)}" fill="none" stroke="${paint.seam}" stroke-width="1.3" stroke-opacity=".5"/>${neckLabel([400, y(0.17)], paint)}<g fill="none" stroke="#000" stroke-opacity=".12">${depth}</g>`
  return [hood, { d: hollow, fill: paint.inner, roll: 22, level: 0.54, floor: 0.7, cast: 0, on: lining }]
}

/** Points round a hood that lies on the back, from the left shoulder behind the neck to the right one. */
export const hoodFold = (b: Body, girth = 98, out = 0): Point[] =>
  [
    [-0.8, 34],
    [-1, 6],
    [-1.02, -26],
    [-0.8, -56],
    [-0.34, -70],
    [0.3, -71],
    [0.79, -57],
    [1.03, -27],
    [1.01, 5],
    [0.81, 33],
  ].map(([x = 0, y = 0]): Point => [400 + x * (girth + out), b.neckY + y - out * 0.6])

/** A hood that lies on the back: its roll round the neck, its lining, and the collar in front of it. */
function hoodDown(b: Body, paint: Paint, girth: number): Piece[] {
  const y = b.neckY
  const roll: Piece = {
    d: shape(hoodFold(b, girth, 8), [
      [400 + girth * 0.86, y + 30],
      [400 + girth * 0.5, y + 42],
      [400, y + 46],
      [400 - girth * 0.5, y + 42],
      [400 - girth * 0.86, y + 30],
    ]),
    roll: 26,
    level: 0.58,
    floor: 0.34,
    cast: 0.4,
    on: line(hoodFold(b, girth, -6), paint.seam, 1.6, 'stroke-opacity="0.8"') + stitches(hoodFold(b, girth, -11), paint),
    relief:
      groove(hoodFold(b, girth, -6), 5, 0.2) +
      ([-1, 1] as const)
        .map(
          (s) =>
            fold([400 + s * girth * 1.08, y - 26], [400 + s * girth * 0.92, y + 2], [400 + s * girth * 0.6, y + 38], 12, -0.2) +
            fold([400 + s * girth * 1.12, y + 4], [400 + s * girth, y + 20], [400 + s * girth * 0.72, y + 40], 9, 0.16),
        )
        .join(''),
  }
  const lining: Piece = {
    d: shape(hoodFold(b, girth - 30, -2), [
      [400 + girth * 0.5, y + 30],
      [400, y + 40],
      [400 - girth * 0.5, y + 30],
    ]),
    fill: paint.inner,
    plain: true,
    roll: 26,
    level: 0.25,
    floor: 0.55,
    cast: 0,
  }
  return [roll, lining, ...standingCollar(b, paint, false, 54, 30)]
}
