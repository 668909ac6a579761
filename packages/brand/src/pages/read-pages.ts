import { readdir } from 'node:fs/promises'
import { readWidePicture } from '../assets/wide-picture.ts'
import { deadLink, readBytes, readFailure, textOf } from '../file/read-file.ts'
import type { Problem } from '../problem.ts'
import { parsePage, type Page } from './page.ts'

interface ReadPages {
  /** What each page's file is called, also of those that cannot be read; nothing where their folder cannot. */
  readonly slugs?: readonly string[]
  readonly pages: readonly Page[]
  readonly problems: readonly Problem[]
}

type ReadPage = { readonly page?: Page; readonly problems: readonly Problem[] }

async function readPage(slug: string, dir: URL, brandFolder: string): Promise<ReadPage> {
  const file = `${brandFolder}/pages/${slug}.md`
  const { value, problems } = await readBytes(new URL(`pages/${encodeURIComponent(slug)}.md`, dir), file, deadLink)
  if (value === undefined) return { problems }
  const source = textOf(value, file)
  if (source.value === undefined) return { problems: source.problems }
  const { page, named, problems: wrong } = parsePage(slug, source.value, file)
  if (!named) return { page, problems: wrong }
  const picture = await readWidePicture(dir, brandFolder, named.image, { file, key: 'image' })
  return {
    page: picture.value ? { ...page, picture: { ...picture.value, alt: named.alt } } : page,
    problems: [...wrong, ...picture.problems],
  }
}

/** Every `pages/*.md` of a brand, in the order of their names. */
export async function readPages(dir: URL, brandFolder: string): Promise<ReadPages> {
  const folder = new URL('pages/', dir)
  const shownAs = `${brandFolder}/pages`
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : error))
  if (names instanceof Error) return { pages: [], problems: [readFailure(names, shownAs, deadLink)] }
  const slugs = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()
  const read = await Promise.all(slugs.map((slug) => readPage(slug, dir, brandFolder)))
  return { slugs, pages: read.flatMap(({ page }) => page ?? []), problems: read.flatMap(({ problems }) => problems) }
}
