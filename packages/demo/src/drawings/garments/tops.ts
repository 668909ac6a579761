import { pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { sleeve, standing, torso, type Body } from './body.ts'
import { zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, drape, groove, stack } from './folds.ts'
import { beside, cuffLines, frontLine, hemLine, seamed, upper } from './jacket.ts'
import { backBand, insideNeck, neckBand, standingCollar } from './neck.ts'
import { fineRib, nap } from './textures.ts'
import { flatlock, seam, stitches, tab } from './trims.ts'

const both = [-1, 1] as const

export const fleece: Drawing = (paint, view) => {
  const back = view === 'back'
  const front = frontLine(standing, 148)
  const chest: Point[] = pts('322,330 318,380 324,428')
  const side = both.map((s) => beside(s, pts('120,262 112,370 120,540 128,780')))
  const seams = seamed([...side, ...cuffLines(standing, 26)], paint, 4)
  return assemble(paint, view, {
    material: 'fleece',
    close: ['zip', 430, 250],
    place: [44],
    pieces: [
      ...upper(standing, 0.14, 'fleece', 26, { relief: back ? '' : groove(front, 16, 0.2) + groove(chest, 10, 0.18) }),
      ...standingCollar(standing, paint, back, 64, 24),
    ],
    relief: seams.relief,
    texture: nap(),
    seams: seams.seams + stitches(hemLine(standing, 14), paint, 0.5),
    trims: back
      ? tab([400, 244], paint, 0, 26, 14)
      : zip(front, paint, 3) +
        zip(chest, paint, -3, 0.8) +
        tab([480, 352], paint) +
        both.map((s) => zip(beside(s, pts('128,560 116,620 112,680')), paint, 5, 0.75)).join(''),
  })
}

const slim: Body = {
  ...standing,
  neck: 58,
  shoulder: 156,
  chest: 156,
  waist: 138,
  hem: 150,
  arm: 46,
  cuff: 33,
  wrist: [218, 752],
  hemY: 768,
}

export const baseLayerTop: Drawing = (paint, view) => {
  const back = view === 'back'
  const raglan = both.map((s) => beside(s, pts('56,184 98,270 146,372')))
  const side = both.map((s) => beside(s, pts('146,376 118,480 112,600 128,772')))
  const lines = [...raglan, ...side, ...cuffLines(slim, 26)]
  return assemble(paint, view, {
    material: 'stretch',
    close: ['hem', 456, 320],
    place: [28, 1.04],
    pieces: [
      ...(back ? [] : [insideNeck(slim, paint, 22)]),
      ...upper(slim, 0.06, 'base', back ? -6 : 24),
      back ? backBand(slim, 14) : neckBand(slim, 22, 15),
    ],
    relief: lines.map((p) => groove(p, 5, 0.1)).join(''),
    texture: fineRib(paint, 4.4, 0.75),
    seams: lines.map((p) => flatlock(p, paint)).join('') + stitches(hemLine(slim, 18), paint) + stitches(hemLine(slim, 22), paint),
    trims: tab(back ? [400, 222] : [326, 740], paint, 0, 24, 13),
  })
}

/** A short sleeve, half as long as an arm. */
function shortSleeve(b: Body, side: 1 | -1): string {
  const put = (points: Point[]): Point[] => points.map(([x, y]): Point => [400 + side * x, y + (side === -1 ? 3 : 0)])
  const outer = put([
    [b.shoulder - 44, b.shoulderY - 16],
    [b.shoulder, b.shoulderY],
    [b.shoulder + 28, b.shoulderY + 26],
    [b.shoulder + 54, b.shoulderY + 100],
    [b.shoulder + 72, b.shoulderY + 214],
  ])
  const hem = put([
    [b.shoulder + 72, b.shoulderY + 214],
    [b.shoulder + 26, b.shoulderY + 236],
    [b.chest - 14, b.shoulderY + 240],
  ])
  return shape(
    outer,
    hem,
    put([
      [b.chest - 14, b.shoulderY + 240],
      [b.chest - 24, b.underarmY - 20],
      [b.shoulder - 44, b.shoulderY + 40],
    ]),
  )
}

/** A print without words: three ridges and a low sun. */
function ridges(paint: Paint): string {
  const ink = paint.lightness > 0.62 ? paint.accent : '#ece7da'
  return `<g opacity=".86"><clipPath id="print"><circle cx="400" cy="416" r="74"/></clipPath><g clip-path="url(#print)"><circle cx="426" cy="396" r="27" fill="${ink}" opacity=".55"/><path d="M320 440l46-58 24 30 34-46 60 76v60H320z" fill="${ink}" opacity=".5"/><path d="M320 462l38-36 30 26 36-44 62 52v40H320z" fill="${ink}" opacity=".75"/><path d="M320 478q40-22 82-8t84-6v40H320z" fill="${ink}"/></g><circle cx="400" cy="416" r="80" fill="none" stroke="${ink}" stroke-width="3"/></g>`
}

export const tshirt: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = {
    ...standing,
    shoulder: 160,
    chest: 162,
    waist: 156,
    hem: 164,
    hemY: 800,
    neckY: 196,
    shoulderY: 234,
    underarmY: 392,
    arm: 60,
  }
  const arms = both.map((s): Piece => ({
    d: shortSleeve(b, s),
    form: sleeve({ ...b, arm: 70 }, s).d,
    roll: 60,
    level: 0.6,
    floor: 0.22,
    relief: crumple([400 + s * 210 - 60, 260, 120, 190], 10, 0.08, `ts${s}`, 20 * s) + stack([400 + s * 208, 440], 60, 90, 0.07, `tk${s}`),
  }))
  const cuffs = both.map((s) =>
    beside(s, [
      [b.chest - 16, b.shoulderY + 224],
      [b.shoulder + 26, b.shoulderY + 220],
      [b.shoulder + 72, b.shoulderY + 198],
    ]),
  )
  return assemble(paint, view, {
    material: 'jersey',
    close: ['hem', 640, 760],
    place: [2, 1.08],
    pieces: [
      ...(back ? [] : [insideNeck(b, paint, 36)]),
      ...arms,
      {
        d: torso(b, back ? -6 : 38),
        form: torso({ ...b, hemY: b.hemY + 130 }, 38),
        roll: 120,
        level: 0.68,
        floor: 0.4,
        cast: 0.25,
        relief: drape(b.chest, b.underarmY, b.hemY, 0.11, 'tee') + crumple([240, 300, 320, 500], 22, 0.06, 'teeb', 6),
      },
      back ? backBand(b, 15) : neckBand(b, 36, 17),
    ],
    texture: fineRib(paint, 3, 0.3) + (back ? '' : ridges(paint)),
    seams:
      [hemLine(b, 20), hemLine(b, 25), ...cuffs].map((p) => stitches(p, paint)).join('') +
      (back ? seam(pts('330,214 400,224 470,214'), paint, 0) : ''),
    trims: tab([262, 760], paint, 2, 14, 20),
  })
}
