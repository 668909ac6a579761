import { pts, shape, type Point } from '../geometry.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { snap, zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { fittedLegs } from './cuts.ts'
import { crumple, groove } from './folds.ts'
import { seamed } from './jacket.ts'
import { legLines, legSide, outseams, straight, trousers, type Legs } from './legs.ts'
import { gathers, laces, loops, patch } from './seat.ts'
import { weave } from './textures.ts'
import { seam, stitches, tab } from './trims.ts'
import { fly, handPockets, waistband } from './waist.ts'

const both = [-1, 1] as const

/** Styles in order: knees in a second tone; pockets on the thighs; plain; lower legs in a second tone. */
export const hikingTrousers: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const l = fittedLegs({ ...straight, knee: [158, 36], hem: [154, 66] }, cut, view)
  const waist = waistband(l, paint, back)
  const front = fly(l, paint)
  const knees = both.map((s) => ({
    ...patch(
      l,
      s,
      [pts('10,534 100,518 190,530'), pts('190,530 190,686'), pts('190,686 100,706 10,692'), pts('10,692 10,534')],
      paint.second,
    ),
    relief: crumple([400 + s * 95 - 60, 540, 120, 140], 9, 0.1, `kne${s}`, 80),
  }))
  const seats = both.map((s) =>
    patch(l, s, [pts('30,226 118,220'), pts('118,220 120,292'), pts('120,292 74,306 32,296'), pts('32,296 30,226')]),
  )
  const cargo = both.map((s) =>
    patch(l, s, [pts('60,420 152,414'), pts('152,414 156,520'), pts('156,520 104,534 58,522'), pts('58,522 60,420')]),
  )
  const flaps = both.map((s) =>
    patch(l, s, [pts('56,412 156,406'), pts('156,406 157,442'), pts('157,442 104,452 56,444'), pts('56,444 56,412')]),
  )
  const shins = both.map((s) =>
    patch(l, s, [pts('10,690 100,672 200,684'), pts('200,684 200,960'), pts('200,960 10,960'), pts('10,960 10,690')], paint.second),
  )
  const sewnOn = [knees, [...cargo, ...flaps], [], shins][style] ?? []
  const thigh: Point[] = pts('522,402 528,452 527,500')
  const seams = seamed([...outseams(l), ...(back ? [pts('401,110 400,380')] : [])], paint, 4)
  return assemble(paint, view, {
    material: 'softshell',
    close: ['zip', 470, 300],
    wearer: { legs: l, color: style === 3 ? paint.second : paint.base, build: cut.build },
    pieces: [...waist.inside, ...trousers(l, 0.15, 'hike'), ...(back ? [...seats, ...(style === 3 ? shins : [])] : sewnOn), waist.band],
    relief:
      seams.relief +
      (back
        ? ''
        : front.relief +
          handPockets(l)
            .map((p) => groove(p, 9, 0.18))
            .join('')),
    texture: weave(paint, 3.4, 0.7),
    seams:
      seams.seams +
      (back
        ? ''
        : front.seams +
          handPockets(l)
            .map((p) => seam(p, paint, 5))
            .join('')) +
      legLines(l, 16)
        .map((p) => stitches(p, paint))
        .join(''),
    trims:
      loops(l, paint) +
      (back
        ? tab([470, 250], paint, 0, 22, 13)
        : snap([401, l.top + 10], paint, 8) + (style === 1 ? '' : zip(thigh, paint, 4, 0.8)) + tab([296, 400], paint, 0, 24, 14)),
  })
}

