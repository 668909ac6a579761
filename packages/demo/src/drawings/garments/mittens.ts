import { pts, shape } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { type Piece, assemble } from './cloth.ts'
import { bend, crumple, groove } from './folds.ts'
import { type Place, pair, spot } from './hands.ts'
import { weave } from './textures.ts'
import { seam, stitches, tab } from './trims.ts'

function mitten(at: Place, palm: boolean, style: number, paint: Paint, seed: string): Piece[] {
  const short = style === 2
  const hand = at(pts('-92,130 -100,0 -98,-130 -76,-232 -14,-286 56,-262 96,-180 102,-60 92,60 84,130'))
  const thumb = at(pts('54,64 90,34 112,-24 134,-84 164,-110 194,-92 198,-38 180,32 140,98 74,152'))
  const cuff: Piece = {
    d: shape(
      at(pts('-98,122 0,134 92,122')),
      at(pts(short ? '92,122 98,180 96,236' : '92,122 110,240 114,330')),
      at(pts(short ? '96,236 0,250 -98,238' : '114,330 4,346 -112,332')),
      at(pts(short ? '-98,238 -102,180 -98,122' : '-112,332 -108,230 -98,122')),
    ),
    roll: 50,
    level: 0.8,
    floor: 0.24,
    cast: 0.35,
    fill: style === 3 ? paint.trim : paint.dark,
    relief:
      crumple([spot(at, 0, 230)[0] - 100, 600, 200, 220], 12, 0.12, `${seed}m`, 80) + groove(at(pts('-104,190 0,204 104,190')), 26, 0.2),
  }
  const grip: Piece[] = palm
    ? [
        {
          d: shape(at(pts('-74,110 -80,0 -74,-130 -50,-220 -10,-258 40,-238 74,-160 78,-40 70,110')), at(pts('70,110 0,122 -74,110'))),
          roll: 14,
          level: 0.72,
          floor: 0.6,
          cast: 0.1,
          fill: paint.lightness < 0.35 ? '#4a4540' : '#2f2d2c',
        },
      ]
    : []
  const whole = shape(hand, at(pts('84,130 0,142 -92,130')))
  const tip = shape(
    at(pts('-140,-100 0,-78 140,-104')),
    at(pts('140,-104 140,-340')),
    at(pts('140,-340 -140,-340')),
    at(pts('-140,-340 -140,-100')),
  )
  const folds = bend(spot(at, -60, 10), 1, 120, 130, 0.1, seed) + crumple([spot(at, 0, 0)[0] - 90, 280, 190, 340], 20, 0.12, `${seed}c`, 20)
  return [
    {
      d: shape(thumb, at(pts('74,152 52,108 54,64'))),
      ...(style === 1 && { fill: paint.second }),
      roll: 46,
      level: 0.6,
      floor: 0.1,
      relief: folds,
    },
    {
      d: whole,
      ...(style === 1 && { on: `<path d="${tip}" fill="${paint.second}"/>` }),
      roll: 90,
      level: 0.74,
      floor: 0.14,
      relief: folds + (palm ? '' : groove(at(pts('-94,-40 0,-20 98,-50')), 6, 0.16)),
    },
    ...grip,
    cuff,
  ]
}

/** Styles in order: one colour; thumb and fingertips in a second tone; short, without a gauntlet; a light or dark cuff. */
export const mittens: Drawing = (paint, view, { style } = plainCut) => {
  const palms = view === 'back'
  const [left, right] = pair
  const tabs = style === 2 ? 216 : 260
  const straps = pair.map((at) => seam(at(pts('-104,190 0,204 104,190')), paint, 6)).join('')
  return assemble(paint, view, {
    material: 'padded',
    close: [(['cuff', 'cuff', 'short-cuff', 'trim-cuff'] as const)[style] ?? 'cuff', 300, 520],
    pieces: [...mitten(left, palms, style, paint, 'vl'), ...mitten(right, palms, style, paint, 'vr')],
    texture: weave(paint, 3.2, 0.7),
    seams:
      straps +
      pair
        .map(
          (at) =>
            (style === 2 ? '' : stitches(at(pts('-108,312 0,326 110,312')), paint)) +
            (palms ? '' : stitches(at(pts('-94,-34 0,-14 98,-44')), paint)),
        )
        .join(''),
    trims: palms ? '' : tab(spot(right, 0, tabs), paint, 5, 44, 26) + tab(spot(left, 0, tabs), paint, -6, 44, 26),
  })
}
