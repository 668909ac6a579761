import { dice, round } from './geometry.ts'
import { height, width, type Drawn } from './studio.ts'

/** How a thing made for children differs from the adults' one, across and down: only one by the other counts, as its size is the picture's. */
export type Proportions = readonly [across: number, down: number]

/**
 * Share of the picture's width or height, whichever it fills more of, that a thing takes up. A thing that is about as wide as it is high
 * covers more ground than a long one, so it is given a little less: side by side they then look equally large.
 */
const shareOf = (wide: number, high: number): number => 0.86 - (0.05 * Math.min(wide, high)) / Math.max(wide, high)

/** Places a thing in the middle of the picture, as large as every other and turned by `lean` degrees; a close-up, which has no edges, stays as it is. */
export function framed({ svg, box }: Drawn, [across, down]: Proportions = [1, 1], lean = 0): string {
  if (!box) return svg
  const [left, top, right, bottom] = box
  const [x, y] = [(right - left) * across, (bottom - top) * down]
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((Math.abs(lean) * Math.PI) / 180)) as [number, number]
  // As of an oval: what lies askew has no corners to speak of.
  const [wide, high] = [Math.hypot(x * cos, y * sin) / width, Math.hypot(y * cos, x * sin) / height]
  const scale = shareOf(wide, high) / Math.max(wide, high)
  const size = (share: number) => Math.round(share * scale * 1000) / 1000
  const turned = lean === 0 ? '' : `rotate(${round(lean)}) `
  return `<g transform="translate(${width / 2} ${height / 2}) ${turned}scale(${size(across)} ${size(down)}) translate(${round(-(left + right) / 2)} ${round(-(top + bottom) / 2)})">${svg}</g>`
}

/** What lies on a table rather than hangs, and by how many degrees it may lie askew. */
const lying: Readonly<Record<string, number>> = {
  beanie: 5,
  cap: 5,
  mittens: 5,
  gloves: 5,
  'wool-socks': 6,
  'neck-gaiter': 6,
  knife: 8,
  'sleeping-mat': 5,
  'sleeping-bag': 5,
}

/** How far an article's goods lie askew, degrees: the same in each of its pictures and colours. */
export function leanOf(kind: string, line: string, style: number): number {
  const most = lying[kind] ?? 0
  return most === 0 ? 0 : (dice(`${kind}${line}${style}`)() * 2 - 1) * most
}
