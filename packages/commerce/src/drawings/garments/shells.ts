import { between, curve, dice, round, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { adult, type Body } from './body.ts'
import { assemble, type Piece } from './cloth.ts'
import { groove } from './folds.ts'
import { beside, cuffLines, frontLine, hemLine, hoodRim, hoodUp, seamed, upper, yokeLine } from './jacket.ts'
import { standingCollar } from './neck.ts'
import { weave } from './textures.ts'
import { cord, slit, snap, stitches, tab, zip } from './trims.ts'

const both = [-1, 1] as const

export const shellJacket: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...adult, hem: 174, waist: 164, wrist: [252, 772] }
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

const long: Body = { ...adult, hemY: 858, hem: 194, waist: 172, arm: 66, cuff: 48, wrist: [258, 772] }

export const rainJacket: Drawing = (paint, view) => {
  const back = view === 'back'
  const b: Body = { ...adult, hemY: 820, hem: 190, waist: 178, arm: 66, cuff: 50, wrist: [238, 782] }
  const front = frontLine(b, 224)
  const placket: Piece = { d: shape([[382, 262], [381, 540], [382, 833]], [[382, 833], [424, 834]], [[424, 834], [422, 540], [421, 262]], [[421, 262], [400, 266], [382, 262]]), roll: 8, level: 0.76, floor: 0.62, cast: 0.24 }
  const seams = seamed([yokeLine(b, back ? 150 : 92, 14), ...cuffLines(b, 44)], paint, 0)
  return assemble(paint, view, {
    material: 'rain',
    focus: [360, 640],
    place: [48],
    pieces: [...upper(b, 0.15, 'rain', 26, { relief: back ? '' : groove(front, 10, 0.15) }), ...hoodUp(b, paint, back, 178, 102), ...(back ? [] : [placket, flap(-1, 622, 66, 144, 40), flap(1, 622, 66, 144, 40)])],
    relief: seams.relief,
    seams: seams.seams + stitches(hemLine(b, 20), paint, 0.6),
    trims: back ? '' : [300, 400, 500, 600, 700, 794].map((y) => snap([403, y], paint)).join('') + both.map((side) => snap([400 + side * 105, 652], paint)).join('') + cord([352, 252], paint, 58, -4) + cord([452, 251], paint, 52, 5) + tab([322, 372], paint),
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
    pieces: [...upper(b, 0.11, 'soft', 26, { relief: back ? '' : groove(front, 12, 0.18) }), ...standingCollar(b, paint, back, 66, 24)],
    relief: seams.relief,
    texture: weave(paint, 4, 0.6),
    seams: seams.seams + stitches(hemLine(b, 18), paint),
    trims: back ? tab([400, 262], paint, 0, 26, 14) : [zip(front, paint, 3), zip(beside(-1, [[74, 350], [78, 400], [77, 452]]), paint, 4, 0.8), ...hands.map((p) => zip(p, paint, 6, 0.8)), tab([478, 372], paint)].join(''),
  })
}

/** A fur edge round an opening: tufts that lean outwards, the deep ones darker. */
function fur(rim: readonly Point[], paint: Paint): string {
  const roll = dice('fur')
  const [cx, cy] = [400, rim.reduce((sum, [, y]) => sum + y, 0) / rim.length]
  const tones = [['#3d3027', 30], ['#6d5945', 28], ['#98826a', 24], ['#c2ae92', 20], ['#e6d9c3', 14]] as const
  const tufts = tones.map(([color, long], layer) => {
    const d = rim.slice(1).flatMap((end, i) => {
      const start = rim[i] as Point
      return Array.from({ length: Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 1.5) }, () => {
        const [x, y] = between(start, end, roll())
        const angle = Math.atan2(y - cy, x - cx) + (roll() - 0.5) * 1.5
        const inwards = 7 - layer * 2.4 - roll() * 6
        const [sx, sy] = [x - Math.cos(angle) * inwards, y - Math.sin(angle) * inwards]
        const length = long * (0.5 + roll() * 0.6)
        const bend = (roll() - 0.5) * 0.9
        return `M${round(sx)} ${round(sy)}q${round(Math.cos(angle) * length * 0.5)} ${round(Math.sin(angle) * length * 0.5)} ${round(Math.cos(angle + bend) * length)} ${round(Math.sin(angle + bend) * length)}`
      })
    })
    return `<path d="${d.join('')}" stroke="${color}" stroke-width="${2.2 - layer * 0.24}" opacity="${layer === 0 ? 0.9 : 0.75}"/>`
  })
  return `<g fill="none" stroke-linecap="round"><path d="${curve(rim)}" stroke="${paint.darker}" stroke-width="34" opacity=".5"/>${tufts.join('')}</g>`
}

export const parka: Drawing = (paint, view) => {
  const back = view === 'back'
  const b = long
  const placket: Piece = { d: shape([[380, 256], [379, 560], [380, 870]], [[380, 870], [428, 871]], [[428, 871], [426, 560], [424, 256]], [[424, 256], [400, 262], [380, 256]]), roll: 9, level: 0.78, floor: 0.62, cast: 0.28 }
  const seams = seamed([yokeLine(b, back ? 128 : 86, 10), ...cuffLines(b, 30), ...(back ? [[[401, 380], [400, 600], [402, 868]] as Point[]] : [])], paint)
  const hood = hoodUp(b, paint, back, 172, 104)
  return assemble(paint, view, {
    material: 'shell',
    focus: [330, 690],
    place: [28],
    pieces: [...upper(b, 0.15, 'anorakk', 26), ...hood, ...(back ? [] : [placket, flap(-1, 640, 60, 150, 46), flap(1, 640, 60, 150, 46), flap(-1, 412, 62, 132, 34), flap(1, 412, 62, 132, 34)])],
    relief: seams.relief + groove(hemLine(b, 232), 8, 0.16),
    texture: weave(paint, 3.4, 0.8),
    seams: seams.seams + stitches(hemLine(b, 24), paint) + stitches(hemLine(b, 228), paint, 0.6),
    trims: back ? '' : fur(hoodRim(b, 172, 104), paint) + [300, 410, 520, 630, 740, 840].map((y) => snap([403, y], paint)).join('') + both.map((s) => snap([400 + s * 105, 674], paint) + snap([400 + s * 97, 436], paint)).join(''),
  })
}

