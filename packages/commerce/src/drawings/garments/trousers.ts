import { shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, groove } from './folds.ts'
import { seamed } from './jacket.ts'
import { fly, handPockets, leg, legLines, legSide, outseams, straight, trousers, waistband, type Legs } from './legs.ts'
import { fineRib, laid, ribsOf, weave } from './textures.ts'
import { flatlock, seam, snap, stitches, tab, zip, cord } from './trims.ts'

const both = [-1, 1] as const

/** Loops for a belt on the waistband. */
const loops = (l: Legs, paint: Paint): string =>
  [-0.62, 0.62, -0.95, 0.95].map((t) => {
    const x = 400 + l.waist * t
    const y = l.top - 20 + (1 - Math.abs(t)) * 10
    return `<rect x="${x - 5}" y="${y + 2}" width="12" height="44" rx="2" fill="#000" opacity=".3"/><rect x="${x - 6}" y="${y}" width="11" height="44" rx="2" fill="${paint.dark}"/><rect x="${x - 4.5}" y="${y + 2}" width="2" height="40" fill="${paint.lighter}" opacity=".5"/>`
  }).join('')

/** A patch sewn on one leg and cut to it. */
const patch = (l: Legs, side: 1 | -1, points: readonly (readonly Point[])[], fill?: string): Piece => ({
  within: leg(l, side), d: shape(...points.map((edge) => legSide(side, edge))), roll: 10, level: 0.7, floor: 0.58, cast: 0.1, ...(fill ? { fill } : {}),
})

export const hikingTrousers: Drawing = (paint, view) => {
  const back = view === 'back'
  const l: Legs = { ...straight, knee: [158, 36], hem: [154, 66] }
  const waist = waistband(l, paint, back)
  const front = fly(l, paint)
  const knees = both.map((s) => patch(l, s, [[[10, 534], [100, 518], [190, 530]], [[190, 530], [190, 686]], [[190, 686], [100, 706], [10, 692]], [[10, 692], [10, 534]]], paint.dark))
  const seats = both.map((s) => patch(l, s, [[[30, 226], [118, 220]], [[118, 220], [120, 292]], [[120, 292], [74, 306], [32, 296]], [[32, 296], [30, 226]]]))
  const thigh: Point[] = [[522, 402], [528, 452], [527, 500]]
  const seams = seamed([...outseams(l), ...(back ? [[[401, 110], [400, 380]] as Point[]] : [])], paint, 4)
  return assemble(paint, view, {
    material: 'softshell',
    focus: [470, 300],
    pieces: [...waist.inside, ...trousers(l, 0.15, 'hike'), ...(back ? seats : knees), waist.band],
    relief: seams.relief + (back ? '' : front.relief + handPockets(l).map((p) => groove(p, 9, 0.18)).join('')),
    texture: weave(paint, 3.4, 0.7),
    seams: seams.seams + (back ? '' : front.seams + handPockets(l).map((p) => seam(p, paint, 5)).join('')) + legLines(l, 16).map((p) => stitches(p, paint)).join(''),
    trims: loops(l, paint) + (back ? tab([470, 250], paint, 0, 22, 13) : snap([401, l.top + 10], paint, 8) + zip(thigh, paint, 4, 0.8) + tab([296, 420], paint, 0, 24, 14)),
  })
}

