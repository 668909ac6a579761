import { readdir } from 'node:fs/promises'
import { deadLink, readBytes, readFailure, textOf } from '../file/read-file.ts'
import type { Problem } from '../problem.ts'
import { parsePage, type Page } from './page.ts'

interface ReadPages {
  /** What each page's file is called, also of those that cannot be read; nothing where their folder cannot. */
  readonly slugs?: readonly string[]
  readonly pages: readonly Page[]
  readonly problems: readonly Problem[]
}

async function readPage(
  slug: string,
  folder: URL,
  shownAs: string,
): Promise<{ readonly page?: Page; readonly problems: readonly Problem[] }> {
  const file = `${shownAs}/${slug}.md`
  const { value, problems } = await readBytes(new URL(`${encodeURIComponent(slug)}.md`, folder), file, deadLink)
  if (value === undefined) return { problems }
  const source = textOf(value, file)
  return source.value === undefined ? { problems: source.problems } : parsePage(slug, source.value, file)
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
  const read = await Promise.all(slugs.map((slug) => readPage(slug, folder, shownAs)))
  return { slugs, pages: read.flatMap(({ page }) => page ?? []), problems: read.flatMap(({ problems }) => problems) }
}
