import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { hasOnlyPixels } from './only-pixels.ts'
import { otherKind, pictureKind, type PictureKind } from './picture-kind.ts'
import { RefusedPicture } from './refused.ts'

export const mostBytes = 30_000_000
const mostPixels = 40_000_000
const million = 1_000_000

/** Px that are kept of a picture: twice the largest width that is shown, and more height than any shape of it needs. */
const box = { width: 2560, height: 5120 }

const endings = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const

/** Whether a picture is already as it would be kept: upright and in sRGB, and no more pixels than are needed. */
const isPlain = ({ depth, space, hasAlpha, orientation, pages, exif, icc, iptc, xmp, comments, width, height }: Metadata): boolean =>
  depth === 'uchar' &&
  (space === 'srgb' || space === 'b-w') &&
  !hasAlpha &&
  (orientation ?? 1) === 1 &&
  (pages ?? 1) === 1 &&
  [exif, icc, iptc, xmp, comments].every((found) => found === undefined) &&
  width <= box.width &&
  height <= box.height

const brokenReason = 'must be a whole picture, and is broken or cut off: export it anew'

/** What is wrong with a picture shows when all of it is read, which also makes it small enough to hold. */
const reading = { failOn: 'error', limitInputPixels: mostPixels } as const

/** sharp tells in its own words what it cannot read. */
async function orBroken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new RefusedPicture(brokenReason, { cause: error })
  }
}

async function encoded(
  data: Uint8Array,
  kind: PictureKind,
  ground: string,
): Promise<{ readonly data: Uint8Array; readonly kind: PictureKind }> {
  // The header alone.
  const metadata = await orBroken(() => sharp(data, { ...reading, limitInputPixels: false }).metadata())
  const pixels = metadata.width * metadata.height
  if (pixels > mostPixels) {
    throw new RefusedPicture(
      `must have at most ${mostPixels / million} megapixels, and has ${Math.round(pixels / million)}: make it smaller`,
    )
  }
  if (isPlain(metadata) && hasOnlyPixels(data, kind)) {
    await orBroken(() => sharp(data, reading).resize(64, 64, { fit: 'inside' }).raw().toBuffer())
    return { data, kind }
  }
  const upright = sharp(data, reading)
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
  const flat = upright.flatten({ background: ground }).toColourspace('srgb').jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  return { data: await orBroken(() => flat.toBuffer()), kind: 'jpeg' }
}

/**
 * A picture as it is kept: upright, in sRGB, without transparency (`ground` is the colour that shows instead) and without anything beside its pixels. One that
 * is so already stays as it is, byte for byte. The name is made of what it holds. Throws RefusedPicture.
 */
export async function keptForm(given: Uint8Array, ground: string): Promise<{ readonly name: string; readonly data: Uint8Array }> {
  const found = pictureKind(given)
  if (found === null) throw new RefusedPicture(`must be a JPEG, PNG, WebP or AVIF, and is ${otherKind(given)}: save it as one of those`)
  const { data, kind } = await encoded(given, found, ground)
  return { name: `${createHash('sha256').update(data).digest('hex')}.${endings[kind]}`, data }
}
