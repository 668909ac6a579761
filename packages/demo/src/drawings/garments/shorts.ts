import { pts } from '../geometry.ts'
import type { Drawing } from '../studio.ts'
import { snap, zip } from './closures.ts'
import { assemble } from './cloth.ts'
import { groove } from './folds.ts'
import { seamed } from './jacket.ts'
import { legLines, outseams, trousers, type Legs } from './legs.ts'
import { gathers, laces, loops, patch } from './seat.ts'
import { weave } from './textures.ts'
import { seam, stitches, tab } from './trims.ts'
import { fly, handPockets, waistband } from './waist.ts'

const both = [-1, 1] as const

const short: Legs = { top: 250, waist: 122, hip: 160, hipY: 392, crotchY: 520, kneeY: 600, hemY: 700, knee: [190, 14], hem: [204, 20] }

export const shorts: Drawing = (paint, view) => {
  const back = view === 'back'
  const waist = waistband(short, paint, back)
  const front = fly(short, paint)
  const seams = seamed([...outseams(short, 16), ...(back ? [pts('401,270 400,520')] : [])], paint, 4)
  const seats = both.map((s) =>
    patch(short, s, [pts('34,372 126,366'), pts('126,366 128,440'), pts('128,440 80,456 36,444'), pts('36,444 34,372')]),
  )
  return assemble(paint, view, {
    material: 'softshell',
    close: ['hem', 460, 420],
    pieces: [...waist.inside, ...trousers(short, 0.15, 'shorts'), ...(back ? seats : []), waist.band],
    relief:
      seams.relief +
      (back
        ? ''
        : front.relief +
          handPockets(short)
            .map((p) => groove(p, 9, 0.18))
            .join('')),
    texture: weave(paint, 3.4, 0.7),
    seams:
      seams.seams +
      (back
        ? ''
        : front.seams +
          handPockets(short)
            .map((p) => seam(p, paint, 5))
            .join('')) +
      [16, 21].flatMap((up) => legLines(short, up).map((p) => stitches(p, paint))).join(''),
    trims:
      loops(short, paint) +
      (back
        ? tab([482, 396], paint, 0, 22, 13)
        : snap([401, short.top + 10], paint, 8) + zip(pts('560,560 566,600 568,640'), paint, 4, 0.7) + tab([262, 640], paint, 3, 24, 14)),
  })
}

const swim: Legs = { ...short, hemY: 650, kneeY: 585, knee: [186, 12], hem: [198, 18] }

export const swimTrunks: Drawing = (paint, view) => {
  const back = view === 'back'
  const waist = waistband(swim, paint, back, 40)
  const stripes = both.map((s) =>
    patch(
      swim,
      s,
      [
        pts('128,270 146,330 160,400'),
        pts('160,400 206,658'),
        pts('206,658 172,660'),
        pts('172,660 140,400 108,268'),
        pts('108,268 128,270'),
      ],
      paint.accent,
    ),
  )
  const seams = seamed([pts('401,272 400,520')], paint, 4)
  return assemble(paint, view, {
    material: 'jersey',
    close: ['hem', 430, 380],
    pieces: [...waist.inside, ...trousers(swim, 0.17, 'bad'), ...stripes, waist.band],
    relief: seams.relief + gathers(swim, 'bad'),
    texture: weave(paint, 3, 0.5),
    seams:
      seams.seams +
      legLines(swim, 16)
        .map((p) => stitches(p, paint))
        .join(''),
    trims: back ? zip(pts('440,380 512,376'), paint, undefined, 0.7) : laces(swim, paint) + tab([268, 610], paint, 3, 24, 14),
  })
}
