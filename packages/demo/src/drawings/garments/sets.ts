import { pts, type Point } from '../geometry.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { adult, type Body } from './body.ts'
import { zip } from './closures.ts'
import { assemble } from './cloth.ts'
import { inTone, secondHood } from './cuts.ts'
import { groove } from './folds.ts'
import { hoodUp } from './hood.ts'
import { beside, cuffLines, hemLine, seamed, upper } from './jacket.ts'
import { legLines, trousers, type Legs } from './legs.ts'
import { lipOf } from './neck.ts'
import { patch } from './seat.ts'
import { rainJacket } from './shells.ts'
import { nap } from './textures.ts'
import { stitches, tab } from './trims.ts'
import { rainTrousers } from './trousers.ts'

const both = [-1, 1] as const

/** Jacket and trousers of one set: the trousers hang behind the jacket. */
export const rainSet: Drawing = (paint, view, { build, style } = plainCut) => {
  // The set's jacket is never the long coat.
  const jacketStyle = [0, 2, 3][style] ?? 0
  if (view === 'worn') return rainJacket(paint, view, { build, style: jacketStyle }, { material: 'rain', color: paint.base })
  // Laid flat, it keeps its own build.
  const jacketBefore = rainJacket(paint, view, { build: 'men', style: jacketStyle })
  if (view === 'detail') return jacketBefore
  const trousersBehind = rainTrousers(paint, view)
  return {
    svg: `<g transform="translate(-22 430) scale(1.06)">${trousersBehind.svg}</g>${jacketBefore.svg}`,
    ...(jacketBefore.box && { box: [jacketBefore.box[0], jacketBefore.box[1], jacketBefore.box[2], 1424] }),
  }
}

const little: Body = {
  ...adult,
  neck: 66,
  neckY: 240,
  shoulder: 150,
  shoulderY: 276,
  chest: 160,
  underarmY: 408,
  waist: 158,
  hem: 160,
  hemY: 610,
  drop: 8,
  arm: 58,
  cuff: 40,
  wrist: [226, 622],
}

const legs: Legs = {
  top: 520,
  waist: 160,
  hip: 164,
  hipY: 600,
  crotchY: 664,
  kneeY: 780,
  hemY: 918,
  knee: [160, 18],
  hem: [138, 40],
}

/** Measures for the worn view: arms closer to the body, and legs that continue below the picture's lower edge. */
const littleWorn: Body = { ...little, arm: 56, wrist: [208, 624], pocket: [174, 602], elbow: 54 }
const legsWorn: Legs = { ...legs, crotchY: 700, kneeY: 820, hemY: 1060, knee: [154, 14], hem: [138, 22] }

/** Styles in order: one colour; sleeves and hood in a second tone; the upper body in a second tone; lower legs in a second tone. */
export const fleeceOverall: Drawing = (paint, view, { style } = plainCut) => {
  const back = view === 'back'
  const [b, l, shinY] = view === 'worn' ? ([littleWorn, legsWorn, 742] as const) : ([little, legs, 770] as const)
  const front: Point[] = pts('402,246 401,440 404,600 440,690 490,800')
  const waistLine = hemLine(b, 40)
  const seams = seamed([waistLine, ...(back ? [] : both.map((s) => beside(s, pts('118,300 104,390 112,520'))))], paint, 4)
  const ends = [...cuffLines(b, 34), ...legLines(l, 30)]
  const arms = upper(b, 0.13, 'dress', 24, { relief: back ? '' : groove(front, 15, 0.2) })
  const [sleeves, body] = [arms.slice(0, 2), arms.slice(2).map((one) => ({ ...one, cast: 0, floor: 0.5 }))]
  const hood = hoodUp(b, paint, view, 176, 108)
  const shins = both.map((s) =>
    patch(
      l,
      s,
      [pts(`0,${shinY} 90,${shinY + 12} 200,${shinY}`), pts(`200,${shinY} 200,960`), pts('200,960 0,960'), pts(`0,960 0,${shinY}`)],
      paint.second,
    ),
  )
  return assemble(paint, view, {
    material: 'fleece',
    close: ['zip', 430, 330],
    wearer: {
      body: b,
      build: 'child',
      neckline: lipOf(b, 54, 30),
      onePiece: { legs: l, color: style === 3 ? paint.second : paint.base },
      frame: [140, 1.4, 1.46],
    },
    pieces: [
      ...trousers(l, 0.13, 'dress'),
      ...(style === 3 ? shins : []),
      ...(style === 1 || style === 2 ? inTone(paint.second, sleeves) : sleeves),
      ...(style === 2 ? inTone(paint.second, body) : body),
      ...(style === 1 || style === 2 ? secondHood(paint, hood) : hood),
    ],
    relief: seams.relief + ends.map((p) => groove(p, 12, 0.2)).join('') + (back ? '' : groove(front, 13, 0.18)),
    texture: nap(),
    seams: seams.seams + ends.map((p) => stitches(p, paint, 0.8)).join(''),
    trims: back ? tab([400, 320], paint, 0, 26, 14) : zip(front, paint, 3) + tab([330, 400], paint, 0, 34, 22),
  })
}
