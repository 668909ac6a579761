import { schemaProblems } from '../file/check.ts'
import { jsonOf, readIfThere, type Read } from '../file/read-file.ts'
import { jpegSize, notOfKind, pngSize } from '../assets/picture.ts'
import type { Asset } from '../assets/read-assets.ts'
import type { Problem } from '../problem.ts'
import { HomeOutline, type SectionFile } from './schema.ts'
import { orderProblems, sectionKey, sectionProblems } from './section-problems.ts'

/** A home page that a brand has composed itself; its texts may hold placeholders, see `placeholdersOf`. */
export interface Home {
  readonly sections: readonly SectionFile[]
  /** The pictures of its banners, each once. */
  readonly pictures: readonly Asset[]
}

/** A picture over the whole width is served in this many px at most. */
const leastWidth = 1280

function pictureProblem(file: string, bytes: Buffer): string | Pick<Asset, 'width' | 'height'> {
  const kind = file.endsWith('.png') ? 'PNG' : 'JPEG'
  const size = kind === 'PNG' ? pngSize(bytes) : jpegSize(bytes)
  if (!size) return notOfKind(bytes, kind)
  return size.width < leastWidth ? `is ${size.width} px wide, expected ${leastWidth} or more. Export it larger.` : size
}

async function readPicture(dir: URL, image: string, key: string, folder: string): Promise<Read<Asset>> {
  const path = new URL(`assets/${image}`, dir)
  const file = `${folder}/assets/${image}`
  const { value: bytes, problems } = await readIfThere(path, file)
  if (bytes === undefined) return { problems }
  if (bytes === null) {
    const message = `is "${image}", and ${file} is missing. Put the picture there, or name another.`
    return { problems: [{ file: `${folder}/home.json`, key, message }] }
  }
  const size = pictureProblem(image, bytes)
  return typeof size === 'string' ? { problems: [{ file, message: size }] } : { value: { file: image, path, ...size }, problems: [] }
}

async function readPictures(sections: readonly SectionFile[], dir: URL, folder: string) {
  const named = new Map<string, string>()
  for (const [index, section] of sections.entries())
    if ('image' in section && !named.has(section.image)) named.set(section.image, `${sectionKey(index)}.image`)
  const read = await Promise.all([...named].map(([image, key]) => readPicture(dir, image, key, folder)))
  return { pictures: read.flatMap(({ value }) => value ?? []), problems: read.flatMap(({ problems }) => problems) }
}

/** The sections of a file, or all that is wrong with them. */
function sectionsOf(json: unknown, file: string): { readonly sections: readonly SectionFile[]; readonly problems: readonly Problem[] } {
  const outline = schemaProblems(file, HomeOutline, json)
  const written = (json as { readonly sections?: unknown } | null)?.sections
  const each = Array.isArray(written) ? written.flatMap((section, index) => sectionProblems(section, index, file)) : []
  if (outline.length > 0 || each.length > 0) return { sections: [], problems: [...outline, ...each] }
  const sections = written as readonly SectionFile[]
  return { sections, problems: orderProblems(sections, file) }
}

/** Reads a `home.json` with its pictures; null where the brand has none and takes the chain's composition. */
export async function readHome(dir: URL, folder: string): Promise<Read<Home | null>> {
  const file = `${folder}/home.json`
  const { value: bytes, problems } = await readIfThere(new URL('home.json', dir), file)
  if (bytes === undefined) return { problems }
  if (bytes === null) return { value: null, problems }
  const json = jsonOf(bytes, file)
  if (json.value === undefined) return { problems: json.problems }
  const { sections, problems: wrong } = sectionsOf(json.value, file)
  const { pictures, problems: unseen } = await readPictures(sections, dir, folder)
  return { value: { sections, pictures }, problems: [...json.problems, ...wrong, ...unseen] }
}