/** Styles in order: guards at the ankles; lower legs in a second tone; braces; thighs in a second tone. */
export const skiTrousers: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const l = fittedLegs({ ...straight, waist: 122, hip: 162, knee: [182, 30], hem: [192, 48] }, cut, view)
  const waist = waistband(l, paint, back, 40)
  const front = fly(l, paint)
  const guards = both.map((s) =>
    patch(l, s, [pts('20,806 86,786 108,800'), pts('108,800 112,950'), pts('112,950 20,950'), pts('20,950 20,806')], paint.darker),
  )
  const { style } = cut
  const lower = both.map((s) =>
    patch(l, s, [pts('0,706 104,728 210,710'), pts('210,710 210,960'), pts('210,960 0,960'), pts('0,960 0,706')], paint.second),
  )
  const thighs = both.map((s) =>
    patch(l, s, [pts('104,110 112,330 100,540'), pts('100,540 240,560'), pts('240,560 240,110'), pts('240,110 104,110')], paint.second),
  )
  const braces: Piece = {
    d: shape(
      pts('312,130 326,40 356,-46 400,-66 444,-46 474,40 488,130'),
      pts('488,130 464,130'),
      pts('464,130 448,44 426,-24 400,-40 374,-24 352,44 336,130'),
      pts('336,130 312,130'),
    ),
    fill: paint.second,
    roll: 8,
    level: 0.6,
    floor: 0.4,
    cast: 0.2,
  }
  const sewnOn = [guards, [...lower, ...guards], guards, [...thighs, ...guards]][style] ?? guards
  const vents = both.map((s) =>
    legSide(s, [
      [l.hip - 4, 300],
      [(l.hip + l.knee[0]) / 2 - 4, 400],
      [l.knee[0] - 8, 500],
    ]),
  )
  const seams = seamed(
    [
      ...outseams(l, 20),
      ...both.map((s) => legSide(s, pts('30,560 104,536 180,552'))),
      ...both.map((s) => legSide(s, pts('32,700 104,722 186,706'))),
    ],
    paint,
    5,
  )
  return assemble(paint, view, {
    material: 'shell',
    close: ['zip', 470, 250],
    wearer: { legs: l, color: style === 1 ? paint.second : paint.base, build: cut.build, ...(style === 2 && { braces: paint.second }) },
    pieces: [...(style === 2 && view !== 'worn' ? [braces] : []), ...waist.inside, ...trousers(l, 0.2, 'ski'), ...sewnOn, waist.band],
    relief: seams.relief + (back ? '' : front.relief),
    texture: weave(paint, 3, 0.5),
    seams:
      seams.seams +
      (back ? seam(pts('401,112 400,380'), paint) : front.seams) +
      legLines(l, 18)
        .map((p) => stitches(p, paint))
        .join(''),
    trims:
      loops(l, paint) +
      vents.map((p) => zip(p, paint, 3, 0.8)).join('') +
      (back
        ? both
            .map((s) =>
              zip(
                [
                  [400 + s * 40, 236],
                  [400 + s * 112, 230],
                ],
                paint,
                undefined,
                0.8,
              ),
            )
            .join('')
        : snap([396, l.top + 8], paint, 8) +
          snap([412, l.top + 8], paint, 8) +
          handPockets(l)
            .map((p) => zip(p, paint, 8, 0.8))
            .join('') +
          tab([316, 452], paint)),
  })
}

export const rainTrousers: Drawing = (paint, view) => {
  const back = view === 'back'
  const l: Legs = { ...straight, waist: 124, hip: 160, knee: [176, 30], hem: [182, 52] }
  const waist = waistband(l, paint, back, 38)
  const seams = seamed([...outseams(l, 26), pts('401,116 400,380')], paint, 0)
  return assemble(paint, view, {
    material: 'rain',
    close: ['snaps', 430, 220],
    pieces: [...waist.inside, ...trousers(l, 0.22, 'regn'), waist.band],
    relief: seams.relief + gathers(l, 'regn'),
    seams:
      seams.seams +
      legLines(l, 22)
        .map((p) => stitches(p, paint))
        .join(''),
    trims:
      both
        .map((s) => snap(legSide(s, [[168, 880]])[0] as Point, paint, 6) + snap(legSide(s, [[142, 886]])[0] as Point, paint, 6))
        .join('') + (back ? '' : laces(l, paint) + tab([310, 262], paint)),
  })
}
