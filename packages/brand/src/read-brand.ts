import { readdir } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { TextOverrides } from '@vidda/texts'
import { readAssets } from './assets/read-assets.ts'
import type { Brand } from './brand.ts'
import { readConfig } from './file/read-config.ts'
import { readJson } from './file/read-file.ts'
import { readHome } from './home/read-home.ts'
import { categoryProblems } from './home/section-problems.ts'
import { pageProblems } from './pages/page-problems.ts'
import { placeholderProblems } from './pages/placeholders.ts'
import { sectionProblems } from './pages/section-summaries.ts'
import { readPages } from './pages/read-pages.ts'
import { BrandError } from './problem.ts'
import { overrideProblems } from './texts/overrides.ts'
import { readRedirects, redirectProblems } from './redirects/read-redirects.ts'
import { readTheme } from './theme/read-theme.ts'

const folderUrl = (dir: URL | string): URL => pathToFileURL(resolve(dir instanceof URL ? fileURLToPath(dir) : dir) + sep)

async function readTexts(dir: URL, file: string) {
  const { value, problems } = await readJson(
    new URL('texts.json', dir),
    file,
    'is missing, expected the texts that the brand words anew. Write {} if there are none.',
  )
  return {
    value: (value ?? {}) as TextOverrides,
    problems: value === undefined ? problems : [...problems, ...overrideProblems(value, file)],
  }
}

/**
 * Reads a brand's folder: settings with defaults, texts, pages, its own home page, pictures and the theme that it names.
 * Throws a `BrandError` with all that is wrong in any of its files; claims are looked at as of `now`.
 */
export async function readBrand(folder: URL | string, now: Date = new Date()): Promise<Brand> {
  const dir = folderUrl(folder)
  const id = basename(fileURLToPath(dir))
  const shownAs = `brands/${id}`
  const [config, texts, pages, home, redirects, assets] = await Promise.all([
    readConfig(new URL('brand.json', dir), `${shownAs}/brand.json`, id),
    readTexts(dir, `${shownAs}/texts.json`),
    readPages(dir, shownAs),
    readHome(dir, shownAs),
    readRedirects(dir, shownAs),
    readAssets(dir, shownAs),
  ])
  const theme = config.value ? await readTheme(config.value.theme, dir, `${shownAs}/brand.json`) : undefined
  const written = { pages: pages.pages, home: home.value ?? null, redirects: redirects.value ?? [] }
  const told = config.value ? { config: config.value, texts: texts.value } : undefined
  const across = told
    ? [
        ...(pages.slugs ? pageProblems(pages.slugs, { ...written, ...told }, shownAs) : []),
        ...redirectProblems(written.redirects, { config: told.config, slugs: pages.slugs ?? [] }, shownAs),
        ...categoryProblems(written.home?.sections ?? [], told.config, `${shownAs}/home.json`),
        ...sectionProblems(written, told, shownAs),
        ...placeholderProblems(written, told, shownAs, now.toISOString().slice(0, 10)),
      ]
    : []
  const problems = [config, texts, pages, home, redirects, assets, ...(theme ? [theme] : [])]
    .flatMap((part) => part.problems)
    .concat(across)
  if (problems.length > 0 || !config.value || !theme?.value || !assets.assets) throw new BrandError(id, problems)
  return { dir, config: config.value, texts: texts.value, ...written, assets: assets.assets, theme: theme.value }
}

/** The folders in the `brands` folder of a workspace, by name. */
export async function listBrands(root: URL | string): Promise<readonly { readonly id: string; readonly dir: URL }[]> {
  const brands = new URL('brands/', folderUrl(root))
  const entries = await readdir(brands, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ id: name, dir: new URL(`${name}/`, brands) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
