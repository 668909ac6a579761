import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { imageFormats, imageWidths, shareSize, type ImageFormat } from '@vidda/contract'
import sharp, { type Sharp } from 'sharp'
import type { BrandFile } from './read-brand.ts'

type BannerPicture = {
  /** Its sizes are `<base>/<width>.<format>`, as those of the commerce API. */
  readonly base: string
  readonly files: readonly BrandFile[]
}

const encoders: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75 }),
  jpg: (picture) => picture.jpeg({ quality: 78, progressive: true }),
}

/** Cache key: the picture's hash. A development server reads the brand again after every edit, and must not encode the picture again. */
const drawn = new Map<string, Promise<BannerPicture>>()

/** A brand's own picture in every width and format that pages ask for. */
export async function bannerPicture(path: URL): Promise<BannerPicture> {
  const source = await readFile(path)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const folder = `assets/${basename(path.pathname, extname(path.pathname))}-${hash}`
  const known = drawn.get(folder)
  if (known) return known
  const picture = draw(source, folder)
  drawn.set(folder, picture)
  picture.catch(() => drawn.delete(folder))
  return picture
}

async function draw(source: Buffer, folder: string): Promise<BannerPicture> {
  // Turned as the camera was held; what it says of itself and of the place stays behind.
  const upright = await sharp(source).rotate().toBuffer()
  const files: BrandFile[] = []
  // One after the other: each uses all of the machine.
  for (const width of imageWidths)
    for (const format of imageFormats)
      files.push({ fileName: `${folder}/${width}.${format}`, source: await encoders[format](sharp(upright).resize(width)).toBuffer() })
  const share = await sharp(upright).resize(shareSize.width, shareSize.height).jpeg({ quality: 78 }).toBuffer()
  return { base: `/${folder}`, files: [...files, { fileName: `${folder}/share.jpg`, source: share }] }
}
