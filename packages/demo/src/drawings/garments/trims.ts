import { round, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { emblemAt, line } from '../studio.ts'

/** A row of stitches along points, beside a seam. */
export const stitches = (points: readonly Point[], paint: Paint, strength = 0.8): string =>
  line(points, paint.lightness > 0.45 ? paint.seam : paint.lighter, 1.1, `stroke-dasharray="4.5 2.6" stroke-opacity="${strength * 0.7}"`)

/** A seam: the dark line where two cuts meet, the light edge beside it, and its stitches `gap` px away (none when 0). */
export function seam(points: readonly Point[], paint: Paint, gap = 5): string {
  const beside = (dx: number, dy: number) => points.map(([x, y]): Point => [x + dx, y + dy])
  const first = points[0] as Point
  const last = points.at(-1) as Point
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1
  const nx = (last[1] - first[1]) / length
  const ny = (first[0] - last[0]) / length
  const rows = gap > 0 ? stitches(beside(nx * gap, ny * gap), paint) : ''
  return `${line(points, paint.seam, 1.5, 'stroke-opacity="0.9"')}${line(beside(1.2, 1.5), paint.lighter, 1, 'stroke-opacity="0.5"')}${rows}`
}

/** A small woven tab without words, its middle at a point. */
export const tab = (at: Point, paint: Paint, turn = 0, wide = 30, high = 18): string =>
  `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${turn})"><rect x="${-wide / 2 + 1}" y="${-high / 2 + 2}" width="${wide}" height="${high}" rx="1.5" fill="#000" fill-opacity=".28"/><rect x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" rx="1.5" fill="${paint.accent}"/>${emblemAt([0, 0], Math.min(wide * 0.72, high * 0.96), '#fff')}<rect x="${-wide / 2 + 1.5}" y="${-high / 2 + 1.5}" width="${wide - 3}" height="${high - 3}" fill="none" stroke="#fff" stroke-width=".7" stroke-dasharray="2 1.4" stroke-opacity=".5"/></g>`

/** The size label sewn into the back of a neck. */
export const neckLabel = (at: Point, paint: Paint): string =>
  `<g transform="translate(${round(at[0])} ${round(at[1])})"><rect x="-23" y="-2" width="46" height="24" rx="1.5" fill="#000" fill-opacity=".25"/><rect x="-23" y="-4" width="46" height="24" rx="1.5" fill="#f2f0ea"/>${emblemAt([0, 6], 22, paint.accent)}<path d="M-14 16h28" stroke="#8b8a86" stroke-width="1"/></g>`

/** A flat seam of elastic cloth: two rows of stitches with crossing threads between. */
export const flatlock = (points: readonly Point[], paint: Paint): string => {
  const thread = paint.lightness > 0.45 ? paint.seam : paint.lighter
  return `${line(points, thread, 6, 'stroke-opacity="0.16"')}${line(points, thread, 5, 'stroke-dasharray="0.9 3" stroke-opacity="0.75" style="stroke-linecap:butt"')}${line(points, thread, 0.9, 'stroke-opacity="0.6"')}`
}
