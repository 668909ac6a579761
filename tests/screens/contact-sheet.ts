import sharp, { type OverlayOptions } from 'sharp'

/** A picture on the sheet; `shown` is the width that it gets there, in pixels. */
export type Tile = { readonly file: string; readonly shown: number }

/** What belongs together under one label. */
export type Cell = { readonly label: string; readonly tiles: readonly Tile[] }

const gap = 24
const labelHeight = 44
const tallest = 980
const columns = 3

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="30" font-family="sans-serif" font-size="24" font-weight="bold" fill="#222222">${escaped(text)}</text></svg>`,
  )

type Placed = { readonly height: number; readonly parts: readonly OverlayOptions[] }

/** The top of each picture: a whole long page would be too small to judge. */
async function scaled({ file, shown }: Tile): Promise<{ readonly input: Buffer; readonly height: number }> {
  const { width, height } = await sharp(file).metadata()
  const full = Math.round((height * shown) / width)
  const input = await sharp(file)
    // Both sides are named: half a pixel is not rounded alike everywhere.
    .resize({ width: shown, height: full, fit: 'fill' })
    .extract({ left: 0, top: 0, width: shown, height: Math.min(full, tallest) })
    .png()
    .toBuffer()
  return { input, height: Math.min(full, tallest) }
}

async function place(cell: Cell, left: number, top: number, width: number): Promise<Placed> {
  const parts: OverlayOptions[] = [{ input: label(cell.label, width), left, top }]
  let [x, lowest] = [left, 0]
  for (const tile of cell.tiles) {
    const { input, height } = await scaled(tile)
    parts.push({ input, left: x, top: top + labelHeight })
    x += tile.shown + gap / 2
    lowest = Math.max(lowest, height)
  }
  return { height: labelHeight + lowest, parts }
}

/** Lays labelled pictures out in three columns and writes one PNG. */
export async function writeContactSheet(file: string, cells: readonly Cell[]): Promise<void> {
  const widthOf = ({ tiles }: Cell): number => tiles.reduce((sum, { shown }) => sum + shown + gap / 2, 0)
  const cellWidth = Math.max(...cells.map(widthOf))
  const parts: OverlayOptions[] = []
  let top = gap
  for (let first = 0; first < cells.length; first += columns) {
    const row = await Promise.all(
      cells.slice(first, first + columns).map((cell, column) => place(cell, gap + column * (cellWidth + gap * 2), top, cellWidth)),
    )
    parts.push(...row.flatMap((placed) => placed.parts))
    top += Math.max(...row.map(({ height }) => height)) + gap * 2
  }
  const width = gap * 2 + columns * cellWidth + (columns - 1) * gap * 2
  await sharp({ create: { width, height: top, channels: 3, background: '#d9d9d9' } })
    .composite(parts)
    .png({ compressionLevel: 9 })
    .toFile(file)
}
