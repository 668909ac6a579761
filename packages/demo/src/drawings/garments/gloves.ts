import { pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { inTone } from './cuts.ts'
import { crumple, fold, groove } from './folds.ts'
import { put, spot, type Place } from './hands.ts'
import { weave } from './textures.ts'
import { seam, stitches, tab } from './trims.ts'

const finger = (at: Place, x: number, y: number, wide: number, long: number, lean: number): Piece => {
  const w = wide / 2
  const t = (px: number, py: number): Point => [x + px + (lean * -py) / 100, y + py]
  return {
    d: shape(
      at([
        t(-w, 70),
        t(-w - 1, -long * 0.4),
        t(-w + 1, -long * 0.86),
        t(0, -long),
        t(w - 1, -long * 0.86),
        t(w + 1, -long * 0.4),
        t(w, 70),
      ]),
      at([t(w, 70), t(-w, 70)]),
    ),
    roll: wide * 0.55,
    level: 0.64,
    floor: 0.08,
    cast: 0.28,
    relief: [0.3, 0.42, 0.6, 0.7]
      .map((k, i) => {
        const [a, b, c] = at([t(-w, -long * k), t(0, -long * k + 4), t(w, -long * k - 5)])
        return fold(a as Point, b as Point, c as Point, 8, i % 2 ? 0.14 : -0.2)
      })
      .join(''),
  }
}

function glove(at: Place, palm: boolean, style: number, paint: Paint, seed: string): Piece[] {
  const hand = shape(at(pts('-94,150 -98,40 -96,-60 -84,-92 0,-110 84,-84 96,-30 92,60 82,150')), at(pts('82,150 0,160 -94,150')))
  const thumb = shape(at(pts('60,96 98,40 114,-36 132,-80 158,-78 164,-22 150,56 114,124 66,158')), at(pts('66,158 54,130 60,96')))
  const cuff: Piece = {
    d: shape(
      at(pts('-94,146 0,156 84,146')),
      at(pts('84,146 94,230 92,300')),
      at(pts('92,300 0,312 -100,300')),
      at(pts('-100,300 -102,230 -94,146')),
    ),
    roll: 46,
    level: 0.8,
    floor: 0.26,
    cast: 0.3,
    fill: style === 2 ? paint.trim : paint.dark,
    relief: groove(at(pts('-98,196 0,208 90,196')), 20, 0.22),
  }
  const patch: Piece[] = palm
    ? [
        {
          d: shape(at(pts('-70,132 -76,20 -70,-50 0,-72 64,-46 70,40 60,132')), at(pts('60,132 0,140 -70,132'))),
          roll: 12,
          level: 0.76,
          floor: 0.64,
          cast: 0.1,
          fill: paint.lightness < 0.35 ? '#4a4540' : '#2f2d2c',
        },
      ]
    : []
  const fingers = [
    finger(at, -70, -70, 46, 158, -7),
    finger(at, 64, -64, 50, 186, 7),
    finger(at, -24, -84, 50, 206, -2),
    finger(at, 22, -84, 51, 216, 2),
  ]
  return [
    {
      d: thumb,
      ...(style === 1 && { fill: paint.second }),
      roll: 40,
      level: 0.6,
      floor: 0.1,
      relief: crumple([spot(at, 130, 30)[0] - 70, 440, 140, 200], 8, 0.14, `${seed}t`),
    },
    ...(style === 1 ? inTone(paint.second, fingers) : fingers),
    {
      d: hand,
      roll: 80,
      level: 0.74,
      floor: 0.2,
      cast: 0,
      relief:
        crumple([spot(at, 0, 0)[0] - 90, 420, 180, 240], 20, 0.13, seed, 40) +
        [-48, 0, 46]
          .map((x) =>
            groove(
              at([
                [x, -120],
                [x * 0.9, -40],
                [x * 0.8, 20],
              ]),
              10,
              0.2,
            ),
          )
          .join(''),
    },
    ...patch,
    cuff,
  ]
}

/** Styles in order: a darker cuff; fingers in a second tone; a light or dark cuff. */
export const gloves: Drawing = (paint, view, { style } = plainCut) => {
  const palms = view === 'back'
  const hands = [put(256, 560, -5, false), put(544, 560, 5, true)] as const
  return assemble(paint, view, {
    material: 'softshell',
    close: ['hem', 300, 500],
    pieces: hands.flatMap((at, i) => glove(at, palms, style, paint, `h${i}`)),
    texture: weave(paint, 3.2, 0.8),
    seams: hands.map((at) => stitches(at(pts('-96,286 0,298 92,286')), paint) + seam(at(pts('-98,196 0,208 90,196')), paint, 6)).join(''),
    trims: palms ? '' : hands.map((at, i) => tab(spot(at, 0, 252), paint, i === 0 ? -5 : 5, 40, 24)).join(''),
  })
}
