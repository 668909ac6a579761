import { readdir, readFile } from 'node:fs/promises'
import type { Problem } from '../problem.ts'
import { parsePage, type Page } from './page.ts'

/** Every `pages/*.md` of a brand, in the order of their names. */
export async function readPages(
  dir: URL,
  brandFolder: string,
): Promise<{ readonly pages: readonly Page[]; readonly problems: readonly Problem[] }> {
  const folder = new URL('pages/', dir)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md')).toSorted()
  const parsed = await Promise.all(
    names.map(async (name) => parsePage(name.slice(0, -3), await readFile(new URL(name, folder), 'utf8'), `${brandFolder}/pages/${name}`)),
  )
  return { pages: parsed.map(({ page }) => page), problems: parsed.flatMap(({ problems }) => problems) }
}
