import { shape, type Point } from '../geometry.ts'
import { closeUp, type Drawing } from '../studio.ts'
import { adult, sleeve, torso } from './body.ts'
import { assemble } from './cloth.ts'
import { bend, drape, fold, groove, ridge, stack } from './folds.ts'
import { cord, seam, slit, tab } from './trims.ts'

const hoodBack: Point[] = [[322, 236], [302, 176], [306, 112], [344, 66], [402, 52], [458, 68], [494, 114], [497, 178], [478, 236]]
const face: Point[] = [[346, 214], [337, 160], [349, 112], [399, 92], [451, 113], [463, 162], [454, 214]]

const jacket: Drawing = (paint, view) => {
  const left = sleeve(adult, -1)
  const right = sleeve(adult, 1)
  const body = torso(adult, 26)
  const back = view === 'back'
  const zipLine: Point[] = [[401, 196], [400, 420], [402, 620], [400, 822]]
  const hood = shape(hoodBack, [[478, 236], [440, 262], [400, 268], [360, 262], [322, 236]])
  const opening = shape(face, [[454, 214], [430, 204], [400, 200], [370, 204], [346, 214]])
  const yoke: Point[] = [[230, 372], [300, 352], [400, 346], [500, 352], [570, 372]]
  const chestPocket: Point[] = [[478, 366], [484, 420], [482, 486]]
  const hands: Point[][] = [[[268, 596], [288, 660], [302, 730]], [[534, 596], [514, 660], [500, 730]]]
  const cuffs = ([-1, 1] as const).map((side): Point[] => [[400 + side * 202, 738 - (side === -1 ? 8 : 0)], [400 + side * 246, 746], [400 + side * 296, 736 - (side === -1 ? 8 : 0)]])
  return assemble(paint, {
    material: 'shell',
    pieces: [
      { d: left.d, relief: bend([228, 545], -1, 90, 110, 0.26, 'sl') + stack([148, 740], 52, 90, 0.2, 'cl') },
      { d: right.d, relief: bend([572, 545], 1, 90, 110, 0.26, 'sr') + stack([646, 746], 52, 90, 0.2, 'cr') },
      { d: body, roll: 70, level: 0.6, relief: drape(176, 420, 806, 0.2, 'shell') + groove(yoke, 5, 0.4) + (back ? '' : groove(zipLine, 14, 0.4) + hands.map((p) => groove(p, 8, 0.35)).join('')) },
      { d: hood, roll: 60, level: 0.7, relief: fold([330, 120], [372, 84], [400, 66], 16, -0.2) + fold([470, 130], [440, 88], [404, 70], 18, 0.2) + groove([[400, 52], [400, 92]], 6, 0.3) },
      ...(back ? [] : [{ d: opening, fill: paint.inner, roll: 30, level: 0.35, cast: 0 }]),
    ],
    relief: back ? ridge([[330, 196], [400, 204], [470, 196]], 8, 0.2) : '',
    trims: [
      seam(yoke, paint),
      ...cuffs.map((p) => seam(p, paint, 0)),
      ...(back ? [] : [slit(zipLine, paint, 3), slit(chestPocket, paint, -3), ...hands.map((p) => slit(p, paint, 5)), tab([316, 400], paint)]),
      cord([236, 812], paint, 30), cord([566, 810], paint, 30),
    ].join(''),
  })
}

export const shellJacket: Drawing = (paint, view) => (view === 'detail' ? closeUp(jacket(paint, 'front'), 440, 330, 2.7) : jacket(paint, view))
