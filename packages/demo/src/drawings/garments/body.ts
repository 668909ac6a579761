import { mirror, shape, type Point } from '../geometry.ts'

/** Measures of an upper body in px, as distances from the middle line (x) and from the top of the picture (y). */
export interface Body {
  readonly neck: number
  readonly neckY: number
  readonly shoulder: number
  readonly shoulderY: number
  readonly chest: number
  readonly underarmY: number
  readonly waist: number
  readonly hem: number
  readonly hemY: number
  /** How much lower the hem is in the middle. */
  readonly drop: number
  /** Half width of the sleeve at the upper arm and at the cuff. */
  readonly arm: number
  readonly cuff: number
  /** Where the middle of the cuff ends. */
  readonly wrist: Point
  /** Set when one hand is in a pocket, the left one in the picture: where the cuff of that arm ends (px). */
  readonly pocket?: Point
  /** How many px the elbow of that arm stands out from the shoulder (default 82). */
  readonly elbow?: number
}

export const adult: Body = {
  neck: 64,
  neckY: 222,
  shoulder: 172,
  shoulderY: 262,
  chest: 176,
  underarmY: 420,
  waist: 168,
  hem: 180,
  hemY: 806,
  drop: 14,
  arm: 62,
  cuff: 44,
  wrist: [246, 778],
}

/** Tops without a hood sit higher and slimmer in the picture. */
export const standing: Body = {
  ...adult,
  neckY: 178,
  shoulderY: 220,
  underarmY: 376,
  hemY: 772,
  arm: 56,
  cuff: 42,
  waist: 162,
  hem: 166,
  wrist: [238, 748],
}

const place = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [400 + x, y])

/** A right-hand edge set on either side of the middle line; the left side hangs a little otherwise, as cloth does. */
export function onSide(side: 1 | -1, points: readonly Point[]): Point[] {
  const placed = place(points)
  return side === 1 ? placed : placed.map(([x, y]): Point => [798 - x + Math.sin(y / 90) * 3, y + 3]).toReversed()
}

const torsoEdge = (b: Body): Point[] => [
  [b.neck, b.neckY],
  [b.neck + (b.shoulder - b.neck) * 0.5, b.neckY + (b.shoulderY - b.neckY) * 0.42],
  [b.shoulder, b.shoulderY],
]

const sideEdge = (b: Body): Point[] => [
  [b.shoulder, b.shoulderY],
  [b.shoulder - 12, b.shoulderY + (b.underarmY - b.shoulderY) * 0.55],
  [b.chest, b.underarmY],
  [(b.chest + b.waist) / 2 - 1, b.underarmY + (b.hemY - b.underarmY) * 0.28],
  [b.waist, b.underarmY + (b.hemY - b.underarmY) * 0.55],
  [b.hem - 3, b.hemY - 50],
  [b.hem, b.hemY],
]

/** The front or back of the body as path data; `dip` is how deep the neckline hangs in px. */
export function torso(b: Body, dip: number): string {
  const right = place(torsoEdge(b))
  const rightSide = place(sideEdge(b))
  const hem: Point[] = [
    [400 + b.hem, b.hemY],
    [400 + b.hem * 0.5, b.hemY + b.drop * 0.75],
    [404, b.hemY + b.drop],
    [400 - b.hem * 0.5, b.hemY + b.drop * 0.85],
    [400 - b.hem - 2, b.hemY + 3],
  ]
  const neck: Point[] = [
    [400 - b.neck, b.neckY],
    [400 - b.neck * 0.6, b.neckY + dip * 0.78],
    [400, b.neckY + dip],
    [400 + b.neck * 0.6, b.neckY + dip * 0.78],
    [400 + b.neck, b.neckY],
  ]
  const leftSide = mirror(rightSide).map(([x, y]): Point => [x + Math.sin(y / 80) * 2.5 - 1, y + (y > b.underarmY ? 3 : 0)])
  return shape(right, rightSide, hem, leftSide, mirror(right), neck)
}

interface Sleeve {
  readonly d: string
  readonly outer: readonly Point[]
  readonly inner: readonly Point[]
}

/** The middle of a cuff; the left one hangs a little otherwise. */
export const wristOf = (b: Body, side: 1 | -1): Point => (side === 1 ? b.wrist : (b.pocket ?? [b.wrist[0] + 5, b.wrist[1] - 8]))

