import { mirror, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { adult, type Body } from './body.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, fold, groove } from './folds.ts'
import { beside, cuffLines, hemLine, seamed, upper, yokeLine } from './jacket.ts'
import { fineRib, laid, stitchesOf, weave } from './textures.ts'
import { button, stitches, tab, zip } from './trims.ts'

const both = [-1, 1] as const

/** A woven check of broad bands in darker, lighter and contrasting yarn. */
function check(paint: Paint, size: number): string {
  const dark = paint.lightness < 0.4 ? '#000' : paint.darker
  const band = (x: number, width: number, color: string, opacity: number) => `<rect x="${x}" width="${width}" height="${size}" fill="${color}" opacity="${opacity}"/><rect y="${x}" height="${width}" width="${size}" fill="${color}" opacity="${opacity}"/>`
  const thin = paint.lightness > 0.6 ? paint.accent : '#f1ead9'
  return `<defs><pattern id="check" x="22" y="10" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${band(0, size * 0.42, dark, 0.42)}${band(size * 0.68, 5, thin, 0.5)}${band(size * 0.14, 5, paint.lighter, 0.45)}</pattern></defs>${laid('check')}`
}

export const shirt: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...adult, neck: 60, neckY: 180, shoulderY: 222, underarmY: 380, hemY: 780, drop: 34, hem: 168, waist: 162, arm: 54, cuff: 40, wrist: [236, 752] }
  const y = b.neckY
  const leaf = (side: 1 | -1): Piece => ({
    d: shape(beside(side, [[3, y + 44], [30, y - 2], [64, y - 40]]), beside(side, [[64, y - 40], [82, y - 10], [96, y + 30]]), beside(side, [[96, y + 30], [82, y + 72], [62, y + 86]]), beside(side, [[62, y + 86], [30, y + 70], [3, y + 44]])),
    roll: 10, level: 0.86, floor: 0.62, cast: 0.4,
  })
  const placket: Piece = { d: shape([[384, 226], [384, 520], [385, 812]], [[385, 812], [420, 813]], [[420, 813], [419, 520], [418, 224]], [[418, 224], [384, 226]]), roll: 7, level: 0.78, floor: 0.6, cast: 0.22 }
  const pockets = both.map((s): Piece => ({ d: shape(beside(s, [[54, 340], [134, 336]]), beside(s, [[134, 336], [136, 420]]), beside(s, [[136, 420], [96, 442], [56, 424]]), beside(s, [[56, 424], [54, 340]])), roll: 7, level: 0.74, floor: 0.62, cast: 0.2 }))
  const flaps = both.map((s): Piece => ({ d: shape(beside(s, [[51, 332], [138, 328]]), beside(s, [[138, 328], [139, 352]]), beside(s, [[139, 352], [96, 374], [51, 357]]), beside(s, [[51, 357], [51, 332]])), roll: 7, level: 0.82, floor: 0.66, cast: 0.3 }))
  const seams = seamed([...(back ? [yokeLine(b, 70, 4)] : []), ...cuffLines(b, 52)], paint, 5)
  const neckBack: Piece = { d: shape([[328, y - 34], [400, y - 52], [472, y - 34]], [[472, y - 34], [494, y + 22]], [[494, y + 22], [400, y + 44], [306, y + 22]], [[306, y + 22], [328, y - 34]]), roll: 14, level: 0.84, floor: 0.55, cast: 0.3 }
  const opening: Piece = { d: shape([[338, y - 34], [400, y - 48], [462, y - 34]], [[462, y - 34], [440, y + 16], [402, y + 62]], [[402, y + 62], [362, y + 16], [338, y - 34]]), fill: paint.inner, roll: 16, level: 0.3, floor: 0.55, cast: 0 }
  return assemble(paint, view, {
    material: 'jersey',
    focus: [420, 270],
    place: [32],
    pieces: [...upper(b, 0.15, 'skjorte', back ? -4 : 30), ...(back ? [neckBack] : [opening, placket, ...pockets, ...flaps, leaf(-1), leaf(1)])],
    relief: seams.relief,
    texture: `${check(paint, 62)}${weave(paint, 3, 0.6)}`,
    seams: seams.seams + stitches(hemLine(b, 12), paint) + (back ? '' : stitches([[389, 230], [389, 520], [390, 812]], paint) + stitches([[414, 230], [414, 520], [415, 812]], paint)),
    trims: back ? '' : [268, 352, 436, 520, 604, 688, 764].map((at) => button([402, at], paint.lightness > 0.55 ? '#5b4636' : '#d9ccb4', 7)).join('') + both.map((s) => button([400 + s * 95, 362], paint.lightness > 0.55 ? '#5b4636' : '#d9ccb4', 6)).join('') + tab([526, 402], paint, 0, 16, 10),
  })
}

