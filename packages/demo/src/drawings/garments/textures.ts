import { round } from '../geometry.ts'
import { grain } from '../materials.ts'
import type { Paint } from '../paint.ts'

const over = (fill: string, opacity: number, blend: string) =>
  `<rect x="0" y="0" width="800" height="1000" fill="url(#${fill})"${opacity < 1 ? ` opacity="${opacity}"` : ''}${blend && ` style="mix-blend-mode:${blend}"`}/>`

/** A pattern laid over everything it is cut to. */
export const laid = (id: string, opacity = 1): string => over(id, opacity, '')

interface Stroke {
  readonly cell: string
  readonly color: string
  readonly opacity: number
  readonly width: number
}

/** Cells repeated into a tile of about 130 px: many small tiles would be slow to paint. Cells are relative path data. */
function tile(id: string, width: number, height: number, strokes: readonly Stroke[]): string {
  const across = Math.ceil(130 / width)
  const down = Math.ceil(130 / height)
  const starts = Array.from(
    { length: across * down },
    (_, i) => `M${round((i % across) * width)} ${round(Math.floor(i / across) * height)}`,
  )
  const paths = strokes.map(
    ({ cell, color, opacity, width: w }) =>
      `<path d="${starts.join(cell)}${cell}" stroke="${color}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${round(w)}"/>`,
  )
  return `<pattern id="${id}" width="${round(across * width)}" height="${round(down * height)}" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round">${paths.join('')}</g></pattern>`
}

const tones = (paint: Paint) => ({
  hi: paint.lightness < 0.4 ? 0.2 : 0.3,
  lo: paint.lightness > 0.8 ? 0.3 : 0.5,
  shade: paint.lightness > 0.4 ? paint.seam : '#000',
})

/** The nap of fleece: fine curls, lit. */
export const nap = (strength = 0.34, frequency = '0.36'): string =>
  `<defs>${grain('nap', frequency, 2.2)}</defs>${over('nap', strength, 'hard-light')}`

/** Stockinette: rows of V-shaped stitches, `size` px wide. */
export function stitchesOf(paint: Paint, id: string, size = 9): string {
  const { hi, lo, shade } = tones(paint)
  const w = size
  const h = size * 0.84
  const legs = (x: number) => `m${round(x)} ${round(h * 0.16)}l${round(w * 0.3)} ${round(h * 0.66)}`
  const other = (x: number) => `m${round(x)} ${round(h * 0.16)}l${round(-w * 0.3)} ${round(h * 0.66)}`
  return tile(id, w, h, [
    { cell: `m0 ${round(h / 4)}h${w}m0 ${round(h / 2)}h-${w}`, color: shade, opacity: lo * 0.9, width: h * 0.5 },
    { cell: legs(w * 0.12), color: '#fff', opacity: hi * 0.8, width: w * 0.3 },
    { cell: other(w * 0.88), color: '#fff', opacity: hi * 0.45, width: w * 0.3 },
    { cell: legs(w * 0.08), color: '#fff', opacity: hi * 0.6, width: w * 0.1 },
  ])
}

/** Rib knit: upright ribs, `size` px wide. */
export function ribsOf(paint: Paint, id: string, size = 9): string {
  const { hi, lo, shade } = tones(paint)
  const up = (x: number) => `m${round(size * x)} 0v8`
  return tile(id, size, 8, [
    { cell: up(0.14), color: shade, opacity: lo * 0.9, width: size * 0.34 },
    { cell: up(0.1), color: shade, opacity: lo * 0.6, width: size * 0.16 },
    { cell: up(0.6), color: '#fff', opacity: hi * 0.45, width: size * 0.46 },
    { cell: up(0.54), color: '#fff', opacity: hi * 0.5, width: size * 0.2 },
    { cell: `m${round(size * 0.4)} 4l${round(size * 0.2)} 1.4l${round(size * 0.2)} -1.4`, color: shade, opacity: lo * 0.5, width: 1 },
  ])
}

/** A fine woven ground of diagonal threads, `size` px apart. */
export function weave(paint: Paint, size = 3, strength = 1): string {
  const { hi, lo, shade } = tones(paint)
  const half = round(size / 2)
  const cells: Stroke[] = [
    { cell: `l${half} ${half}`, color: shade, opacity: lo * 0.45 * strength, width: size * 0.42 },
    { cell: `m${half} 0l${half} ${half}`, color: '#fff', opacity: hi * 0.4 * strength, width: size * 0.36 },
  ]
  return `<defs>${tile('weave', size, size, cells)}</defs>${laid('weave')}`
}

/** Fine upright ribs of thin wool or stretch jersey. */
export const fineRib = (paint: Paint, size = 4, strength = 0.6): string =>
  `<defs>${ribsOf(paint, 'fine', size)}</defs>${laid('fine', strength)}`
