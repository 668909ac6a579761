import { pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { bend, crumple, groove } from './folds.ts'
import { laid, ribsOf, stitchesOf } from './textures.ts'

/** What is knitted into the leg: 0: a narrow and a broad ring; 1: nothing; 2: broad rings; 3: the ribbed edge in the contrasting colour. */
const ringsOf = (style: number): readonly (readonly [down: number, wide: number])[] =>
  [
    [
      [-98, 8],
      [-64, 28],
    ] as const,
    [],
    [
      [-96, 24],
      [-46, 24],
      [4, 24],
    ] as const,
    [],
  ][style] ?? []

function sock(x: number, y: number, seed: string, paint: Paint, style: number, striped: boolean): Piece[] {
  const ends = style === 1 ? paint.second : paint.dark
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]): Point => [x + px, y + py])
  const d = shape(
    p(
      pts(
        '-74,-230 -73,-140 -64,-50 -60,14 -66,74 -82,124 -86,166 -68,204 -26,224 40,229 120,226 200,224 264,215 302,190 314,154 298,122 256,104 200,90 150,68 110,32 86,-18 74,-76 74,-140 76,-230',
      ),
    ),
    p(pts('76,-230 0,-222 -74,-230')),
  )
  const heel: Piece = {
    within: d,
    d: shape(p(pts('-120,62 -44,82 8,126 28,180 26,250')), p(pts('26,250 -140,260')), p(pts('-140,260 -120,62'))),
    fill: ends,
    roll: 6,
    level: 0.66,
    floor: 0.6,
    cast: 0,
  }
  const toe: Piece = {
    within: d,
    d: shape(p(pts('240,70 222,150 236,250')), p(pts('236,250 350,240')), p(pts('350,240 350,60')), p(pts('350,60 240,70'))),
    fill: ends,
    roll: 6,
    level: 0.66,
    floor: 0.6,
    cast: 0,
  }
  const ribs = Array.from({ length: 13 }, (_, i) => {
    const rx = -72 + i * 12
    return groove(p([[rx, -238] as const, [rx * 0.98, -140] as const]), 4.5, 0.2)
  })
  const cuff: Piece = {
    d: shape(
      p(pts('-76,-240 0,-233 79,-240')),
      p(pts('79,-240 80,-190 76,-132')),
      p(pts('76,-132 0,-124 -75,-132')),
      p(pts('-75,-132 -79,-190 -76,-240')),
    ),
    roll: 26,
    level: 0.74,
    floor: 0.4,
    cast: 0.12,
    ...(style === 3 && { fill: paint.accent }),
    on: laid('rib'),
    relief: ribs.join(''),
  }
  const ankle = p([[92, 6]])[0] as Point
  const folds = bend(ankle, -1, 112, 84, 0.15, seed) + crumple([x - 70, y - 200, 140, 230], 7, 0.06, `${seed}c`, 80)
  const rings = striped
    ? ringsOf(style)
        .map(([dy, wide]) => `<path d="M${x - 90} ${y + dy}q90 12 180 0" stroke="${paint.accent}" stroke-width="${wide}" fill="none"/>`)
        .join('')
    : ''
  return [{ d, roll: 60, level: 0.66, floor: 0.2, cast: 0.4, relief: folds, on: rings }, heel, toe, cuff]
}

export const woolSocks: Drawing = (paint, view, { style } = plainCut) => {
  const back = view === 'back'
  return assemble(paint, view, {
    material: 'knit',
    close: ['rib', 420, 620],
    pieces: back
      ? [...sock(286, 440, 's2', paint, style, false), ...sock(392, 530, 's1', paint, style, false)]
      : [...sock(256, 430, 's1', paint, style, true), ...sock(388, 556, 's2', paint, style, true)],
    texture: `<defs>${stitchesOf(paint, 'knit', 8)}${ribsOf(paint, 'rib', 9)}</defs>${laid('knit')}`,
  })
}