export const swimsuit: Drawing = (paint, view) => {
  const back = view === 'back'
  const right: Point[] = [[468, 176], [490, 250], [520, 330], [528, 372]]
  const side: Point[] = [[528, 372], [516, 470], [506, 540], [524, 630], [534, 690]]
  const legHole: Point[] = [[534, 690], [500, 716], [460, 766], [432, 832]]
  const crotch: Point[] = [[432, 832], [400, 842], [368, 832]]
  const strapIn: Point[] = [[442, 174], [442, 236], [back ? 448 : 430, back ? 400 : 300], [400, back ? 500 : 326]]
  const d = shape(right, side, legHole, crotch, mirror(legHole), mirror(side), mirror(right), [[332, 176], [358, 174]], mirror([...strapIn]).toReversed(), strapIn.toReversed(), [[442, 174], [468, 176]])
  const inside: Piece[] = back ? [] : [{ d: shape([[352, 190], [356, 300], [400, 350], [444, 300], [448, 190]], [[448, 190], [436, 300], [400, 386], [364, 300], [352, 190]]), fill: paint.inner, roll: 12, level: 0.3, floor: 0.5, cast: 0 }]
  const panels: Piece[] = both.map((s) => ({ within: d, d: shape(beside(s, [[150, 330], [96, 440], [84, 540], [110, 700]]), beside(s, [[110, 700], [190, 720]]), beside(s, [[190, 720], [190, 330]]), beside(s, [[190, 330], [150, 330]])), fill: paint.darker, roll: 6, level: 0.7, floor: 0.64, cast: 0.05 }))
  const lines = both.map((s) => beside(s, [[150, 330], [96, 440], [84, 540], [110, 700]]))
  return assemble(paint, view, {
    material: 'stretch',
    focus: [440, 400, 2.2],
    place: [0, 1.2],
    pieces: [...inside, { d, roll: 110, level: 0.7, floor: 0.16, relief: fold([300, 540], [400, 556], [500, 536], 20, -0.06) + fold([310, 590], [400, 604], [492, 584], 18, 0.05) + crumple([320, 640, 160, 170], 10, 0.08, 'bad', 60) + fold([400, 350], [402, 420], [400, 480], 26, -0.07) }, ...panels],
    relief: lines.map((p) => groove(p, 5, 0.14)).join(''),
    texture: fineRib(paint, 2.6, 0.35),
    seams: [...lines, legHole.map(([x, y]): Point => [x - 5, y - 9]), mirror(legHole).map(([x, y]): Point => [x + 5, y - 9])].map((p) => stitches(p, paint)).join(''),
    trims: back ? '' : tab([330, 660], paint, 8, 24, 14),
  })
}

export const skirt: Drawing = (paint, view) => {
  const back = view === 'back'
  const side: Point[] = [[516, 292], [548, 380], [582, 500], [612, 640], [626, 744]]
  const hem: Point[] = [[626, 744], [520, 774], [402, 784], [280, 776], [172, 748]]
  const left = mirror(side).map(([x, y]): Point => [x - (y > 500 ? 1 : 0), y + (y > 700 ? 4 : 0)])
  const rows = [380, 466, 556, 650].map((y, i): Point[] => { const half = 140 + (y - 292) * 0.26 + i * 2; return [[400 - half, y - 6], [400 - half * 0.5, y + 12], [401, y + 18], [400 + half * 0.5, y + 12], [400 + half, y - 8]] })
  const band: Piece = { d: shape([[288, 262], [340, 272], [400, 276], [460, 272], [512, 262]], [[512, 262], [520, 306]], [[520, 306], [462, 318], [400, 322], [338, 318], [280, 307]], [[280, 307], [288, 262]]), roll: 10, level: 0.76, floor: 0.58, cast: 0.2 }
  const inside: Piece[] = back ? [] : [{ d: shape([[288, 262], [340, 252], [400, 249], [460, 252], [512, 262]], [[512, 262], [460, 280], [400, 284], [340, 280], [288, 262]]), fill: paint.inner, roll: 10, level: 0.3, floor: 0.5, cast: 0 }]
  const puckers = rows.map((row, i) => groove(row, 38, 0.08) + groove(row, 22, 0.12) + groove(row, 9, 0.16) + groove(row, 4, 0.2) + crumple([240 - i * 14, (row[2]?.[1] ?? 0) - 34, 320 + i * 28, 50], 26, 0.13, `skj${i}`, 0)).join('')
  const front: Point[] = [[448, 318], [456, 500], [462, 784]]
  return assemble(paint, view, {
    material: 'down',
    focus: [430, 430, 2.2],
    place: [-12, 1.12],
    pieces: [...inside, { d: shape([[284, 292], [400, 306], [516, 292]], side, hem, left), roll: 120, level: 0.68, floor: 0.14, relief: puckers }, band],
    seams: rows.map((row) => stitches(row, paint, 0.8)).join(''),
    trims: back ? '' : zip(front, paint, 2, 0.85) + tab([306, 716], paint, -4, 30, 18),
  })
}

