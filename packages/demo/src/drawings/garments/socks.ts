import { pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { bend, crumple } from './folds.ts'
import { laid, ribsOf, stitchesOf } from './textures.ts'

/** What is knitted into the leg: 0: a narrow and a broad ring; 1: nothing; 2: broad rings; 3: the ribbed edge in the contrasting colour. */
const ringsOf = (style: number): readonly (readonly [down: number, wide: number])[] =>
  [
    [
      [-118, 8],
      [-76, 30],
    ] as const,
    [],
    [
      [-124, 26],
      [-66, 26],
      [-8, 26],
    ] as const,
    [],
  ][style] ?? []

function sock(x: number, y: number, seed: string, paint: Paint, style: number, striped: boolean): Piece[] {
  const ends = style === 1 ? paint.second : paint.dark
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]): Point => [x + px, y + py])
  const d = shape(
    p(pts('-72,-230 -76,-130 -78,-10 -92,90 -90,176 -40,222 60,232 170,226 252,214 290,168 274,110 200,82 118,56 84,-4 74,-120 76,-230')),
    p(pts('76,-230 0,-222 -72,-230')),
  )
  const heel: Piece = {
    within: d,
    d: shape(p(pts('-120,60 -40,90 10,150 6,250')), p(pts('6,250 -140,260')), p(pts('-140,260 -120,60'))),
    fill: ends,
    roll: 8,
    level: 0.66,
    floor: 0.6,
    cast: 0,
  }
  const toe: Piece = {
    within: d,
    d: shape(p(pts('196,60 178,150 200,250')), p(pts('200,250 330,240')), p(pts('330,240 330,60')), p(pts('330,60 196,60'))),
    fill: ends,
    roll: 8,
    level: 0.66,
    floor: 0.6,
    cast: 0,
  }
  const cuff: Piece = {
    d: shape(p(pts('-76,-240 0,-232 80,-240')), p(pts('80,-240 78,-160')), p(pts('78,-160 0,-150 -80,-160')), p(pts('-80,-160 -76,-240'))),
    roll: 30,
    level: 0.76,
    floor: 0.4,
    cast: 0.15,
    ...(style === 3 && { fill: paint.accent }),
    on: laid('rib'),
  }
  const folds = bend(p([[84, 26]])[0] as Point, -1, 120, 90, 0.16, seed) + crumple([x - 80, y - 240, 160, 260], 10, 0.07, `${seed}c`, 80)
  const rings = striped
    ? ringsOf(style)
        .map(([dy, wide]) => `<path d="M${x - 90} ${y + dy}q90 12 180 0" stroke="${paint.accent}" stroke-width="${wide}" fill="none"/>`)
        .join('')
    : ''
  return [{ d, roll: 76, level: 0.66, floor: 0.12, cast: 0.45, relief: folds, on: rings }, heel, toe, cuff]
}

export const woolSocks: Drawing = (paint, view, { style } = plainCut) => {
  const back = view === 'back'
  return assemble(paint, view, {
    material: 'knit',
    close: ['rib', 420, 640],
    pieces: back
      ? [...sock(306, 420, 's2', paint, style, false), ...sock(372, 560, 's1', paint, style, false)]
      : [...sock(262, 420, 's1', paint, style, true), ...sock(370, 590, 's2', paint, style, true)],
    texture: `<defs>${stitchesOf(paint, 'knit', 8)}${ribsOf(paint, 'rib', 9)}</defs>${laid('knit')}`,
  })
}
