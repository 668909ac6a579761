import { shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { onSide, sleeve, torso, type Body } from './body.ts'
import type { Piece } from './cloth.ts'
import { bend, crumple, drape, fold, groove, stack } from './folds.ts'
import { seam } from './trims.ts'

/** The sleeves and the body of an upper garment; `lift` is how strongly its cloth folds (0 to 1). */
export function upper(b: Body, lift: number, seed: string, dip: number, more: Partial<Piece> = {}): Piece[] {
  const elbow = b.shoulderY + (b.wrist[1] - b.shoulderY) * 0.54
  const arms = ([-1, 1] as const).map((side): Piece => {
    const inner: Point = [400 + side * (b.wrist[0] - b.arm * 1.0), elbow]
    const cuff: Point = [400 + side * b.wrist[0], b.wrist[1] - 30]
    const shoulder = fold([400 + side * (b.shoulder + 36), b.shoulderY + 40], [400 + side * (b.shoulder + 26), b.shoulderY + 110], [400 + side * (b.shoulder + 12), b.underarmY + 10], 22, lift * 0.7)
    return {
      d: sleeve(b, side).d, form: sleeve({ ...b, wrist: [b.wrist[0] + 4, b.wrist[1] + 90] }, side).d, roll: b.arm * 1.1, level: 0.62, floor: 0.27,
      relief: shoulder + bend(inner, side, b.arm * 1.5, 130, lift, `${seed}${side}`) + stack(cuff, b.arm * 0.95, 110, lift * 0.8, `${seed}c${side}`) + crumple([400 + side * b.wrist[0] - b.arm * 1.2, b.shoulderY + 40, b.arm * 2.2, b.wrist[1] - b.shoulderY - 60], 14, lift * 0.7, `${seed}a${side}`, 0),
    }
  })
  const body: Piece = { d: torso(b, dip), form: torso({ ...b, hemY: b.hemY + 130 }, dip), roll: 120, level: 0.68, floor: 0.4, cast: 0.28, ...more, relief: drape(b.chest, b.underarmY, b.hemY, lift, seed) + crumple([400 - b.chest, b.shoulderY, b.chest * 2, b.hemY - b.shoulderY], 42, lift * 0.75, `${seed}b`, 8) + (more.relief ?? '') }
  return [...arms, body]
}

/** A line across both sleeves, `up` px above the cuff. */
export function cuffLines(b: Body, up: number): Point[][] {
  return ([-1, 1] as const).map((side) => {
    const y = b.wrist[1] - up
    const points: Point[] = [[b.wrist[0] - b.cuff - 4, y + 5], [b.wrist[0], y + 10], [b.wrist[0] + b.cuff + 5, y - 1]]
    return points.map(([x, py]): Point => [400 + side * (x + (side === -1 ? 4 : 0)), py - (side === -1 ? 8 : 0)])
  })
}

/** A line across the body, `up` px above the hem. */
export const hemLine = (b: Body, up: number): Point[] => [
  [400 - b.hem - 2, b.hemY - up + 2], [400 - b.hem * 0.5, b.hemY + b.drop * 0.8 - up], [402, b.hemY + b.drop - up], [400 + b.hem * 0.5, b.hemY + b.drop * 0.75 - up], [400 + b.hem, b.hemY - up],
]

/** The line where the shoulders' cloth meets the chest. */
export const yokeLine = (b: Body, down: number, bow = 22): Point[] => [
  [400 - b.shoulder + 9, b.shoulderY + down], [400 - b.shoulder * 0.5, b.shoulderY + down - bow * 0.75], [400, b.shoulderY + down - bow], [400 + b.shoulder * 0.5, b.shoulderY + down - bow * 0.72], [400 + b.shoulder - 9, b.shoulderY + down - 1],
]

export const frontLine = (b: Body, from: number): Point[] => [[401, from], [400, (from + b.hemY) / 2 - 60], [402, (from + b.hemY) / 2 + 100], [402, b.hemY + b.drop + 1]]

/** Seams at cuffs, hem and yoke with their pull on the cloth. */
export const seamed = (lines: readonly (readonly Point[])[], paint: Paint, gap = 5) => ({
  seams: lines.map((points) => seam(points, paint, gap)).join(''),
  relief: lines.map((points) => groove(points, 5, 0.16)).join(''),
})

/** Points round the opening of a hood, from the left of the chin over the brow. */
export function hoodRim(b: Body, rise = 176, girth = 98): Point[] {
  const y = (t: number) => b.neckY + 14 - (rise + 14) * t
  const x = (t: number) => 400 + girth * t
  return [[x(-0.5), y(0.13)], [x(-0.63), y(0.32)], [x(-0.62), y(0.56)], [x(-0.46), y(0.76)], [x(-0.02), y(0.85)], [x(0.48), y(0.755)], [x(0.64), y(0.55)], [x(0.62), y(0.31)], [x(0.5), y(0.12)]]
}

/** A hood standing up: the hood, and the hollow of its opening (front only); `rise` px above the neck. */
export function hoodUp(b: Body, paint: Paint, back: boolean, rise = 176, girth = 98): Piece[] {
  const y = (t: number) => b.neckY + 14 - (rise + 14) * t
  const x = (t: number) => 400 + girth * t
  const outer: Point[] = [[x(-0.84), y(-0.06)], [x(-0.94), y(0.28)], [x(-1), y(0.56)], [x(-0.82), y(0.83)], [x(-0.38), y(0.98)], [x(0.04), y(1.01)], [x(0.46), y(0.97)], [x(0.86), y(0.81)], [x(0.99), y(0.54)], [x(0.93), y(0.27)], [x(0.84), y(-0.07)]]
  const hem: Point[] = [[x(0.84), y(-0.07)], [x(0.5), y(-0.2)], [x(0), y(-0.25)], [x(-0.5), y(-0.2)], [x(-0.84), y(-0.06)]]
  const crown = groove([[x(-0.34), y(0.98)], [x(-0.44), y(0.7)], [x(-0.5), y(0.5)]], 5, 0.16) + groove([[x(0.4), y(0.97)], [x(0.48), y(0.7)], [x(0.55), y(0.5)]], 5, 0.16)
  const behind = groove([[x(-0.26), y(0.99)], [x(-0.4), y(0.6)], [x(-0.42), y(0.1)], [x(-0.46), y(-0.14)]], 5, 0.16) + groove([[x(0.32), y(0.98)], [x(0.44), y(0.6)], [x(0.44), y(0.1)], [x(0.48), y(-0.14)]], 5, 0.16) + [0.02, 0.16, 0.3].map((t, i) => fold([x(-0.86 + t), y(t + 0.1)], [x(-0.66 + t), y(t - 0.06)], [x(-0.46), y(t - 0.14)], 13, i === 1 ? 0.16 : -0.18) + fold([x(0.86 - t), y(t + 0.08)], [x(0.66 - t), y(t - 0.04)], [x(0.46), y(t - 0.12)], 13, i === 1 ? 0.16 : -0.18)).join('')
  const slack = fold([x(-0.9), y(0.3)], [x(-0.78), y(0.12)], [x(-0.5), y(-0.08)], 15, -0.2) + fold([x(0.9), y(0.34)], [x(0.76), y(0.14)], [x(0.52), y(-0.06)], 15, -0.2)
  const hood: Piece = { d: shape(outer, hem), roll: 84, level: 0.8, floor: 0.4, cast: 0.25, relief: back ? behind : crown + slack }
  const strap: Piece = { d: shape([[x(-0.43), y(0.52)], [x(0.01), y(0.49)], [x(0.45), y(0.52)]], [[x(0.45), y(0.52)], [x(0.45), y(0.4)]], [[x(0.45), y(0.4)], [x(0.01), y(0.37)], [x(-0.43), y(0.4)]], [[x(-0.43), y(0.4)], [x(-0.43), y(0.52)]]), roll: 8, level: 0.82, floor: 0.7, cast: 0.2 }
  if (back) return [hood, strap]
  const rim = hoodRim(b, rise, girth)
  const chin: Point[] = [[x(0.5), y(0.12)], [x(0.26), y(0.03)], [x(0.0), y(0)], [x(-0.26), y(0.035)], [x(-0.5), y(0.13)]]
  const lining = `<path d="M${x(-0.6)} ${y(0.5)}Q${x(0)} ${y(0.62)} ${x(0.62)} ${y(0.5)}" fill="none" stroke="${paint.seam}" stroke-width="1.4" opacity=".6"/><path d="M400 ${y(0.86)}V${y(0.1)}" stroke="${paint.seam}" stroke-width="1.2" opacity=".5"/><path d="${shape(rim, chin)}" fill="none" stroke="#000" stroke-width="36" opacity=".16"/><path d="${shape(rim, chin)}" fill="none" stroke="#000" stroke-width="16" opacity=".2"/>`
  return [hood, { d: shape(rim, chin), fill: paint.inner, roll: 22, level: 0.3, floor: 0.6, cast: 0, on: lining }]
}

/** A line on one side, given as distances from the middle. */
export const beside = (side: 1 | -1, points: readonly Point[]): Point[] => (side === 1 ? onSide(1, points) : onSide(-1, points).toReversed())
