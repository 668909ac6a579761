import { cp, lstat, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BrandError, defaultTheme, readBrand, type Brand } from '@vidda/brand'
import { fileNames, type FileName, type Problem } from '../shared/wire.ts'

/** What each file says; null where there is none. */
export type Sources = Readonly<Record<FileName, string | null>>

export type Workshop = {
  /** By file, its path from the top of the workspace. */
  readonly paths: Readonly<Record<FileName, string>>
  readonly themeName: string
  /** Why the theme may not be changed here; null where it is the brand's own. */
  readonly themeLocked: string | null
  /** Folder of the brand as the preview shows it. */
  readonly shownBrand: string
  /** The brand's files as they are on disk. */
  readonly readDisk: () => Promise<Sources>
  /** The brand with these files, read by the rules of a build; or all that is wrong with it. */
  readonly tryOut: (sources: Sources) => Promise<{ readonly brand: Brand } | { readonly problems: readonly Problem[] }>
  /** Shows these files in the preview. */
  readonly show: (sources: Sources) => Promise<void>
  /** Writes one of the brand's files. */
  readonly writeDisk: (name: FileName, source: string | null) => Promise<void>
  /** Where the changes wait that were not saved. */
  readonly sessionFile: string
}

const readIfThere = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

async function themeOfBrand(folder: string): Promise<string> {
  const { theme = defaultTheme } = JSON.parse((await readIfThere(join(folder, 'brand.json'))) ?? '{}') as { readonly theme?: string }
  return theme
}

/** The other brands that have the same theme; one that cannot be read has none. */
async function sharing(root: string, id: string, theme: string): Promise<readonly string[]> {
  const others = (await readdir(join(root, 'brands'))).filter((name) => name !== id && !name.startsWith('.'))
  const themes = await Promise.all(others.map((name) => themeOfBrand(join(root, 'brands', name)).catch(() => null)))
  return others.filter((_, index) => themes[index] === theme)
}

async function lockOf(root: string, id: string, theme: string): Promise<string | null> {
  if (!(await isThere(join(root, 'themes', theme, 'tokens.json'))))
    return `The theme ${theme} is an installed package. To change it here, copy it to themes/${id} and name that in brand.json.`
  const others = await sharing(root, id, theme)
  return others.length === 0
    ? null
    : `The theme ${theme} is also that of ${others.join(', ')}. To change it here, copy it to themes/${id} and name that in brand.json.`
}

async function copyInto(folder: string, root: string, parts: readonly string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const part of parts) {
    const from = join(root, part)
    if (!(await isThere(from))) continue
    await cp(from, join(folder, part), { recursive: true, dereference: true, filter: (path) => !path.includes('/node_modules') })
    // An installed theme is found from the brand's folder.
    if (await isThere(join(from, 'node_modules'))) await symlink(join(from, 'node_modules'), join(folder, part, 'node_modules'))
  }
}

async function put(path: string, source: string | null): Promise<void> {
  if (source === null) return rm(path, { force: true })
  if (source !== (await readIfThere(path))) await writeFile(path, source)
}

/**
 * Two copies of a brand and its theme in `folder`, laid out as in the workspace: in one an edit is tried, the other has what passed and is
 * shown. The brand's own files are written by `writeDisk` alone, and no others.
 */
export async function openWorkshop(root: string, folder: string, id: string): Promise<Workshop> {
  const themeName = await themeOfBrand(join(root, 'brands', id))
  const themeLocked = await lockOf(root, id, themeName)
  const paths = {
    brand: `brands/${id}/brand.json`,
    home: `brands/${id}/home.json`,
    texts: `brands/${id}/texts.json`,
    theme: `themes/${themeName}/tokens.json`,
  }
  const [tried, shown] = [join(folder, 'tried'), join(folder, 'shown')]
  const parts = [`brands/${id}`, `themes/${themeName}`]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await Promise.all([copyInto(tried, root, parts), copyInto(shown, root, parts)])
  const places = fileNames.filter((name) => name !== 'theme' || themeLocked === null)
  const putAll = async (top: string, sources: Sources) => {
    await Promise.all(places.map((name) => put(join(top, paths[name]), sources[name])))
  }
  return {
    paths,
    themeName,
    themeLocked,
    shownBrand: join(shown, 'brands', id),
    sessionFile: join(folder, 'session.json'),
    async readDisk() {
      const read = await Promise.all(fileNames.map(async (name) => [name, await readIfThere(join(root, paths[name]))] as const))
      return Object.fromEntries(read) as Sources
    },
    async tryOut(sources) {
      await putAll(tried, sources)
      try {
        return { brand: await readBrand(join(tried, 'brands', id)) }
      } catch (error) {
        if (error instanceof BrandError) return { problems: error.problems }
        throw error
      }
    },
    show: (sources) => putAll(shown, sources),
    async writeDisk(name, source) {
      const path = join(root, paths[name])
      // A file that is a link elsewhere stays one.
      await put((await isThere(path)) ? await realpath(path) : path, source)
    },
  }
}
