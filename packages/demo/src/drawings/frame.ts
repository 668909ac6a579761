import { round } from './geometry.ts'
import { height, width, type Drawn } from './studio.ts'

/** How a thing made for children differs from the adults' one, across and down: only one by the other counts, as its size is the picture's. */
export type Proportions = readonly [across: number, down: number]

/**
 * Share of the picture's width or height, whichever it fills more of, that a thing takes up. A thing that is about as wide as it is high
 * covers more ground than a long one, so it is given a little less: side by side they then look equally large.
 */
const shareOf = (wide: number, high: number): number => 0.86 - (0.05 * Math.min(wide, high)) / Math.max(wide, high)

/** Places a thing in the middle of the picture, as large as every other; a close-up, which has no edges, stays as it is. */
export function framed({ svg, box }: Drawn, [across, down]: Proportions = [1, 1]): string {
  if (!box) return svg
  const [left, top, right, bottom] = box
  const [wide, high] = [((right - left) * across) / width, ((bottom - top) * down) / height]
  const scale = shareOf(wide, high) / Math.max(wide, high)
  const size = (share: number) => Math.round(share * scale * 1000) / 1000
  return `<g transform="translate(${width / 2} ${height / 2}) scale(${size(across)} ${size(down)}) translate(${round(-(left + right) / 2)} ${round(-(top + bottom) / 2)})">${svg}</g>`
}
