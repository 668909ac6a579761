import { between, dice, pts, type Point } from '../geometry.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { adult, bentAt, torso, wristOf, type Body } from './body.ts'
import { zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { fitted, inTone, shoulders } from './cuts.ts'
import { fold, groove } from './folds.ts'
import { hoodUp } from './hood.ts'
import { armholes, beside, cuffLines, frontLine, upper, yokeLine } from './jacket.ts'
import { insideNeck, lipOf, standingCollar } from './neck.ts'
import { stitches, tab } from './trims.ts'

/** A quilting seam: the down rounds off towards it, and the cloth puckers along it. */
function quilt(points: readonly Point[], seed: string, size = 1): string {
  const roll = dice(seed)
  const pucker = points.slice(1).flatMap((end, i) => {
    const start = points[i] as Point
    const count = Math.max(2, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 16))
    return Array.from({ length: count }, (_, j) => {
      const [x, y] = between(start, end, (j + roll()) / count)
      const lean = (roll() - 0.5) * 14
      const up = (10 + roll() * 16) * size
      return fold([x - lean, y - up], [x + 2, y], [x + lean, y + up * 0.9], 6, -0.1 - roll() * 0.12)
    })
  })
  return (
    groove(points, 42 * size, 0.07) +
    groove(points, 30 * size, 0.09) +
    groove(points, 18 * size, 0.12) +
    groove(points, 9, 0.14) +
    groove(points, 4, 0.2) +
    pucker.join('')
  )
}

const across = (y: number, half: number, sag: number, lean = 0): Point[] => [
  [400 - half, y - 5 - lean],
  [400 - half * 0.55, y + sag * 0.7],
  [400 - half * 0.1, y + sag],
  [400 + half * 0.1, y + sag],
  [400 + half * 0.55, y + sag * 0.65],
  [400 + half, y - 7 + lean],
]

const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

const bodySeams = (b: Body, step: number): Point[][] =>
  rows(b.shoulderY + 48, b.hemY - 30, step).map((y, i) => across(y, b.chest + 14, 9, (i % 3) - 1))

function sleeveSeams(b: Body, side: 1 | -1, step: number): Point[][] {
  const [wx, wy] = side === -1 && b.pocket ? wristOf(b, side) : b.wrist
  return rows(b.shoulderY + 54, wy - 40, step).map((y) => {
    const t = (y - b.shoulderY) / (wy - b.shoulderY)
    const bent = side === -1 && b.pocket !== undefined
    const middle = bent ? bentAt(b, side, t)[0] : b.shoulder + 6 + (wx - b.shoulder + 4) * Math.sin(t * 1.5)
    const tilt = bent ? Math.cos(Math.PI * t) * 22 : 0
    const half = b.arm * 1.15
    return beside(side, [
      [middle - half, y + 20 - t * 12 + tilt],
      [middle - half * 0.2, y + 13 - t * 4],
      [middle + half * 0.5, y - 2],
      [middle + half, y - 22 + t * 14 - tilt],
    ])
  })
}

const puffy: Body = { ...adult, neckY: 214, arm: 72, cuff: 50, chest: 182, waist: 180, hem: 182, hemY: 780, drop: 12, wrist: [252, 764] }