export const skiTrousers: Drawing = (paint, view) => {
  const back = view === 'back'
  const l: Legs = { ...straight, waist: 122, hip: 162, knee: [182, 30], hem: [192, 48] }
  const waist = waistband(l, paint, back, 40)
  const front = fly(l, paint)
  const guards = both.map((s) => patch(l, s, [[[20, 806], [86, 786], [108, 800]], [[108, 800], [112, 950]], [[112, 950], [20, 950]], [[20, 950], [20, 806]]], paint.darker))
  const vents = both.map((s) => legSide(s, [[158, 300], [168, 400], [174, 500]]))
  const seams = seamed([...outseams(l, 20), ...both.map((s) => legSide(s, [[30, 560], [104, 536], [180, 552]])), ...both.map((s) => legSide(s, [[32, 700], [104, 722], [186, 706]]))], paint, 5)
  return assemble(paint, view, {
    material: 'shell',
    focus: [470, 250],
    pieces: [...waist.inside, ...trousers(l, 0.2, 'ski'), ...guards, waist.band],
    relief: seams.relief + (back ? '' : front.relief),
    texture: weave(paint, 3, 0.5),
    seams: seams.seams + (back ? seam([[401, 112], [400, 380]], paint) : front.seams) + legLines(l, 18).map((p) => stitches(p, paint)).join(''),
    trims: loops(l, paint) + vents.map((p) => zip(p, paint, 3, 0.8)).join('') + (back ? both.map((s) => zip([[400 + s * 40, 236], [400 + s * 112, 230]], paint, undefined, 0.8)).join('') : snap([396, l.top + 8], paint, 8) + snap([412, l.top + 8], paint, 8) + handPockets(l).map((p) => zip(p, paint, 8, 0.8)).join('') + tab([316, 452], paint)),
  })
}

/** Cloth gathered by elastic at the waist: short upright folds. */
const gathers = (l: Legs, seed: string): string => crumple([400 - l.waist, l.top - 14, l.waist * 2, 34], 46, 0.11, seed, 0) + crumple([400 - l.waist - 10, l.top + 10, l.waist * 2 + 20, 90], 26, 0.14, `${seed}b`, 0)

const laces = (l: Legs, paint: Paint): string => cord([392, l.top + 12], paint, 66, -7) + cord([408, l.top + 12], paint, 60, 8)

export const rainTrousers: Drawing = (paint, view) => {
  const back = view === 'back'
  const l: Legs = { ...straight, waist: 124, hip: 160, knee: [176, 30], hem: [182, 52] }
  const waist = waistband(l, paint, back, 38)
  const seams = seamed([...outseams(l, 26), [[401, 116], [400, 380]]], paint, 0)
  return assemble(paint, view, {
    material: 'rain',
    focus: [430, 220],
    pieces: [...waist.inside, ...trousers(l, 0.22, 'regn'), waist.band],
    relief: seams.relief + gathers(l, 'regn'),
    seams: seams.seams + legLines(l, 22).map((p) => stitches(p, paint)).join(''),
    trims: both.map((s) => snap(legSide(s, [[168, 880]])[0] as Point, paint, 6) + snap(legSide(s, [[142, 886]])[0] as Point, paint, 6)).join('') + (back ? '' : laces(l, paint) + tab([310, 262], paint)),
  })
}

const short: Legs = { top: 250, waist: 122, hip: 160, hipY: 392, crotchY: 520, kneeY: 600, hemY: 700, knee: [190, 14], hem: [204, 20] }

export const shorts: Drawing = (paint, view) => {
  const back = view === 'back'
  const waist = waistband(short, paint, back)
  const front = fly(short, paint)
  const seams = seamed([...outseams(short, 16), ...(back ? [[[401, 270], [400, 520]] as Point[]] : [])], paint, 4)
  const seats = both.map((s) => patch(short, s, [[[34, 372], [126, 366]], [[126, 366], [128, 440]], [[128, 440], [80, 456], [36, 444]], [[36, 444], [34, 372]]]))
  return assemble(paint, view, {
    material: 'softshell',
    focus: [460, 420],
    place: [24, 1.16],
    pieces: [...waist.inside, ...trousers(short, 0.15, 'shorts'), ...(back ? seats : []), waist.band],
    relief: seams.relief + (back ? '' : front.relief + handPockets(short).map((p) => groove(p, 9, 0.18)).join('')),
    texture: weave(paint, 3.4, 0.7),
    seams: seams.seams + (back ? '' : front.seams + handPockets(short).map((p) => seam(p, paint, 5)).join('')) + [16, 21].flatMap((up) => legLines(short, up).map((p) => stitches(p, paint))).join(''),
    trims: loops(short, paint) + (back ? tab([482, 396], paint, 0, 22, 13) : snap([401, short.top + 10], paint, 8) + zip([[560, 560], [566, 600], [568, 640]], paint, 4, 0.7) + tab([262, 640], paint, 3, 24, 14)),
  })
}

