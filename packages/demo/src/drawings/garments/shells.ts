import { pts, shape } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing, type Drawn, type View } from '../studio.ts'
import { adult, torso } from './body.ts'
import { cord, slit, snap, zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { below, fitted, inTone, pouch, secondHood, shoulders } from './cuts.ts'
import { groove } from './folds.ts'
import { hoodUp } from './hood.ts'
import { beside, cuffLines, frontLine, hemLine, seamed, upper, yokeLine } from './jacket.ts'
import { lipOf, standingCollar } from './neck.ts'
import { weave } from './textures.ts'
import { stitches, tab } from './trims.ts'
import type { Wearer } from './wearer.ts'

const both = [-1, 1] as const

/** Styles in order: a hood over a yoke; a collar, and short; longer, with shoulders and sleeves in a second tone; an anorak to pull over, with hood and pouch in a second tone. */
export const shellJacket: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const anorak = style === 3
  const long = [0, -30, 52, 10][style] ?? 0
  const b = fitted({ ...adult, hem: 174 + long / 5, waist: 164, wrist: [252, 772], hemY: adult.hemY + long }, cut, view)
  const top = style === 1 || view === 'worn' ? 190 : 224
  const front = frontLine(anorak ? { ...b, hemY: 486 } : b, top)
  const chest = style === 1 ? both.map((side) => beside(side, pts('70,352 80,410 80,476'))) : anorak ? [] : [pts('478,366 484,420 483,486')]
  const hands = both.map((side) => beside(side, anorak ? pts('92,632 112,680 130,742') : pts('132,586 112,650 98,726')))
  const yoke = style === 1 ? [] : [yokeLine(b, back ? 124 : 100)]
  const seams = seamed([...yoke, ...cuffLines(b, 34), ...(anorak ? [hemLine(b, 60)] : [])], paint)
  const pull = back ? '' : groove(front, 14, 0.13) + (anorak ? '' : hands.map((p) => groove(p, 9, 0.16)).join(''))
  const shell = upper(b, 0.34, `shell${style}`, 26, { relief: pull }, true)
  const hood = style === 1 ? standingCollar(b, paint, back, 60, 24) : hoodUp(b, paint, view)
  return assemble(paint, view, {
    material: 'shell',
    close: ['zip', 446, 330],
    wearer: { body: b, build: cut.build, neckline: style === 1 ? lipOf(b, 60, 24) : lipOf(b, 54, 30) },
    pieces: [
      ...(style === 2 ? [...inTone(paint.second, shell.slice(0, 2)), ...shell.slice(2)] : shell),
      ...(style === 2 ? [shoulders(b, paint.second, back ? 124 : 100, 22)] : []),
      ...(anorak ? secondHood(paint, hood) : hood),
      ...(anorak && !back ? inTone(paint.second, [pouch(612)]) : []),
    ],
    relief: seams.relief,
    texture: weave(paint, 3, 0.5),
    seams: seams.seams + stitches(hemLine(b, 16), paint),
    trims: back
      ? tab([400, 300], paint, 0, 26, 14)
      : [
          slit(front, paint, 3),
          ...[...chest, ...hands].map((p) => slit(p, paint, 4)),
          tab(anorak ? [320, 372] : style === 1 ? [292, 344] : [316, 402], paint),
        ].join(''),
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
  return { d: shape(top, end, lower), roll: 9, level: 0.75, floor: 0.66, cast: 0.4 }
}

/** Styles in order: flaps over the pockets; a long coat; short, with a zip, and a second tone below; hood and shoulders in a second tone. Worn, trousers may come with it. */
export const rainJacket = (paint: Paint, view: View, cut = plainCut, matching?: Wearer['matching']): Drawn => {
  const { style } = cut
  const back = view === 'back'
  const long = [0, 76, -24, 20][style] ?? 0
  const b = fitted({ ...adult, hemY: 820 + long, hem: 190 + long / 4, waist: 178, arm: 66, cuff: 50, wrist: [238, 782] }, cut, view)
  const sewnIn = style === 2 || style === 3
  const hands = both.map((side) => beside(side, pts('136,590 116,650 100,724')))
  const front = frontLine(b, 224)
  const placket: Piece = {
    d: shape(
      pts(`382,262 381,540 382,${833 + long}`),
      pts(`382,${833 + long} 424,${834 + long}`),
      pts(`424,${834 + long} 422,540 421,262`),
      pts('421,262 400,266 382,262'),
    ),
    within: torso(b, 26),
    roll: 8,
    level: 0.72,
    floor: 0.66,
    cast: 0.3,
  }
  const seams = seamed([yokeLine(b, back ? 150 : 92, 14), ...cuffLines(b, 44)], paint, 0)
  return assemble(paint, view, {
    material: 'rain',
    close: ['snaps', 360, 640],
    wearer: { body: b, build: cut.build, neckline: lipOf(b, 54, 30), ...(matching && { matching }) },
    pieces: [
      ...upper(b, 0.34, `rain${style}`, 26, { relief: back ? '' : groove(front, 10, 0.15) }, true),
      ...(style === 2 ? [below(b, paint.second, 540)] : []),
      ...(style === 3 ? [shoulders(b, paint.second, back ? 150 : 92, 14)] : []),
      ...(style === 3 ? secondHood(paint, hoodUp(b, paint, view, 178, 102)) : hoodUp(b, paint, view, 178, 102)),
      ...(back || style === 2 ? [] : [placket]),
      ...(back || sewnIn ? [] : both.map((side) => flap(side, 622, 66, 144, 40))),
    ],
    relief: seams.relief,
    seams: seams.seams + stitches(hemLine(b, 20), paint, 0.6),
    trims: back
      ? ''
      : (style === 2 ? zip(front, paint, 3) : [300, 400, 500, 600, 700, 794].map((y) => snap([403, y], paint)).join('')) +
        (sewnIn ? hands.map((p) => slit(p, paint, 5)) : both.map((side) => snap([400 + side * 105, 652], paint))).join('') +
        cord([352, 252], paint, 58, -4) +
        cord([452, 251], paint, 52, 5) +
        tab([322, 372], paint),
  })
}

/** Styles in order: a chest zip; a hood, and longer; sides in a second tone; shoulders and sleeves in a second tone. */
export const softshell: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const hooded = style === 1
  const b = fitted(
    { ...adult, neckY: 200, shoulderY: 238, underarmY: 396, hemY: hooded ? 826 : 792, arm: 57, waist: 158, hem: 170, wrist: [240, 764] },
    cut,
    view,
  )
  const front = frontLine(b, hooded && view !== 'worn' ? 206 : 168)
  const hands = both.map((side) => beside(side, pts('126,566 110,630 100,706')))
  const side = both.map((s) => beside(s, pts('118,300 104,400 112,560 128,800')))
  const flanks = both.map((s): Piece => ({
    d: shape(
      beside(s, pts('118,300 104,400 112,560 128,840')),
      beside(s, pts('128,840 240,840')),
      beside(s, pts('240,840 240,300')),
      beside(s, pts('240,300 118,300')),
    ),
    within: torso(b, 26),
    fill: paint.second,
    roll: 6,
    level: 0.66,
    floor: 0.62,
    cast: 0,
  }))
  const seams = seamed([...(style === 3 ? [yokeLine(b, 92, 12)] : side), ...cuffLines(b, 30)], paint)
  const soft = upper(b, 0.26, `soft${style}`, 26, { relief: back ? '' : groove(front, 12, 0.18) }, true)
  return assemble(paint, view, {
    material: 'softshell',
    close: ['zip', 420, 250],
    wearer: { body: b, build: cut.build, neckline: hooded ? lipOf(b, 54, 30) : lipOf(b, 66, 24) },
    pieces: [
      ...(style === 3 ? [...inTone(paint.second, soft.slice(0, 2)), ...soft.slice(2)] : soft),
      ...(style === 2 ? flanks : []),
      ...(style === 3 ? [shoulders(b, paint.second, 92, 12)] : []),
      ...(hooded ? hoodUp(b, paint, view, 170, 96) : standingCollar(b, paint, back, 66, 24)),
    ],
    relief: seams.relief,
    texture: weave(paint, 4, 0.6),
    seams: seams.seams + stitches(hemLine(b, 18), paint),
    trims: back
      ? tab([400, hooded ? 292 : 262], paint, 0, 26, 14)
      : [
          zip(front, paint, 3),
          style === 2 ? '' : zip(beside(-1, pts('74,350 78,400 77,452')), paint, 4, 0.8),
          ...hands.map((p) => zip(p, paint, 6, 0.8)),
          tab([478, 372], paint),
        ].join(''),
  })
}
