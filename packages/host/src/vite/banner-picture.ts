import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { bannerWidths, imageFormats, shareSize, type ImageFormat } from '@vidda/contract'
import sharp, { type Region, type Sharp } from 'sharp'
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

/** The crop: the whole picture, or a part of this aspect ratio (width by height) around a horizontal focus (percent). */
export type Crop = 'whole' | { readonly ratio: '3:4' | '4:3'; readonly focusX: number }

/** A brand's own picture in every width and format that pages ask for. */
export async function bannerPicture(path: URL, crop: Crop = 'whole'): Promise<BannerPicture> {
  const source = await readFile(path)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const folder = `assets/${basename(path.pathname, extname(path.pathname))}-${hash}${crop === 'whole' ? '' : `-${crop.ratio.replace(':', 'x')}-${crop.focusX}`}`
  const known = drawn.get(folder)
  if (known) return known
  const picture = draw(source, folder, crop)
  drawn.set(folder, picture)
  picture.catch(() => drawn.delete(folder))
  return picture
}

async function draw(source: Buffer, folder: string, crop: Crop): Promise<BannerPicture> {
  // Turned as the camera was held; what it says of itself and of the place stays behind.
  const upright = await sharp(source).rotate().toBuffer()
  const part = crop === 'whole' ? null : partOf(await sharp(upright).metadata(), crop)
  const shown = () => (part ? sharp(upright).extract(part) : sharp(upright))
  const files: BrandFile[] = []
  // One after the other: each uses all of the machine.
  for (const width of bannerWidths)
    for (const format of imageFormats) {
      const resized = shown().resize(width, null, { withoutEnlargement: true })
      files.push({ fileName: `${folder}/${width}.${format}`, source: await encoders[format](resized).toBuffer() })
    }
  const share = await shown().resize(shareSize.width, shareSize.height).jpeg({ quality: 78 }).toBuffer()
  return { base: `/${folder}`, files: [...files, { fileName: `${folder}/share.jpg`, source: share }] }
}

/** The largest part of a picture with the crop's aspect ratio. */
function partOf(picture: { readonly width: number; readonly height: number }, { ratio, focusX }: Exclude<Crop, 'whole'>): Region {
  const [across, down] = ratio === '3:4' ? [3, 4] : [4, 3]
  const scale = Math.min(picture.width / across, picture.height / down)
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)]
  const left = Math.round(Math.min(Math.max((picture.width * focusX) / 100 - width / 2, 0), picture.width - width))
  return { left, top: Math.floor((picture.height - height) / 2), width, height }
}
