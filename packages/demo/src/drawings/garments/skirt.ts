import { mirror, pts, shape, type Point } from '../geometry.ts'
import type { Drawing } from '../studio.ts'
import { zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, groove } from './folds.ts'
import { stitches, tab } from './trims.ts'

export const skirt: Drawing = (paint, view) => {
  const back = view === 'back'
  const side: Point[] = pts('516,292 548,380 582,500 612,640 626,744')
  const hem: Point[] = pts('626,744 520,774 402,784 280,776 172,748')
  const left = mirror(side).map(([x, y]): Point => [x - (y > 500 ? 1 : 0), y + (y > 700 ? 4 : 0)])
  const rows = [380, 466, 556, 650].map((y, i): Point[] => {
    const half = 140 + (y - 292) * 0.26 + i * 2
    return [
      [400 - half, y - 6],
      [400 - half * 0.5, y + 12],
      [401, y + 18],
      [400 + half * 0.5, y + 12],
      [400 + half, y - 8],
    ]
  })
  const band: Piece = {
    d: shape(
      pts('288,262 340,272 400,276 460,272 512,262'),
      pts('512,262 520,306'),
      pts('520,306 462,318 400,322 338,318 280,307'),
      pts('280,307 288,262'),
    ),
    roll: 10,
    level: 0.76,
    floor: 0.58,
    cast: 0.2,
  }
  const inside: Piece[] = back
    ? []
    : [
        {
          d: shape(pts('288,262 340,252 400,249 460,252 512,262'), pts('512,262 460,280 400,284 340,280 288,262')),
          fill: paint.inner,
          roll: 10,
          level: 0.3,
          floor: 0.5,
          cast: 0,
        },
      ]
  const puckers = rows
    .map(
      (row, i) =>
        groove(row, 38, 0.08) +
        groove(row, 22, 0.12) +
        groove(row, 9, 0.16) +
        groove(row, 4, 0.2) +
        crumple([240 - i * 14, (row[2]?.[1] ?? 0) - 34, 320 + i * 28, 50], 26, 0.13, `skj${i}`, 0),
    )
    .join('')
  const front: Point[] = pts('448,318 456,500 462,784')
  return assemble(paint, view, {
    material: 'down',
    close: ['zip', 430, 430],
    pieces: [
      ...inside,
      {
        d: shape(pts('284,292 400,306 516,292'), side, hem, left),
        roll: 120,
        level: 0.68,
        floor: 0.14,
        relief: puckers,
      },
      band,
    ],
    seams: rows.map((row) => stitches(row, paint, 0.8)).join(''),
    trims: back ? '' : zip(front, paint, 2, 0.85) + tab([306, 716], paint, -4, 30, 18),
  })
}