/** Styles in order: a hood; a collar, with the sleeves in a second tone; short, with narrow quilting and a collar; long, with broad quilting under shoulders in a second tone that are not quilted. */
export const downJacket: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const collared = style === 1 || style === 2
  const longer = [0, 0, -34, 64][style] ?? 0
  const b = fitted({ ...puffy, hemY: puffy.hemY + longer, hem: puffy.hem + longer / 8 }, cut, view)
  const step = [62, 62, 40, 84][style] ?? 62
  const size = step / 62
  const front = frontLine(b, collared || view === 'worn' ? 176 : 208)
  const seams = bodySeams(b, step)
  const arms = ([-1, 1] as const).map((side) => sleeveSeams(b, side, step))
  const hands = ([-1, 1] as const).map((side) => beside(side, pts('128,590 116,640 110,692')))
  const pieces = upper(b, 0.06, 'down', 26, {
    relief: seams.map((p, i) => quilt(p, `d${i}`, size)).join('') + (back ? '' : groove(front, 26, 0.16) + groove(front, 14, 0.25)),
  })
  const filled = pieces.map((piece, i): Piece =>
    i < 2
      ? {
          ...piece,
          roll: 66,
          relief:
            (arms[i] ?? []).map((p, j) => quilt(p, `a${i}${j}`, size)).join('') +
            cuffLines(b, 12)
              .map((p) => quilt(p, `c${i}`, 0.6))
              .join(''),
        }
      : piece,
  )
  const hood = hoodUp(b, paint, view, 172, 106)
    .slice(0, back ? 1 : undefined)
    .map((piece, i): Piece =>
      i === 0 && view !== 'worn'
        ? {
            ...piece,
            roll: 50,
            relief: back
              ? rows(80, 210, 52)
                  .map((y) => quilt(across(y, 104, 6), `h${y}`))
                  .join('')
              : quilt(pts('318,96 352,96 384,76'), 'h1') +
                quilt(pts('482,96 448,96 416,76'), 'h2') +
                quilt(pts('298,160 330,166 346,170'), 'h3') +
                quilt(pts('502,160 470,166 452,170'), 'h4') +
                quilt(across(236, 90, 16), 'h5', 0.8),
          }
        : piece,
    )
  const lines = seams.map((p) => stitches(p, paint, 0.75)).join('')
  return assemble(paint, view, {
    material: 'down',
    close: ['zip', 350, 480],
    wearer: { body: b, build: cut.build, neckline: collared ? lipOf(b, 66, 24) : lipOf(b, 54, 30), gloves: true },
    pieces: [
      ...(style === 1 ? [...inTone(paint.second, filled.slice(0, 2)), ...filled.slice(2)] : filled),
      ...(style === 3 ? [shoulders(b, paint.second, 84, 6)] : []),
      ...(collared ? standingCollar(b, paint, back, 66, 24) : hood),
    ],
    seams: lines,
    trims: back ? '' : [zip(front, paint, 2), ...hands.map((p) => zip(p, paint, 5, 0.7)), tab([312, 356], paint)].join(''),
  })
}

export const vest: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const b: Body = {
    ...puffy,
    neckY: 212,
    shoulder: 150,
    shoulderY: 256,
    chest: 178,
    hemY: [790, 752, 820, 780][cut.style] ?? 790,
    waist: cut.build === 'women' ? 158 : 180,
  }
  const step = [58, 40, 78, 58][cut.style] ?? 58
  const front = frontLine(b, 178)
  const seams = bodySeams(b, step)
  const hands = ([-1, 1] as const).map((side) => beside(side, pts('126,600 116,650 110,700')))
  return assemble(paint, view, {
    material: 'down',
    close: ['zip', 430, 300],
    wearer: { body: b, build: cut.build, neckline: lipOf(b, 64, 22), sleeveless: true },
    pieces: [
      ...(back ? [] : [insideNeck(b, paint, 20)]),
      ...(view === 'worn' ? [] : armholes(paint, '138,250 168,290 176,360 182,432', '182,432 150,420 122,360 120,280 138,250')),
      {
        d: torso(b, 26),
        form: torso({ ...b, hemY: b.hemY + 110 }, 26),
        roll: 90,
        level: 0.66,
        floor: 0.3,
        relief:
          seams.map((p, i) => quilt(p, `v${i}`, step / 58)).join('') +
          quilt(yokeLine(b, 18, 10), 'vy', 0.6) +
          (back ? '' : groove(front, 26, 0.16) + groove(front, 14, 0.25)),
      },
      ...(cut.style === 3 ? [shoulders(b, paint.second, 70, 8)] : []),
      ...standingCollar(b, paint, back, 64, 22),
    ],
    seams: seams.map((p) => stitches(p, paint, 0.75)).join(''),
    trims: back ? '' : [zip(front, paint, 3), ...hands.map((p) => zip(p, paint, 5, 0.7)), tab([476, 372], paint)].join(''),
  })
}
