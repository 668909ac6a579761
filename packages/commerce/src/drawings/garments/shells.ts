import { shape, type Point } from '../geometry.ts'
import type { Drawing } from '../studio.ts'
import { adult, type Body } from './body.ts'
import { assemble, type Piece } from './cloth.ts'
import { groove } from './folds.ts'
import { beside, cuffLines, frontLine, hemLine, hoodUp, seamed, upper, yokeLine } from './jacket.ts'
import { standingCollar } from './neck.ts'
import { weave } from './textures.ts'
import { cord, slit, snap, stitches, tab, zip } from './trims.ts'

const both = [-1, 1] as const

export const shellJacket: Drawing = (paint, view) => {
  const back = view === 'back'
  const b = adult
  const front = frontLine(b, 224)
  const chest: Point[] = [[478, 366], [484, 420], [483, 486]]
  const hands = both.map((side) => beside(side, [[132, 586], [112, 650], [98, 726]]))
  const seams = seamed([yokeLine(b, back ? 124 : 100), ...cuffLines(b, 34)], paint)
  return assemble(paint, view, {
    material: 'shell',
    focus: [446, 330],
    place: [56],
    pieces: [...upper(b, 0.16, 'shell', 26, { relief: back ? '' : groove(front, 14, 0.13) + hands.map((p) => groove(p, 9, 0.16)).join('') }), ...hoodUp(b, paint, back)],
    relief: seams.relief,
    texture: weave(paint, 3, 0.5),
    seams: seams.seams + stitches(hemLine(b, 16), paint),
    trims: back ? tab([400, 300], paint, 0, 26, 14) : [slit(front, paint, 3), slit(chest, paint, -3), ...hands.map((p) => slit(p, paint, 5)), tab([316, 400], paint)].join(''),
  })
}

const flap = (side: 1 | -1, y: number, from: number, to: number, high: number): Piece => {
  const top = beside(side, [[from, y + 4], [(from + to) / 2, y], [to, y - 2]])
  const end = beside(side, [[to, y - 2], [to - 2, y + high]])
  const lower = beside(side, [[to - 2, y + high], [(from + to) / 2, y + high + 5], [from + 3, y + high + 5]])
  return { d: shape(top, end, lower), roll: 9, level: 0.8, floor: 0.62, cast: 0.34 }
}

const long: Body = { ...adult, hemY: 858, hem: 190, waist: 174, arm: 66, cuff: 48 }

export const rainJacket: Drawing = (paint, view) => {
  const back = view === 'back'
  const front = frontLine(adult, 224)
  const placket: Piece = { d: shape([[382, 262], [381, 540], [382, 819]], [[382, 819], [424, 820]], [[424, 820], [422, 540], [421, 262]], [[421, 262], [400, 266], [382, 262]]), roll: 8, level: 0.76, floor: 0.62, cast: 0.24 }
  const seams = seamed([yokeLine(adult, back ? 150 : 92, 14), ...cuffLines(adult, 44)], paint, 0)
  return assemble(paint, view, {
    material: 'rain',
    focus: [360, 640],
    place: [56],
    pieces: [...upper(adult, 0.15, 'rain', 26, { relief: back ? '' : groove(front, 10, 0.15) }), ...hoodUp(adult, paint, back, 178, 102), ...(back ? [] : [placket, flap(-1, 622, 66, 144, 40), flap(1, 622, 66, 144, 40)])],
    relief: seams.relief,
    seams: seams.seams + stitches(hemLine(adult, 20), paint, 0.6),
    trims: back ? '' : [300, 400, 500, 600, 700, 788].map((y) => snap([403, y], paint)).join('') + both.map((side) => snap([400 + side * 105, 652], paint)).join('') + cord([352, 252], paint, 58, -4) + cord([452, 251], paint, 52, 5) + tab([322, 372], paint),
  })
}

export const softshell: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...adult, neckY: 200, shoulderY: 238, underarmY: 396, hemY: 792, arm: 57, waist: 158, hem: 170, wrist: [240, 764] }
  const front = frontLine(b, 168)
  const hands = both.map((side) => beside(side, [[126, 566], [110, 630], [100, 706]]))
  const side = both.map((s) => beside(s, [[118, 300], [104, 400], [112, 560], [128, 800]]))
  const seams = seamed([...side, ...cuffLines(b, 30)], paint)
  return assemble(paint, view, {
    material: 'softshell',
    focus: [420, 250],
    place: [42],
    pieces: [...upper(b, 0.13, 'soft', 26, { relief: back ? '' : groove(front, 12, 0.18) }), ...standingCollar(b, paint, back, 66, 24)],
    relief: seams.relief,
    texture: weave(paint, 4, 0.6),
    seams: seams.seams + stitches(hemLine(b, 18), paint),
    trims: back ? tab([400, 262], paint, 0, 26, 14) : [zip(front, paint, 3), zip(beside(-1, [[74, 350], [78, 400], [77, 452]]), paint, 4, 0.8), ...hands.map((p) => zip(p, paint, 6, 0.8)), tab([478, 372], paint)].join(''),
  })
}

const fur = (d: string): string =>
  `<g fill="none" stroke-linecap="round">${[['#4b3d31', 40, 3], ['#7a6650', 34, 5], ['#a58f73', 26, 7], ['#d3c2a6', 16, 9]].map(([color, wide, gap], i) => `<path d="${d}" stroke="${color}" stroke-width="${wide}" stroke-dasharray="${i === 0 ? 'none' : `3 ${Number(gap) - 3}`}" stroke-dashoffset="${i * 2}" opacity="${i === 0 ? 1 : 0.75}"/>`).join('')}</g>`

export const parka: Drawing = (paint, view) => {
  const back = view === 'back'
  const b = long
  const placket: Piece = { d: shape([[380, 256], [379, 560], [380, 870]], [[380, 870], [428, 871]], [[428, 871], [426, 560], [424, 256]], [[424, 256], [400, 262], [380, 256]]), roll: 9, level: 0.78, floor: 0.62, cast: 0.28 }
  const seams = seamed([yokeLine(b, back ? 128 : 86, 10), ...cuffLines(b, 30), ...(back ? [[[401, 380], [400, 600], [402, 868]] as Point[]] : [])], paint)
  const hood = hoodUp(b, paint, back, 172, 104)
  const opening = hood[1]?.d ?? ''
  return assemble(paint, view, {
    material: 'shell',
    focus: [330, 690],
    place: [28],
    pieces: [...upper(b, 0.19, 'parka', 26), ...hood, ...(back ? [] : [placket, flap(-1, 640, 60, 150, 46), flap(1, 640, 60, 150, 46), flap(-1, 412, 62, 132, 34), flap(1, 412, 62, 132, 34)])],
    relief: seams.relief + groove(hemLine(b, 232), 8, 0.16),
    texture: weave(paint, 3.4, 0.8),
    seams: seams.seams + stitches(hemLine(b, 24), paint) + stitches(hemLine(b, 228), paint, 0.6),
    trims: back ? '' : fur(opening) + [300, 410, 520, 630, 740, 840].map((y) => snap([403, y], paint)).join('') + both.map((s) => snap([400 + s * 105, 674], paint) + snap([400 + s * 97, 436], paint)).join(''),
  })
}

