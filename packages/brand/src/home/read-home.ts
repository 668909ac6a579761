import { schemaProblems } from '../file/check.ts'
import { jsonOf, readIfThere, type Read } from '../file/read-file.ts'
import type { Asset } from '../assets/read-assets.ts'
import { readWidePicture } from '../assets/wide-picture.ts'
import type { Problem } from '../problem.ts'
import { HomeOutline, type SectionFile } from './schema.ts'
import { orderProblems, sectionKey, sectionProblems } from './section-problems.ts'

/** A home page that a brand has composed itself; its texts may hold placeholders, see `placeholdersOf`. */
export interface Home {
  readonly sections: readonly SectionFile[]
  /** The pictures of its banners, each once. */
  readonly pictures: readonly Asset[]
}

async function readPictures(sections: readonly SectionFile[], dir: URL, folder: string) {
  const named = new Map<string, string>()
  for (const [index, section] of sections.entries())
    if ('image' in section && !named.has(section.image)) named.set(section.image, `${sectionKey(index)}.image`)
  const read = await Promise.all(
    [...named].map(([image, key]) => readWidePicture(dir, folder, image, { file: `${folder}/home.json`, key })),
  )
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
