import { pts, round, shape } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { bend, crumple, groove } from './folds.ts'
import { type Place, pair, spot } from './hands.ts'
import { laid, ribsOf, stitchesOf } from './textures.ts'
import { tab } from './trims.ts'

/** Rows in another colour across the hand, below the fingers. */
const ringsAt = (at: Place, paint: Paint): string =>
  (
    [
      [-30, 22],
      [8, 9],
      [34, 22],
    ] as const
  )
    .map(([y, wide]) => {
      const [a, b, c] = at([
        [-130, y],
        [0, y + 20],
        [130, y],
      ]).map(([px, py]) => `${round(px)} ${round(py)}`)
      return `<path d="M${a}Q${b} ${c}" fill="none" stroke="${paint.accent}" stroke-width="${wide}"/>`
    })
    .join('')

function mitten(at: Place, style: number, paint: Paint, seed: string): Piece[] {
  const hand = shape(
    at(pts('-84,140 -96,40 -98,-110 -80,-212 -10,-276 62,-250 98,-166 102,-50 94,50 80,140')),
    at(pts('80,140 0,152 -84,140')),
  )
  const thumb = shape(at(pts('54,64 90,34 112,-14 132,-70 160,-98 190,-82 196,-32 178,34 138,98 74,150')), at(pts('74,150 52,108 54,64')))
  const tip = shape(
    at(pts('-140,-110 0,-96 140,-110')),
    at(pts('140,-110 140,-340')),
    at(pts('140,-340 -140,-340')),
    at(pts('-140,-340 -140,-110')),
  )
  const folds = bend(spot(at, 70, 60), -1, 110, 110, 0.1, seed) + crumple([spot(at, 0, 0)[0] - 90, 280, 190, 340], 12, 0.07, `${seed}c`, 40)
  const cuff: Piece = {
    d: shape(
      at(pts('-86,132 0,144 82,132')),
      at(pts('82,132 80,230 92,336')),
      at(pts('92,336 0,350 -94,336')),
      at(pts('-94,336 -82,230 -86,132')),
    ),
    roll: 40,
    level: 0.72,
    floor: 0.3,
    cast: 0.25,
    on: laid('rib'),
    relief: Array.from({ length: 15 }, (_, i) => {
      const x = (i - 7) * 12
      return groove(
        at([
          [x * 0.98, 152],
          [x * 0.94, 236],
          [x * 1.06, 332],
        ]),
        5,
        0.16,
      )
    }).join(''),
  }
  return [
    { d: thumb, ...(style === 1 && { fill: paint.second }), roll: 46, level: 0.6, floor: 0.1, relief: folds },
    {
      d: hand,
      ...(style === 1 && { on: `<path d="${tip}" fill="${paint.second}"/>` }),
      ...(style === 2 && { on: ringsAt(at, paint) }),
      roll: 90,
      level: 0.72,
      floor: 0.14,
      relief: folds,
    },
    cuff,
  ]
}

/** Knitted, with a ribbed cuff. Styles in order: one colour; thumb and fingertips in a second tone; rings in the contrasting colour. */
export const woolMittens: Drawing = (paint, view, { style } = plainCut) => {
  const [left, right] = pair
  const seeds = view === 'back' ? (['wr', 'wl'] as const) : (['wl', 'wr'] as const)
  return assemble(paint, view, {
    material: 'knit',
    close: ['rib', 300, 520],
    pieces: [...mitten(left, style, paint, seeds[0]), ...mitten(right, style, paint, seeds[1])],
    texture: `<defs>${stitchesOf(paint, 'knit', 8)}${ribsOf(paint, 'rib', 9)}</defs>${laid('knit')}`,
    trims: view === 'front' ? tab(spot(right, -30, 300), paint, 5, 40, 24) + tab(spot(left, -30, 300), paint, -5, 40, 24) : '',
  })
}