/** A folded throw: the lower layers show beside and below the upper one, and one corner is turned back. */
export const woolBlanket: Drawing = (paint, view) => {
  const turned = view === 'back'
  const sheet = (x: number, y: number, right: number, low: number): string =>
    shape([[x + 14, y + 10], [x + 190, y], [right - 20, y + 8]], [[right - 20, y + 8], [right + 2, y + 40], [right + 6, (y + low) / 2], [right, low]], [[right, low], [(x + right) / 2, low + 8], [x, low + 2]], [[x, low + 2], [x - 6, (y + low) / 2], [x - 4, y + 42], [x + 14, y + 10]])
  const soften = (seed: string) => crumple([190, 240, 420, 460], 12, 0.07, seed, 80) + fold([190, 330], [400, 352], [610, 320], 40, 0.06) + fold([190, 560], [380, 540], [610, 572], 46, -0.06)
  const layers: Piece[] = [[[222, 206, 640, 742], 'c'], [[206, 200, 628, 732], 'b'], [[190, 192, 616, 722], 'a']].map(([box, seed]): Piece => {
    const [x = 0, y = 0, right = 0, low = 0] = box as number[]
    return { d: sheet(x, y, right, low), roll: 40, level: 0.7, floor: 0.3, cast: 0.42, relief: soften(`pledd${String(seed)}`) }
  })
  const corner: Piece = { d: shape([[616, 470], [520, 566], [430, 700], [424, 722]], [[424, 722], [470, 640], [440, 560], [470, 506]], [[470, 506], [520, 470], [616, 470]]), fill: paint.light, roll: 30, level: 0.85, floor: 0.5, cast: 0.5 }
  const fringe = (from: number, to: number, y: number, long: number) => Array.from({ length: Math.round((to - from) / 10.5) }, (_, i) => {
    const x = from + i * 10.5
    const sway = Math.sin(i * 2.3 + from) * 5
    return `<path d="M${x.toFixed(1)} ${y}q${sway.toFixed(1)} ${long * 0.5} ${(sway * 0.5).toFixed(1)} ${long}" stroke="#000" stroke-opacity=".28" stroke-width="6" transform="translate(2 3)"/><path d="M${x.toFixed(1)} ${y}q${sway.toFixed(1)} ${long * 0.5} ${(sway * 0.5).toFixed(1)} ${long}" stroke="${[paint.light, paint.base, paint.dark][i % 3] ?? paint.base}" stroke-width="5.2"/>`
  }).join('')
  const thread = paint.lightness > 0.7 ? paint.accent : '#efe8d8'
  const lines = (vertical: boolean) => [0, 26, 52].map((at, i) => (vertical ? `<rect x="${252 + at}" y="150" width="${i === 1 ? 14 : 7}" height="620"` : `<rect x="150" y="${596 + at}" width="520" height="${i === 1 ? 14 : 7}"`) + ` fill="${thread}" opacity=".8"/>`).join('')
  const strands = `<g fill="none" stroke-linecap="round">${fringe(228, 640, 738, 52)}${fringe(196, 612, 718, 52)}</g>`
  return assemble(paint, view, {
    material: 'knit',
    focus: [340, 560, 2.2],
    place: [8, 1.08],
    pieces: [...layers, ...(turned ? [corner] : [])],
    texture: `<defs>${stitchesOf(paint, 'knit', 6)}</defs>${lines(true)}${lines(false)}${laid('knit', 0.85)}`,
    seams: stitches([[186, 706], [400, 714], [614, 706]], paint, 0.8),
    trims: (turned ? '' : strands) + tab([562, 672], paint, 1, 46, 30),
  })
}
