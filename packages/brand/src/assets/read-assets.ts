import { readBytes, readIfThere, type Read } from '../file/read-file.ts'
import type { Problem } from '../problem.ts'
import { notOfKind, pngSize, svgNeed, svgSize, type PictureSize } from './picture.ts'

export interface Asset extends PictureSize {
  readonly file: string
  readonly path: URL
}

/** The pictures of a brand. */
export interface BrandAssets {
  readonly logoSvg: Asset
  /** Shown where the SVG does not load (spec §2), and in mails. */
  readonly logoPng: Asset
  readonly favicon: Asset
  /** 1200 × 630 px, the preview of shared links. */
  readonly social: Asset
  /** Shown where there is nothing else: no such page, no hits, an empty cart. Null where the brand has none. */
  readonly empty: Asset | null
}

const files = { logoSvg: 'logo.svg', logoPng: 'logo.png', favicon: 'favicon.svg', social: 'social.png' } as const
const emptyFile = 'empty.svg'
const uses = {
  logoSvg: 'the logo of the header',
  logoPng: 'the logo where SVG does not load, and of mails',
  favicon: 'the icon of the browser tab',
  social: 'the preview of shared links, 1200 × 630 px',
} as const satisfies Record<keyof typeof files, string>

function look(file: string, bytes: Buffer): PictureSize | string {
  if (file.endsWith('.png')) {
    const size = pngSize(bytes)
    if (!size) return notOfKind(bytes, 'PNG')
    const fits = file !== files.social || (size.width === 1200 && size.height === 630)
    return fits ? size : `is ${size.width} × ${size.height} px, expected 1200 × 630. Export it again.`
  }
  const source = bytes.toString('utf8')
  if (!/<svg\b/iu.test(source)) return notOfKind(bytes, 'SVG')
  const need = svgNeed(source)
  if (need !== undefined) return need
  return svgSize(source) ?? 'has no viewBox, expected one so that it can be scaled. Add viewBox="0 0 <width> <height>".'
}

async function readAsset(dir: URL, name: keyof typeof files, brandFolder: string): Promise<Read<Asset>> {
  const path = new URL(`assets/${files[name]}`, dir)
  const file = `${brandFolder}/assets/${files[name]}`
  const { value: bytes, problems } = await readBytes(path, file, `is missing, expected ${uses[name]}. Add it.`)
  if (bytes === undefined) return { problems }
  const size = look(files[name], bytes)
  return typeof size === 'string' ? { problems: [{ file, message: size }] } : { value: { file: files[name], path, ...size }, problems }
}

async function readEmpty(dir: URL, brandFolder: string): Promise<Read<Asset | null>> {
  const path = new URL(`assets/${emptyFile}`, dir)
  const file = `${brandFolder}/assets/${emptyFile}`
  const { value: bytes, problems } = await readIfThere(path, file)
  if (bytes === undefined) return { problems }
  if (bytes === null) return { value: null, problems }
  const size = look(emptyFile, bytes)
  return typeof size === 'string' ? { problems: [{ file, message: size }] } : { value: { file: emptyFile, path, ...size }, problems }
}

/** The pictures of a brand, each checked to be what it is used as. */
export async function readAssets(
  dir: URL,
  brandFolder: string,
): Promise<{ readonly assets?: BrandAssets; readonly problems: readonly Problem[] }> {
  const names = Object.keys(files) as (keyof typeof files)[]
  const read = await Promise.all(names.map(async (name) => [name, await readAsset(dir, name, brandFolder)] as const))
  const empty = await readEmpty(dir, brandFolder)
  const problems = [...read.flatMap(([, found]) => found.problems), ...empty.problems]
  if (problems.length > 0) return { problems }
  const assets = { ...Object.fromEntries(read.map(([name, { value }]) => [name, value])), empty: empty.value }
  return { assets: assets as unknown as BrandAssets, problems }
}
