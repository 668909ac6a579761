import { pts, type Point } from '../geometry.ts'
import type { Drawing } from '../studio.ts'
import { adult, type Body } from './body.ts'
import { zip } from './closures.ts'
import { assemble } from './cloth.ts'
import { groove } from './folds.ts'
import { hoodUp } from './hood.ts'
import { beside, cuffLines, hemLine, seamed, upper } from './jacket.ts'
import { legLines, trousers, type Legs } from './legs.ts'
import { rainJacket } from './shells.ts'
import { nap } from './textures.ts'
import { stitches, tab } from './trims.ts'
import { rainTrousers } from './trousers.ts'

const both = [-1, 1] as const

/** Jacket and trousers of one set: the trousers hang behind the jacket. */
export const rainSet: Drawing = (paint, view) => {
  if (view === 'detail') return rainJacket(paint, 'detail')
  const trousersBehind = rainTrousers(paint, view)
  const jacketBefore = rainJacket(paint, view)
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

export const fleeceOverall: Drawing = (paint, view) => {
  const back = view === 'back'
  const front: Point[] = pts('402,246 401,440 404,600 440,690 490,800')
  const waistLine = hemLine(little, 40)
  const seams = seamed([waistLine, ...(back ? [] : both.map((s) => beside(s, pts('118,300 104,390 112,520'))))], paint, 4)
  const ends = [...cuffLines(little, 34), ...legLines(legs, 30)]
  const arms = upper(little, 0.13, 'dress', 24, { relief: back ? '' : groove(front, 15, 0.2) })
  return assemble(paint, view, {
    material: 'fleece',
    close: ['zip', 430, 330],
    pieces: [
      ...trousers(legs, 0.13, 'dress'),
      ...arms.slice(0, 2),
      ...arms.slice(2).map((body) => ({ ...body, cast: 0, floor: 0.5 })),
      ...hoodUp(little, paint, view, 176, 108),
    ],
    relief: seams.relief + ends.map((p) => groove(p, 12, 0.2)).join('') + (back ? '' : groove(front, 13, 0.18)),
    texture: nap(),
    seams: seams.seams + ends.map((p) => stitches(p, paint, 0.8)).join(''),
    trims: back ? tab([400, 320], paint, 0, 26, 14) : zip(front, paint, 3) + tab([330, 400], paint, 0, 34, 22),
  })
}
