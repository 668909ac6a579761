import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/** Dark modules of a QR code row by row, as letters. */
type Modules = readonly string[]

/** Of the picture of a code that fills its width. */
export async function modulesOfImage(path: string): Promise<Modules> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
  const isDark = (left: number, top: number) => (data[(top * info.width + left) * info.channels] ?? 255) < 128
  // The first dark pixel is the corner of a finder pattern: seven modules, with four light ones before it.
  const edge = Array.from({ length: info.width }, (_, at) => at).find((at) => isDark(at, at)) ?? 0
  const size = edge / 4
  const count = Math.round(info.width / size)
  const centre = (at: number) => Math.floor((at + 0.5) * size)
  return Array.from({ length: count }, (_, top) =>
    Array.from({ length: count }, (_module, left) => (isDark(centre(left), centre(top)) ? 'x' : '.')).join(''),
  )
}

/** Of a code that a page shows as rectangles of a path. */
export const modulesOfPage = (code: Locator): Promise<Modules> =>
  code.evaluate((svg) => {
    const width = (svg as SVGSVGElement).viewBox.baseVal.width
    const rows = Array.from({ length: width }, () => Array.from({ length: width }, () => '.'))
    for (const [, left, top, run] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu))
      rows[Number(top)]?.fill('x', Number(left), Number(left) + Number(run))
    return rows.map((row) => row.join(''))
  })
