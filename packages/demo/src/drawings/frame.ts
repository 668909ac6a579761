import { dice, round } from './geometry.ts'
import { height, width, type Drawn } from './studio.ts'

/** Horizontal and vertical scale of the children's version against the adults'. Only their ratio matters, since every object is scaled to the picture. */
export type Proportions = readonly [across: number, down: number]

/**
 * How large an object is drawn, as a share of the picture's width or height, whichever limits it. Square objects cover more area than long
 * ones, so they get a smaller share and look the same size in a list.
 */
const shareOf = (wide: number, high: number): number => 0.86 - (0.05 * Math.min(wide, high)) / Math.max(wide, high)

/** Centres an object in the picture, scaled by `shareOf` and rotated by `lean` degrees. A close-up has no bounding box and is returned unchanged. */
export function framed({ svg, box }: Drawn, [across, down]: Proportions = [1, 1], lean = 0): string {
  if (!box) return svg
  const [left, top, right, bottom] = box
  const [x, y] = [(right - left) * across, (bottom - top) * down]
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((Math.abs(lean) * Math.PI) / 180)) as [number, number]
  // The bounding box of a rotated ellipse: rotated objects rarely have anything in their corners.
  const [wide, high] = [Math.hypot(x * cos, y * sin) / width, Math.hypot(y * cos, x * sin) / height]
  const scale = shareOf(wide, high) / Math.max(wide, high)
  const size = (share: number) => Math.round(share * scale * 1000) / 1000
  const turned = lean === 0 ? '' : `rotate(${round(lean)}) `
  return `<g transform="translate(${width / 2} ${height / 2}) ${turned}scale(${size(across)} ${size(down)}) translate(${round(-(left + right) / 2)} ${round(-(top + bottom) / 2)})">${svg}</g>`
}

/** Kinds photographed lying down, with the largest rotation in degrees. */
const lying: Readonly<Record<string, number>> = {
  beanie: 5,
  cap: 5,
  mittens: 5,
  'wool-mittens': 5,
  gloves: 5,
  'wool-socks': 6,
  'neck-gaiter': 6,
  knife: 8,
  'sleeping-mat': 5,
  'sleeping-bag': 5,
}

/** Rotation of an article in degrees, the same in all its pictures and colours. */
export function leanOf(kind: string, line: string, style: number): number {
  const most = lying[kind] ?? 0
  return most === 0 ? 0 : (dice(`${kind}${line}${style}`)() * 2 - 1) * most
}