/** A sleeve whose hand is in a pocket: its middle and its half width at `t`, 0 at the shoulder to 1 at the cuff. */
export function bentAt(b: Body, side: 1 | -1, t: number): readonly [middle: number, half: number] {
  const [wx] = wristOf(b, side)
  const { elbow: out = 82 } = b
  const elbow = b.shoulder + out
  const at = (stops: readonly (readonly [number, number])[], wanted: number): number => {
    const i = Math.max(
      1,
      stops.findIndex(([end]) => end >= Math.min(1, wanted)),
    )
    const [[t0, v0], [t1, v1]] = [stops[i - 1] as readonly [number, number], stops[i] as readonly [number, number]]
    return v0 + ((v1 - v0) * (wanted - t0)) / (t1 - t0)
  }
  const along = (stops: readonly (readonly [number, number])[]): number =>
    [-0.08, -0.04, 0, 0.04, 0.08].reduce((sum, by) => sum + at(stops, t + by), 0) / 5
  return [
    along([
      [0, b.shoulder - 24],
      [0.2, b.shoulder + 6],
      [0.38, b.shoulder + out * 0.62],
      [0.54, elbow],
      [0.66, elbow - (elbow - wx) * 0.24],
      [0.8, elbow - (elbow - wx) * 0.56],
      [1, wx],
    ]),
    along([
      [0, b.arm],
      [0.38, b.arm * 0.98],
      [0.54, b.arm * 0.98],
      [0.8, b.arm * 0.86],
      [0.93, b.cuff + 2],
      [1, b.cuff],
    ]),
  ]
}

function bentSleeve(b: Body, side: 1 | -1): Sleeve {
  const [wx, wy] = wristOf(b, side)
  const top = b.shoulderY
  const edge = (sign: 1 | -1) =>
    [0.34, 0.44, 0.54, 0.64, 0.74, 0.84, 0.93].map((t): Point => {
      const [middle, half] = bentAt(b, side, t)
      return [middle + sign * half, top + (wy - top) * t]
    })
  const out: Point[] = [
    [b.shoulder - 44, top - 16],
    [b.shoulder - 2, top - 1],
    [b.shoulder + 28, top + 24],
    [b.shoulder + 54, top + (wy - top) * 0.18],
    ...edge(1),
    [wx + b.cuff, wy + 8],
  ]
  const inn: Point[] = [
    [wx - b.cuff, wy - 6],
    ...edge(-1).toReversed().slice(0, 6),
    [b.chest - 20, b.underarmY - 4],
    [b.shoulder - 40, b.underarmY - 60],
  ]
  const put = (points: Point[]): Point[] => points.map(([x, y]): Point => [400 + side * x, y])
  const [outer, inner] = [put(out), put(inn)]
  return { d: shape(outer, [outer.at(-1) as Point, [400 + side * wx, wy + 10], inner[0] as Point], inner), outer, inner }
}

/** One hanging sleeve, with its outer edge from the shoulder and its inner edge from the cuff. */
export function sleeve(b: Body, side: 1 | -1): Sleeve {
  if (side === -1 && b.pocket) return bentSleeve(b, side)
  const [wx, wy] = wristOf(b, side)
  const top = b.shoulderY
  const at = (t: number) => top + (wy - top) * t
  const out: Point[] = [
    [b.shoulder - 44, top - 16],
    [b.shoulder - 2, top - 1],
    [b.shoulder + 28, top + 26],
    [b.shoulder + 50, at(0.18)],
    [wx + b.arm * 0.22, at(0.38)],
    [wx + b.arm * 0.62, at(0.6)],
    [wx + b.arm * 0.7, at(0.78)],
    [wx + b.cuff + 2, at(0.93)],
    [wx + b.cuff - 2, wy],
  ]
  const inn: Point[] = [
    [wx - b.cuff, wy + 8],
    [wx - b.cuff - 4, at(0.92)],
    [wx - b.arm * 0.72, at(0.75)],
    [wx - b.arm * 0.9, at(0.6)],
    [b.chest + 4, at(0.43)],
    [b.chest - 14, b.underarmY - 8],
    [b.shoulder - 40, b.underarmY - 60],
  ]
  const put = (points: Point[]): Point[] => points.map(([x, y]): Point => [400 + side * x + (side === -1 ? Math.sin(y / 70) * 3 : 0), y])
  const outer = put(out)
  const inner = put(inn)
  return { d: shape(outer, [outer.at(-1) as Point, [400 + side * wx, wy + 9], inner[0] as Point], inner), outer, inner }
}
