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
import { patch } from './seat.ts'
import { rainJacket } from './shells.ts'
import { nap } from './textures.ts'
import { stitches, tab } from './trims.ts'
import { rainTrousers } from './trousers.ts'

const both = [-1, 1] as const

/** Jacket and trousers of one set: the trousers hang behind the jacket. */
export const rainSet: Drawing = (paint, view, { style } = plainCut) => {
  // The set's jacket keeps its own build and is never the long coat.
  const jacketBefore = rainJacket(paint, view, { build: 'men', style: [0, 2, 3][style] ?? 0 })
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

/** Styles in order: one colour; sleeves and hood in a second tone; the upper body in a second tone; lower legs in a second tone. */
export const fleeceOverall: Drawing = (paint, view, { style } = plainCut) => {
  const back = view === 'back'
  const front: Point[] = pts('402,246 401,440 404,600 440,690 490,800')
  const waistLine = hemLine(little, 40)
  const seams = seamed([waistLine, ...(back ? [] : both.map((s) => beside(s, pts('118,300 104,390 112,520'))))], paint, 4)
  const ends = [...cuffLines(little, 34), ...legLines(legs, 30)]
  const arms = upper(little, 0.13, 'dress', 24, { relief: back ? '' : groove(front, 15, 0.2) })
  const [sleeves, body] = [arms.slice(0, 2), arms.slice(2).map((one) => ({ ...one, cast: 0, floor: 0.5 }))]
  const hood = hoodUp(little, paint, view, 176, 108)
  const shins = both.map((s) =>
    patch(legs, s, [pts('0,770 90,782 200,770'), pts('200,770 200,960'), pts('200,960 0,960'), pts('0,960 0,770')], paint.second),
  )
  return assemble(paint, view, {
    material: 'fleece',
    close: ['zip', 430, 330],
    pieces: [
      ...trousers(legs, 0.13, 'dress'),
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
