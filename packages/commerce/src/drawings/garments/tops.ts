import { round, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { adult, sleeve, torso, type Body } from './body.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, drape, groove, stack } from './folds.ts'
import { beside, cuffLines, frontLine, hemLine, seamed, upper } from './jacket.ts'
import { backBand, insideNeck, neckBand, standingCollar } from './neck.ts'
import { fineRib, laid, nap, ribsOf, stitchesOf } from './textures.ts'
import { button, flatlock, seam, stitches, tab, zip } from './trims.ts'

const both = [-1, 1] as const

/** Tops without a hood sit higher and slimmer in the picture. */
const top: Body = { ...adult, neckY: 178, shoulderY: 220, underarmY: 376, hemY: 772, arm: 56, cuff: 42, waist: 162, hem: 166, wrist: [238, 748] }
const slim: Body = { ...top, neck: 58, shoulder: 156, chest: 156, waist: 138, hem: 150, arm: 46, cuff: 33, wrist: [218, 752], hemY: 768 }

/** Knitted ends: a rib over the lowest `high` px of body and sleeves. */
function ribEnds(b: Body, paint: Paint, high: number, id: string): { texture: string; relief: string; seams: string } {
  const lines = [hemLine(b, high), ...cuffLines(b, high - 4)]
  const band = (line: readonly Point[]): string => {
    const low = line.map(([x, y]): Point => [x, y + high + 26]).toReversed()
    return shape(line, low)
  }
  const bands = lines.map(band)
  const bodyClip = `<clipPath id="${id}-ends">${bands.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`
  return {
    texture: `<defs>${bodyClip}${ribsOf(paint, id, 8)}</defs><g clip-path="url(#${id}-ends)">${bands.map((d) => `<path d="${d}" fill="${paint.dark}"/>`).join('')}${laid(id)}</g>`,
    relief: lines.map((points) => groove(points, 14, 0.08) + groove(points, 5, 0.1)).join(''),
    seams: '',
  }
}

export const fleece: Drawing = (paint, view) => {
  const back = view === 'back'
  const front = frontLine(top, 148)
  const chest: Point[] = [[322, 330], [318, 380], [324, 428]]
  const side = both.map((s) => beside(s, [[120, 262], [112, 370], [120, 540], [128, 780]]))
  const seams = seamed([...side, ...cuffLines(top, 26)], paint, 4)
  return assemble(paint, view, {
    material: 'fleece',
    focus: [430, 250],
    place: [44],
    pieces: [...upper(top, 0.14, 'fleece', 26, { relief: back ? '' : groove(front, 16, 0.2) + groove(chest, 10, 0.18) }), ...standingCollar(top, paint, back, 64, 24)],
    relief: seams.relief,
    texture: nap(),
    seams: seams.seams + stitches(hemLine(top, 14), paint, 0.5),
    trims: back ? tab([400, 244], paint, 0, 26, 14) : zip(front, paint, 3) + zip(chest, paint, -3, 0.8) + tab([480, 352], paint) + both.map((s) => zip(beside(s, [[128, 560], [116, 620], [112, 680]]), paint, 5, 0.75)).join(''),
  })
}

const rose = ['0001000', '0011100', '0110110', '1101011', '0110110', '0011100', '0001000', '0000000']
const peaks = ['0001000', '0010100', '0100010', '1000001']

/** Rows of knitted figures in contrasting yarn, each stitch `size` px wide, along a line. */
function figures(y: number, paint: Paint, size: number, rowsOf = rose, lines = true): string {
  const w = size * 7
  const cell = rowsOf.flatMap((row, r) => [...row].flatMap((bit, c) => (bit === '1' ? [`M${round(c * size)} ${round(r * size * 0.84 + size * 0.1)}l${round(size * 0.5)} ${round(size * 0.7)}l${round(size * 0.5)} ${round(-size * 0.7)}`] : [])))
  const line = (dy: number) => `<path d="M60 ${y + dy}H740" fill="none" stroke="${paint.accent}" stroke-width="${size * 0.7}" stroke-dasharray="${size * 0.9} ${size * 1.1}"/>`
  const yarn = paint.lightness > 0.7 ? paint.accent : '#eee8da'
  const copies = Array.from({ length: 15 }, (_, i) => `<path transform="translate(${round(400 - 7.5 * w + i * w)} ${y})" d="${cell.join('')}" fill="none" stroke="${yarn}" stroke-width="${size * 0.55}" stroke-linejoin="round"/>`)
  return `<g opacity=".92">${copies.join('')}${lines ? line(-size * 1.6) + line(size * 7.4) : ''}</g>`
}

const woolly: Body = { ...top, arm: 62, cuff: 40, waist: 170, hem: 160, hemY: 756, wrist: [228, 744] }

export const woolSweater: Drawing = (paint, view) => {
  const back = view === 'back'
  const rib = ribEnds(woolly, paint, 54, 'rib')
  const band = back ? backBand(woolly, 26, laid('rib')) : neckBand(woolly, 34, 28, laid('rib'))
  return assemble(paint, view, {
    material: 'knit',
    focus: [400, 318],
    place: [32, 1.04],
    pieces: [...(back ? [] : [insideNeck(woolly, paint, 34)]), ...upper(woolly, 0.115, 'knit', back ? -4 : 36, { relief: both.map((s) => groove(beside(s, [[70, 214], [118, 300], [168, 384]]), 6, 0.12)).join('') }), band],
    relief: rib.relief,
    texture: `<defs>${stitchesOf(paint, 'knit', 9)}</defs>${figures(286, paint, 7)}${figures(362, paint, 7, peaks, false)}${laid('knit')}${rib.texture}`,
  })
}

export const woolCardigan: Drawing = (paint, view) => {
  const back = view === 'back'
  const b = woolly
  const rib = ribEnds(b, paint, 50, 'rib')
  const edge: Point[] = [[400 - b.neck + 4, b.neckY], [370, 262], [392, 352], [391, 560], [390, 773]]
  const other: Point[] = [[424, 774], [424, 560], [424, 360], [440, 262], [400 + b.neck + 16, b.neckY + 2]]
  const bandLeft: Piece = { d: shape(edge, [[390, 773], [424, 774]], other.slice(0, 3), [[424, 360], [404, 340], [384, 252], [400 - b.neck + 22, b.neckY - 2], [400 - b.neck + 4, b.neckY]]), roll: 12, level: 0.8, floor: 0.55, on: laid('rib') }
  const opening: Piece = { d: shape([[400 - b.neck + 2, b.neckY - 4], [372, 262], [408, 352]], [[408, 352], [434, 262], [400 + b.neck - 2, b.neckY - 4]], [[400 + b.neck - 2, b.neckY - 4], [400, b.neckY - 18], [400 - b.neck + 2, b.neckY - 4]]), fill: paint.inner, roll: 26, level: 0.3, floor: 0.55, cast: 0, on: laid('knit') }
  const bandRight: Piece = { d: shape([[408, 352], [426, 268], [400 + b.neck - 16, b.neckY - 6]], [[400 + b.neck - 16, b.neckY - 6], [400 + b.neck + 8, b.neckY]], [[400 + b.neck + 8, b.neckY], [450, 272], [424, 366]], [[424, 366], [408, 352]]), roll: 12, level: 0.8, floor: 0.55, on: laid('rib') }
  const pockets = both.map((s): Piece => ({ d: shape(beside(s, [[52, 598], [136, 594]]), beside(s, [[136, 594], [137, 616]]), beside(s, [[137, 616], [52, 620]])), roll: 8, level: 0.8, floor: 0.6, cast: 0.3, on: laid('rib') }))
  return assemble(paint, view, {
    material: 'knit',
    focus: [400, 420],
    place: [26, 1.04],
    pieces: [...upper(b, 0.115, 'cardi', back ? -4 : 4), ...(back ? [backBand(b, 22, laid('rib'))] : [opening, bandRight, bandLeft, ...pockets])],
    relief: rib.relief + (back ? '' : both.map((s) => groove(beside(s, [[52, 600], [54, 690], [100, 700], [138, 690], [137, 600]]), 5, 0.12)).join('')),
    texture: `<defs>${stitchesOf(paint, 'knit', 9)}</defs>${laid('knit')}${rib.texture}`,
    trims: back ? '' : [380, 462, 544, 626, 700, 756].map((y) => button([407, y], paint.lightness > 0.6 ? '#6b4a32' : '#c8a57b', 9)).join(''),
  })
}

export const baseLayerTop: Drawing = (paint, view) => {
  const back = view === 'back'
  const raglan = both.map((s) => beside(s, [[56, 184], [98, 270], [146, 372]]))
  const side = both.map((s) => beside(s, [[146, 376], [118, 480], [112, 600], [128, 772]]))
  const lines = [...raglan, ...side, ...cuffLines(slim, 26)]
  return assemble(paint, view, {
    material: 'stretch',
    focus: [456, 320],
    place: [28, 1.04],
    pieces: [...(back ? [] : [insideNeck(slim, paint, 22)]), ...upper(slim, 0.06, 'base', back ? -6 : 24), back ? backBand(slim, 14) : neckBand(slim, 22, 15)],
    relief: lines.map((p) => groove(p, 5, 0.1)).join(''),
    texture: fineRib(paint, 4.4, 0.75),
    seams: lines.map((p) => flatlock(p, paint)).join('') + stitches(hemLine(slim, 18), paint) + stitches(hemLine(slim, 22), paint),
    trims: tab(back ? [400, 222] : [326, 740], paint, 0, 24, 13),
  })
}

/** A short sleeve, half as long as an arm. */
function shortSleeve(b: Body, side: 1 | -1): string {
  const put = (points: Point[]): Point[] => points.map(([x, y]): Point => [400 + side * x, y + (side === -1 ? 3 : 0)])
  const outer = put([[b.shoulder - 44, b.shoulderY - 16], [b.shoulder, b.shoulderY], [b.shoulder + 28, b.shoulderY + 26], [b.shoulder + 54, b.shoulderY + 100], [b.shoulder + 72, b.shoulderY + 214]])
  const hem = put([[b.shoulder + 72, b.shoulderY + 214], [b.shoulder + 26, b.shoulderY + 236], [b.chest - 14, b.shoulderY + 240]])
  return shape(outer, hem, put([[b.chest - 14, b.shoulderY + 240], [b.chest - 24, b.underarmY - 20], [b.shoulder - 44, b.shoulderY + 40]]))
}

/** A print without words: three ridges and a low sun. */
function ridges(paint: Paint): string {
  const ink = paint.lightness > 0.62 ? paint.accent : '#ece7da'
  return `<g opacity=".86"><clipPath id="print"><circle cx="400" cy="416" r="74"/></clipPath><g clip-path="url(#print)"><circle cx="426" cy="396" r="27" fill="${ink}" opacity=".55"/><path d="M320 440l46-58 24 30 34-46 60 76v60H320z" fill="${ink}" opacity=".5"/><path d="M320 462l38-36 30 26 36-44 62 52v40H320z" fill="${ink}" opacity=".75"/><path d="M320 478q40-22 82-8t84-6v40H320z" fill="${ink}"/></g><circle cx="400" cy="416" r="80" fill="none" stroke="${ink}" stroke-width="3"/></g>`
}

export const tshirt: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...top, shoulder: 160, chest: 162, waist: 156, hem: 164, hemY: 800, neckY: 196, shoulderY: 234, underarmY: 392, arm: 60 }
  const arms = both.map((s): Piece => ({
    d: shortSleeve(b, s), form: sleeve({ ...b, arm: 70 }, s).d, roll: 60, level: 0.6, floor: 0.22,
    relief: crumple([400 + s * 210 - 60, 260, 120, 190], 10, 0.08, `ts${s}`, 20 * s) + stack([400 + s * 208, 440], 60, 90, 0.07, `tk${s}`),
  }))
  const cuffs = both.map((s) => beside(s, [[b.chest - 16, b.shoulderY + 224], [b.shoulder + 26, b.shoulderY + 220], [b.shoulder + 72, b.shoulderY + 198]]))
  return assemble(paint, view, {
    material: 'jersey',
    focus: [400, 336],
    place: [2, 1.08],
    pieces: [
      ...(back ? [] : [insideNeck(b, paint, 36)]), ...arms,
      { d: torso(b, back ? -6 : 38), form: torso({ ...b, hemY: b.hemY + 130 }, 38), roll: 120, level: 0.68, floor: 0.4, cast: 0.25, relief: drape(b.chest, b.underarmY, b.hemY, 0.11, 'tee') + crumple([240, 300, 320, 500], 22, 0.06, 'teeb', 6) },
      back ? backBand(b, 15) : neckBand(b, 36, 17),
    ],
    texture: fineRib(paint, 3, 0.3) + (back ? '' : ridges(paint)),
    seams: [hemLine(b, 20), hemLine(b, 25), ...cuffs].map((p) => stitches(p, paint)).join('') + (back ? seam([[330, 214], [400, 224], [470, 214]], paint, 0) : ''),
    trims: tab([262, 760], paint, 2, 14, 20),
  })
}