const swim: Legs = { ...short, hemY: 650, kneeY: 585, knee: [186, 12], hem: [198, 18] }

export const swimTrunks: Drawing = (paint, view) => {
  const back = view === 'back'
  const waist = waistband(swim, paint, back, 40)
  const stripes = both.map((s) => patch(swim, s, [[[128, 270], [146, 330], [160, 400]], [[160, 400], [206, 658]], [[206, 658], [172, 660]], [[172, 660], [140, 400], [108, 268]], [[108, 268], [128, 270]]], paint.accent))
  const seams = seamed([[[401, 272], [400, 520]]], paint, 4)
  return assemble(paint, view, {
    material: 'jersey',
    focus: [430, 380],
    place: [40, 1.16],
    pieces: [...waist.inside, ...trousers(swim, 0.17, 'bad'), ...stripes, waist.band],
    relief: seams.relief + gathers(swim, 'bad'),
    texture: weave(paint, 3, 0.5),
    seams: seams.seams + legLines(swim, 16).map((p) => stitches(p, paint)).join(''),
    trims: back ? zip([[440, 380], [512, 376]], paint, undefined, 0.7) : laces(swim, paint) + tab([268, 610], paint, 3, 24, 14),
  })
}

const slim: Legs = { top: 96, waist: 104, hip: 132, hipY: 240, crotchY: 366, kneeY: 620, hemY: 916, knee: [112, 32], hem: [94, 46] }

export const tights: Drawing = (paint, view) => {
  const back = view === 'back'
  const waist = waistband(slim, paint, back, 58)
  const panels = both.map((s) => patch(slim, s, [[[112, 150], [130, 240], [122, 420], [112, 620]], [[112, 620], [104, 760]], [[104, 760], [88, 620], [92, 420], [104, 250], [100, 150]], [[100, 150], [112, 150]]], paint.darker))
  const lines = [...both.map((s) => legSide(s, [[44, 560], [80, 590], [112, 560]])), ...both.map((s) => legSide(s, [[42, 690], [74, 664], [106, 690]]))]
  return assemble(paint, view, {
    material: 'stretch',
    focus: [440, 240],
    pieces: [...waist.inside, ...trousers(slim, 0.06, 'tights').map((p): Piece => ({ ...p, roll: 60 })), ...panels, waist.band],
    relief: lines.map((p) => groove(p, 5, 0.1)).join(''),
    texture: fineRib(paint, 2.6, 0.4),
    seams: lines.map((p) => flatlock(p, paint)).join('') + flatlock([[401, 130], [400, 366]], paint),
    trims: (back ? zip([[372, 112], [428, 112]], paint, undefined, 0.7) : '') + tab(back ? [400, 150] : [318, 470], paint, 2, 20, 12) + both.map((s) => `<path d="M${400 + s * 88} 800l${s * -4} 80" stroke="#e9edf0" stroke-width="4" opacity=".8"/>`).join(''),
  })
}

export const baseLayerBottom: Drawing = (paint, view) => {
  const back = view === 'back'
  const l: Legs = { ...slim, waist: 106, knee: [114, 30], hem: [92, 42] }
  const waist = waistband(l, paint, back, 44, laid('wide'))
  const lines = [...both.map((s) => legSide(s, [[96, 120], [104, 240], [82, 420], [68, 620], [64, 880]])), ...legLines(l, 54)]
  return assemble(paint, view, {
    material: 'stretch',
    focus: [410, 250],
    pieces: [...waist.inside, ...trousers(l, 0.08, 'longs').map((p): Piece => ({ ...p, roll: 60 })), waist.band],
    relief: lines.map((p) => groove(p, 6, 0.1)).join(''),
    texture: `<defs>${ribsOf(paint, 'wide', 8)}</defs>${fineRib(paint, 4.4, 0.75)}`,
    seams: lines.map((p) => flatlock(p, paint)).join('') + (back ? '' : stitches([[378, 120], [372, 250], [392, 356]], paint) + stitches([[422, 120], [428, 250], [408, 356]], paint)),
    trims: tab([324, 168], paint, 2, 22, 13),
  })
}
