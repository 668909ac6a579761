import { readIfThere, type Read } from '../file/read-file.ts'
import type { Problem } from '../problem.ts'
import { jpegSize, notOfKind, pngSize } from './picture.ts'
import type { Asset } from './read-assets.ts'

/** Pattern for the file names of wide pictures in `assets`. */
export const wideName = '^[a-z0-9][a-z0-9-]*\\.(jpe?g|png)$'

/** The widest size that pages request, in px: a narrower file would be scaled up. */
const leastWidth = 1280

function sizeOf(file: string, bytes: Buffer): string | Pick<Asset, 'width' | 'height'> {
  const kind = file.endsWith('.png') ? 'PNG' : 'JPEG'
  const size = kind === 'PNG' ? pngSize(bytes) : jpegSize(bytes)
  if (!size) return notOfKind(bytes, kind)
  return size.width < leastWidth ? `is ${size.width} px wide, expected ${leastWidth} or more. Export it larger.` : size
}

/** Reads a full-width picture from `assets`. A missing file is reported at `namedAt`, the key that names it. */
export async function readWidePicture(dir: URL, folder: string, image: string, namedAt: Omit<Problem, 'message'>): Promise<Read<Asset>> {
  const path = new URL(`assets/${image}`, dir)
  const file = `${folder}/assets/${image}`
  const { value: bytes, problems } = await readIfThere(path, file)
  if (bytes === undefined) return { problems }
  if (bytes === null) {
    const message = `is "${image}", and ${file} is missing. Put the picture there, or name another.`
    return { problems: [{ ...namedAt, message }] }
  }
  const size = sizeOf(image, bytes)
  return typeof size === 'string' ? { problems: [{ file, message: size }] } : { value: { file: image, path, ...size }, problems: [] }
}
