import { pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Cut, View } from '../studio.ts'
import { torso, type Body } from './body.ts'
import type { Piece } from './cloth.ts'
import { yokeLine } from './jacket.ts'
import type { Legs } from './legs.ts'

/** Adapts measures of an upper body (drawn for men) to women: a waist, narrower shoulders and sleeves; or to children: straight, with short arms. Arms hang closer where somebody wears it. */
export function fitted(b: Body, cut: Cut, view: View = 'front'): Body {
  const body = built(b, cut)
  if (view !== 'worn') return body
  const [x, y] = body.wrist
  return { ...body, arm: body.arm * 0.96, wrist: [x - 20, y + 4], pocket: [body.hem + 16, y - 24] }
}

/** px by which the cuffs of each style hang farther out, so that no two styles look the same. */
const swings = [0, 14, -14, 6]

function built(made: Body, { build, style }: Cut): Body {
  const swing = swings[style] ?? 0
  const b: Body = { ...made, wrist: [made.wrist[0] + swing, made.wrist[1] - swing * 0.6] }
  const [wristX, wristY] = b.wrist
  if (build === 'women')
    return {
      ...b,
      neck: b.neck * 0.95,
      shoulder: b.shoulder - 13,
      chest: b.chest - 9,
      waist: b.waist - 21,
      hem: b.hem - 5,
      arm: b.arm * 0.91,
      cuff: b.cuff * 0.92,
      wrist: [wristX - 12, wristY - 6],
    }
  if (build === 'child') return { ...b, waist: b.waist + 10, hemY: b.hemY - 18, arm: b.arm * 1.06, wrist: [wristX + 3, wristY - 34] }
  return b
}

/** Pieces in one colour. */
export const inTone = (fill: string, pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, fill }))

/** A hood in a second tone; its lining keeps its own. */
export const secondHood = (paint: Paint, [hood, ...rest]: readonly Piece[]): Piece[] => [
  ...inTone(paint.second, hood ? [hood] : []),
  ...rest,
]

/** Trousers as they hang on a person: a little lower than laid flat, because a top covers their upper edge, and with the legs closer together. */
const hanging = (l: Legs): Legs => ({
  ...l,
  top: l.top + 16,
  crotchY: l.crotchY + 4,
  knee: [l.knee[0] - 8, l.knee[1] - 10],
  hem: [l.hem[0] - 18, l.hem[1] - 20],
})

/** Adapts measures of trousers (drawn for men) to women: a narrower waist, wider hips and slimmer legs. Worn, they hang with the legs closer together. */
export const fittedLegs = (l: Legs, cut: Cut, view: View = 'front'): Legs =>
  view === 'worn' ? hanging(builtLegs(l, cut)) : builtLegs(l, cut)

const builtLegs = (l: Legs, { build }: Cut): Legs =>
  build === 'women'
    ? { ...l, waist: l.waist - 13, hip: l.hip + 2, knee: [l.knee[0] - 8, l.knee[1] + 2], hem: [l.hem[0] - 10, l.hem[1] + 4] }
    : l

/** Shoulders in a colour of their own, down to a yoke seam `down` px below the neck, which curves by `bow` px. */
export const shoulders = (b: Body, fill: string, down: number, bow = 14): Piece => {
  const line = yokeLine(b, down, bow)
  return {
    d: shape(
      [
        [400 - b.shoulder - 20, b.neckY - 60],
        [400 + b.shoulder + 20, b.neckY - 60],
      ],
      [[400 + b.shoulder + 20, b.neckY - 60], line.at(-1) as Point],
      line.toReversed(),
      [line[0] as Point, [400 - b.shoulder - 20, b.neckY - 60]],
    ),
    within: torso(b, 26),
    fill,
    roll: 10,
    level: 0.72,
    floor: 0.66,
    cast: 0.12,
  }
}

/** The body below a seam at `y` px in a colour of its own. */
export const below = (b: Body, fill: string, y: number): Piece => ({
  d: shape(pts(`140,${y} 400,${y + 10} 660,${y}`), pts(`660,${y} 660,960`), pts('660,960 140,960'), pts(`140,960 140,${y}`)),
  within: torso(b, 26),
  fill,
  roll: 8,
  level: 0.7,
  floor: 0.66,
  cast: 0.12,
})

/** A kangaroo pocket, its upper edge at `y` (px). */
export const pouch = (y: number): Piece => {
  const down = (text: string): Point[] => pts(text).map(([x, dy]): Point => [x, y + dy])
  return {
    d: shape(down('310,4 400,0 492,3'), down('492,3 532,128'), down('532,128 400,142 268,129'), down('268,129 310,4')),
    roll: 12,
    level: 0.82,
    floor: 0.68,
    cast: 0.3,
  }
}

/** Broad horizontal stripes, each by its upper edge and its height (px). */
export const stripes = (rows: readonly (readonly [y: number, high: number])[], color: string): string =>
  rows.map(([y, high]) => `<path d="M60 ${y}H740V${y + high}H60Z" fill="${color}" opacity=".9"/>`).join('')
