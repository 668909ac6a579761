import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { imageFormats, imageWidths, shareSize, uprightRatio, wideWidths, type ImageFormat } from '@vidda/contract'
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

/** Percent from the picture's left and top. */
type Focus = { readonly x: number; readonly y: number }

/** As a banner shows it where nobody has said what stays in sight. */
const usualFocus: Focus = { x: 70, y: 50 }

/** A brand's own picture in every width and format that pages ask for, and upright, cut around its focus. */
export async function bannerPicture(path: URL, focus: Focus = usualFocus): Promise<BannerPicture> {
  const source = await readFile(path)
  const hash = createHash('sha256').update(source).update(JSON.stringify(focus)).digest('base64url').slice(0, 8)
  const folder = `assets/${basename(path.pathname, extname(path.pathname))}-${hash}`
  const known = drawn.get(folder)
  if (known) return known
  const picture = draw(source, folder, focus)
  drawn.set(folder, picture)
  picture.catch(() => drawn.delete(folder))
  return picture
}

/** A picture in all formats and these widths; it is not enlarged, and one that is too small for a width stands there as it is. */
async function sizesOf(picture: Buffer, begin: string, widths: readonly number[]): Promise<readonly BrandFile[]> {
  const { width: most } = await sharp(picture).metadata()
  const files: BrandFile[] = []
  for (const format of imageFormats) {
    let whole: Buffer | undefined
    // One after the other: each uses all of the machine.
    for (const width of widths) {
      const data = (width < most ? undefined : whole) ?? (await encoders[format](sharp(picture).resize(Math.min(width, most))).toBuffer())
      if (width >= most) whole = data
      files.push({ fileName: `${begin}${width}.${format}`, source: data })
    }
  }
  return files
}

async function uprightOf(picture: Buffer, { x, y }: Focus): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const size = { width: Math.min(width, Math.round(height * uprightRatio)), height: Math.min(height, Math.round(width / uprightRatio)) }
  const begin = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return sharp(picture)
    .extract({ left: begin(width, size.width, x), top: begin(height, size.height, y), ...size })
    .png()
    .toBuffer()
}

async function draw(source: Buffer, folder: string, focus: Focus): Promise<BannerPicture> {
  // Turned as the camera was held; what it says of itself and of the place stays behind.
  const turned = await sharp(source).rotate().toBuffer()
  const files = [
    ...(await sizesOf(turned, `${folder}/`, [...imageWidths, ...wideWidths])),
    ...(await sizesOf(await uprightOf(turned, focus), `${folder}/upright-`, imageWidths)),
  ]
  const share = await sharp(turned).resize(shareSize.width, shareSize.height).jpeg({ quality: 78 }).toBuffer()
  return { base: `/${folder}`, files: [...files, { fileName: `${folder}/share.jpg`, source: share }] }
}
