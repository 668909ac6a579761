import { pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { emblemAt, plainCut, type Drawing } from '../studio.ts'
import { sleeve, standing, torso, type Body } from './body.ts'
import { snap, zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { fitted, inTone, shoulders, stripes } from './cuts.ts'
import { hoodUp } from './hood.ts'
import { crumple, drape, groove, stack } from './folds.ts'
import { beside, cuffLines, frontLine, hemLine, seamed, upper, yokeLine } from './jacket.ts'
import { backBand, insideNeck, lipOf, neckBand, standingCollar } from './neck.ts'
import { fineRib, nap } from './textures.ts'
import { flatlock, seam, stitches, tab } from './trims.ts'

const both = [-1, 1] as const

/** Styles in order: a chest zip; half a zip, and sleeves and a chest pocket of other cloth; a hood; shoulders and collar in a second tone. */
export const fleece: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const half = style === 1
  const hooded = style === 2
  const b = fitted(hooded ? { ...standing, neckY: 190 } : standing, cut, view)
  const front = half ? frontLine({ ...b, hemY: 420 }, 148) : frontLine(b, hooded && view !== 'worn' ? 196 : hooded ? 160 : 148)
  const chest: Point[] = pts('322,330 318,380 324,428')
  const zipped = style === 0 || style === 2
  const side = both.map((s) => beside(s, pts('120,262 112,370 120,540 128,780')))
  const seams = seamed([...(style === 3 ? [yokeLine(b, 96, 12)] : half ? [] : side), ...cuffLines(b, 26)], paint, 4)
  const body = upper(b, 0.14, `fleece${style}`, 26, {
    relief: back ? '' : groove(front, 16, 0.2) + (zipped ? groove(chest, 10, 0.18) : ''),
  })
  const collar = standingCollar(b, paint, back, 64, 24)
  const patch: Piece = {
    d: shape(pts('452,330 538,328'), pts('538,328 539,416'), pts('539,416 496,428 453,418'), pts('453,418 452,330')),
    fill: paint.accent,
    roll: 8,
    level: 0.8,
    floor: 0.66,
    cast: 0.25,
  }
  return assemble(paint, view, {
    material: 'fleece',
    close: ['zip', 430, 250],
    wearer: { body: b, build: cut.build, neckline: hooded ? lipOf(b, 54, 30) : lipOf(b, 64, 24) },
    pieces: [
      ...(half ? [...inTone(paint.second, body.slice(0, 2)), ...body.slice(2)] : body),
      ...(style === 3 ? [shoulders(b, paint.second, 96, 12)] : []),
      ...(hooded
        ? hoodUp(b, paint, view, 168, 94)
        : style === 3
          ? [...collar.slice(0, -1), ...inTone(paint.second, collar.slice(-1))]
          : collar),
      ...(half && !back ? [patch] : []),
    ],
    relief: seams.relief,
    texture: nap(),
    seams: seams.seams + stitches(hemLine(b, 14), paint, 0.5),
    trims: back
      ? tab([400, hooded ? 284 : 244], paint, 0, 26, 14)
      : zip(front, paint, 3) +
        (zipped ? zip(chest, paint, -3, 0.8) : '') +
        (half ? snap([496, 344], paint) : tab([480, 352], paint)) +
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

/** Styles in order: a round neck; half a zip; sleeves in a second tone; stripes. */
export const baseLayerTop: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const zipped = style === 1
  const b = fitted(slim, cut, view)
  const front = frontLine({ ...b, hemY: 330 }, 158)
  const raglan = both.map((s) => beside(s, pts('56,184 98,270 146,372')))
  const side = both.map((s) => beside(s, pts('146,376 118,480 112,600 128,772')))
  const lines = [...raglan, ...side, ...cuffLines(b, 26)]
  const [armLeft, armRight, body] = upper(b, 0.06, 'base', back && !zipped ? -6 : 24) as [Piece, Piece, Piece]
  const sleeves = [armLeft, armRight].map((piece) => (style === 2 ? { ...piece, fill: paint.second } : piece))
  const rows = Array.from({ length: 13 }, (_, i): [number, number] => [250 + i * 42, 15])
  const neck = zipped ? standingCollar(b, paint, back, 46, 18) : [back ? backBand(b, 14) : neckBand(b, 22, 15)]
  return assemble(paint, view, {
    material: 'stretch',
    close: ['hem', 456, 320],
    wearer: { body: b, build: cut.build, neckline: zipped ? lipOf(b, 46, 18) : lipOf(b, 9, 22, 6) },
    pieces: [...(back || zipped ? [] : [insideNeck(b, paint, 22)]), ...sleeves, body, ...neck],
    relief: lines.map((p) => groove(p, 5, 0.1)).join(''),
    texture: (style === 3 ? stripes(rows, paint.lightness > 0.6 ? paint.accent : '#efe9dc') : '') + fineRib(paint, 4.4, 0.75),
    seams: lines.map((p) => flatlock(p, paint)).join('') + stitches(hemLine(b, 18), paint) + stitches(hemLine(b, 22), paint),
    trims: tab(back ? [400, 222] : [326, 740], paint, 0, 24, 13) + (zipped && !back ? zip(front, paint, 3, 0.8) : ''),
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

/** Styles in order: a print; a chest pocket; a broad band; the emblem. */
export const tshirt: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const ink = paint.lightness > 0.62 ? paint.accent : '#ece7da'
  const b = fitted(
    {
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
    },
    cut,
  )
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
  const pocket: Piece = {
    d: shape(pts('450,348 534,346'), pts('534,346 535,428 493,444 451,430'), pts('451,430 450,348')),
    roll: 6,
    level: 0.76,
    floor: 0.68,
    cast: 0.18,
  }
  const prints = [ridges(paint), '', '', emblemAt([400, 400], 170, ink, 0, 0.9)]
  const banded = style === 2 ? stripes([[300, 84]], ink) : ''
  return assemble(paint, view, {
    material: 'jersey',
    close: ['hem', 640, 760],
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
      ...(style === 1 && !back ? [pocket] : []),
    ],
    texture: banded + fineRib(paint, 3, 0.3) + (back ? '' : (prints[style] ?? '')),
    seams:
      [hemLine(b, 20), hemLine(b, 25), ...cuffs].map((p) => stitches(p, paint)).join('') +
      (back ? seam(pts('330,214 400,224 470,214'), paint, 0) : ''),
    trims: tab([262, 760], paint, 2, 14, 20),
  })
}
