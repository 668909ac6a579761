import { plainEmblem } from './emblems/emblems.data.ts'
import { curve, idOf, round, type Box, type Point } from './geometry.ts'
import type { Paint } from './paint.ts'

export type View = 'front' | 'back' | 'detail' | 'worn'

/** A garment's build and its style (0 to 3). */
export interface Cut {
  readonly build: 'men' | 'women' | 'child'
  readonly style: number
}

export const plainCut: Cut = { build: 'men', style: 0 }

/** Inner SVG of one object in px, with its bounding box; close-ups and worn garments fill the whole picture and have none. */
export interface Drawn {
  readonly svg: string
  readonly box?: Box
}

/** Draws one object, lit from the upper left. Goods with a single cut ignore `cut`. */
export type Drawing = (paint: Paint, view: View, cut?: Cut) => Drawn

/** Draws gear as inner SVG in px; its bounding box is in `gear/edges.data.ts`. */
export type Sketch = (paint: Paint, view: View, cut?: Cut) => string

/** The whole picture, px. */
export const width = 800
export const height = 1000

const blur = (name: string, deviation: number, margin: number) =>
  `<filter id="${name}" x="-${margin}%" y="-${margin}%" width="${100 + margin * 2}%" height="${100 + margin * 2}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/**
 * Filter primitives for a blur (standard deviation in px) worked out on a grid of `grid` px: much quicker than a fine one, and it
 * repeats the picture's edge instead of fading towards it.
 */
export function coarseBlur(deviation: number, grid: number): string {
  const reach = Math.min(4, Math.ceil((deviation * 2) / grid))
  const weights = Array.from({ length: reach * 2 + 1 }, (_, i) =>
    Math.exp(-(((i - reach) * grid) ** 2) / (2 * deviation ** 2)).toFixed(4),
  ).join(' ')
  const pass = (order: string) =>
    `<feConvolveMatrix order="${order}" kernelMatrix="${weights}" edgeMode="duplicate" kernelUnitLength="${grid}"/>`
  return pass(`${reach * 2 + 1} 1`) + pass(`1 ${reach * 2 + 1}`)
}

/** Blurs that every drawing may use as `filter="url(#soft6)"`: standard deviations of 2, 6, 14 and 30 px. */
export const defs =
  blur('soft2', 2, 30) +
  blur('soft6', 6, 50) +
  blur('soft14', 14, 80) +
  blur('soft30', 30, 120) +
  `<filter id="cast" filterUnits="userSpaceOnUse" x="20" y="10" width="770" height="985" color-interpolation-filters="sRGB">${coarseBlur(16, 8)}</filter>`

/** The emblem of the picture, centred on a point and `size` px wide; `turn` in degrees. */
export const emblemAt = ([x, y]: Point, size: number, color: string, turn = 0, opacity = 0.9): string =>
  `<use href="#emblem" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${Math.round(size * 25) / 1000})" fill="${color}" opacity="${opacity}"/>`

/** Colours of the background's gradient, from its lit centre to its corners. */
export type Ground = readonly [middle: string, wall: string, corner: string]

const plainGround: Ground = ['#f7f6f4', '#f0efec', '#dcdad6']

const wallOf = ([middle, wall, corner]: Ground): string =>
  `<radialGradient id="ground" cx="0.42" cy="0.36" r="0.85"><stop offset="0" stop-color="${middle}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${corner}"/></radialGradient>`

/** The whole picture: the background and a drawing on it; `emblem` (path data) is what `emblemAt` shows. */
export function studio(inner: string, emblem = plainEmblem, ground = plainGround): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}${wallOf(ground)}<path id="emblem" d="${emblem}"/></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>${inner}</svg>`
}

/** The soft shadow of a silhouette (path data of its pieces, px) on the wall behind it; drawn before the thing. */
export const wallShadow = (pieces: readonly string[]): string =>
  `<g transform="translate(12 17)" filter="url(#cast)" fill="#292625" opacity="0.4">${pieces.map((d) => `<path d="${d}"/>`).join('')}</g>`

/** A clip to the union of shapes (path data): definition and the attribute that uses it. */
export function clipTo(...pieces: readonly string[]): { def: string; use: string } {
  const id = idOf(`clip${pieces.join()}`)
  return { def: `<clipPath id="${id}">${pieces.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`, use: `clip-path="url(#${id})"` }
}

/** A stroked smooth line through points in px. */
export const line = (points: readonly Point[], stroke: string, strokeWidth: number, extra = ''): string =>
  `<path d="${curve(points)}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

/** The drawing seen close: `scale` times nearer around the point `x`, `y` (px). */
export const closeUp = (inner: string, x: number, y: number, scale = 2.6): string =>
  `<g transform="translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-x} ${-y})">${inner}</g>`
