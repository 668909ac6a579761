import { pts, shape, type Point } from '../geometry.ts'
import type { Drawing } from '../studio.ts'
import { adult, type Body } from './body.ts'
import { cord, slit, snap, zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { groove } from './folds.ts'
import { hoodUp } from './hood.ts'
import { beside, cuffLines, frontLine, hemLine, seamed, upper, yokeLine } from './jacket.ts'
import { standingCollar } from './neck.ts'
import { weave } from './textures.ts'
import { stitches, tab } from './trims.ts'

const both = [-1, 1] as const

export const shellJacket: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...adult, hem: 174, waist: 164, wrist: [252, 772] }
  const front = frontLine(b, 224)
  const chest: Point[] = pts('478,366 484,420 483,486')
  const hands = both.map((side) => beside(side, pts('132,586 112,650 98,726')))
  const seams = seamed([yokeLine(b, back ? 124 : 100), ...cuffLines(b, 34)], paint)
  return assemble(paint, view, {
    material: 'shell',
    close: ['zip', 446, 330],
    place: [56],
    pieces: [
      ...upper(b, 0.16, 'shell', 26, { relief: back ? '' : groove(front, 14, 0.13) + hands.map((p) => groove(p, 9, 0.16)).join('') }),
      ...hoodUp(b, paint, back),
    ],
    relief: seams.relief,
    texture: weave(paint, 3, 0.5),
    seams: seams.seams + stitches(hemLine(b, 16), paint),
    trims: back
      ? tab([400, 300], paint, 0, 26, 14)
      : [slit(front, paint, 3), slit(chest, paint, -3), ...hands.map((p) => slit(p, paint, 5)), tab([316, 400], paint)].join(''),
  })
}

export const flap = (side: 1 | -1, y: number, from: number, to: number, high: number): Piece => {
  const top = beside(side, [
    [from, y + 4],
    [(from + to) / 2, y],
    [to, y - 2],
  ])
  const end = beside(side, [
    [to, y - 2],
    [to - 2, y + high],
  ])
  const lower = beside(side, [
    [to - 2, y + high],
    [(from + to) / 2, y + high + 5],
    [from + 3, y + high + 5],
  ])
  return { d: shape(top, end, lower), roll: 9, level: 0.8, floor: 0.62, cast: 0.34 }
}

export const rainJacket: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...adult, hemY: 820, hem: 190, waist: 178, arm: 66, cuff: 50, wrist: [238, 782] }
  const front = frontLine(b, 224)
  const placket: Piece = {
    d: shape(pts('382,262 381,540 382,833'), pts('382,833 424,834'), pts('424,834 422,540 421,262'), pts('421,262 400,266 382,262')),
    roll: 8,
    level: 0.76,
    floor: 0.62,
    cast: 0.24,
  }
  const seams = seamed([yokeLine(b, back ? 150 : 92, 14), ...cuffLines(b, 44)], paint, 0)
  return assemble(paint, view, {
    material: 'rain',
    close: ['snaps', 360, 640],
    place: [48],
    pieces: [
      ...upper(b, 0.15, 'rain', 26, { relief: back ? '' : groove(front, 10, 0.15) }),
      ...hoodUp(b, paint, back, 178, 102),
      ...(back ? [] : [placket, flap(-1, 622, 66, 144, 40), flap(1, 622, 66, 144, 40)]),
    ],
    relief: seams.relief,
    seams: seams.seams + stitches(hemLine(b, 20), paint, 0.6),
    trims: back
      ? ''
      : [300, 400, 500, 600, 700, 794].map((y) => snap([403, y], paint)).join('') +
        both.map((side) => snap([400 + side * 105, 652], paint)).join('') +
        cord([352, 252], paint, 58, -4) +
        cord([452, 251], paint, 52, 5) +
        tab([322, 372], paint),
  })
}

export const softshell: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...adult, neckY: 200, shoulderY: 238, underarmY: 396, hemY: 792, arm: 57, waist: 158, hem: 170, wrist: [240, 764] }
  const front = frontLine(b, 168)
  const hands = both.map((side) => beside(side, pts('126,566 110,630 100,706')))
  const side = both.map((s) => beside(s, pts('118,300 104,400 112,560 128,800')))
  const seams = seamed([...side, ...cuffLines(b, 30)], paint)
  return assemble(paint, view, {
    material: 'softshell',
    close: ['zip', 420, 250],
    place: [42],
    pieces: [...upper(b, 0.11, 'soft', 26, { relief: back ? '' : groove(front, 12, 0.18) }), ...standingCollar(b, paint, back, 66, 24)],
    relief: seams.relief,
    texture: weave(paint, 4, 0.6),
    seams: seams.seams + stitches(hemLine(b, 18), paint),
    trims: back
      ? tab([400, 262], paint, 0, 26, 14)
      : [
          zip(front, paint, 3),
          zip(beside(-1, pts('74,350 78,400 77,452')), paint, 4, 0.8),
          ...hands.map((p) => zip(p, paint, 6, 0.8)),
          tab([478, 372], paint),
        ].join(''),
  })
}
