import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

export type SiteIcons = {
  /** One picture of 32 × 32 px, for whatever asks for `/favicon.ico` without reading a page. */
  readonly ico: Buffer
  /** 180 × 180 px without transparency, behind which iOS would show black. */
  readonly appleTouch: Buffer
  /** 192 and 512 px for a home screen, with room for whatever shape it is cut to. */
  readonly small: Buffer
  readonly large: Buffer
}

/** Directory and entry of an ICO file that holds a single PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The part of a home screen icon's side that no shape cuts off is 0.8 (W3C, maskable icons). */
const safePart = 0.8

/** The drawing's own ground, where it has one: its colour in the middle of its upper edge; null where nothing is drawn there. */
async function ownGround(drawing: Buffer): Promise<string | null> {
  const { data } = await sharp(drawing)
    .resize(100, 100, { fit: 'contain', background: 'transparent' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((3 * 100 + 50) * 4)
  return alpha < 255 ? null : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The icons that a browser or a home screen asks for, from the brand's drawing; `surface` (`#rrggbb`) is behind one without a ground. */
export async function siteIcons(favicon: URL, surface: string): Promise<SiteIcons> {
  const drawing = await readFile(favicon)
  const own = await ownGround(drawing)
  const ground = own ?? surface
  const drawn = (size: number) => sharp(drawing, { density: 1200 }).resize(size, size, { fit: 'contain', background: 'transparent' }).png()
  const grounded = (size: number, part: number) => {
    const inner = Math.round(size * part)
    const before = Math.floor((size - inner) / 2)
    const after = size - inner - before
    return drawn(inner)
      .extend({ top: before, left: before, bottom: after, right: after, background: ground })
      .flatten({ background: ground })
      .png({ compressionLevel: 9 })
      .toBuffer()
  }
  const [plain, appleTouch, small, large] = await Promise.all([
    drawn(32).toBuffer(),
    grounded(180, own === null ? safePart : 1),
    grounded(192, safePart),
    grounded(512, safePart),
  ])
  return { ico: icoOf(plain, 32), appleTouch, small, large }
}
