import { existsSync } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { fontFaces, type Theme } from '@vidda/tokens'
import { deadLink, readBytes, textOf, type Read } from '../file/read-file.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { themeOf } from './theme-file.ts'

export interface ThemeFont {
  readonly family: string
  /** Name in the theme's `fonts` folder, as `themeCss` hands it to `fontUrl`. */
  readonly file: string
  readonly path: URL
}

/** A checked theme: its tokens and where its fonts lie, the most important first. */
export interface ResolvedTheme {
  readonly name: string
  readonly dir: URL
  readonly tokens: Theme
  readonly fonts: readonly ThemeFont[]
}

const isFile = (path: URL): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** Whether anything is there: what is no file that can be read is told of where it is read. */
const isThere = (path: URL): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/** The names of the themes in a workspace's `themes` folder. */
export async function listThemes(themes: URL): Promise<readonly string[]> {
  const entries = await readdir(themes, { withFileTypes: true }).catch(() => [])
  const named = await Promise.all(entries.map(async ({ name }) => ((await isFile(new URL(`${name}/tokens.json`, themes))) ? [name] : [])))
  return named.flat().toSorted()
}

/** Where a theme's tokens are read, and the folder that its fonts lie in. */
interface ThemeFiles {
  readonly tokens: URL
  readonly dir: URL
}

/** The folder of the package that a file belongs to. (`findPackageJSON` of `node:module` is missing in Node 20.) */
function packageFolder(file: URL): URL {
  let folder = new URL('./', file)
  while (!existsSync(new URL('package.json', folder)) && folder.pathname !== '/') folder = new URL('../', folder)
  return folder
}

/** A package's tokens may be built, and lie deeper than its fonts. */
function installed(name: string, brandDir: URL): ThemeFiles | undefined {
  const { resolve } = createRequire(new URL('brand.json', brandDir))
  for (const request of [`@vidda/theme-${name}/tokens.json`, `${name}/tokens.json`]) {
    try {
      const tokens = pathToFileURL(resolve(request))
      return { tokens, dir: packageFolder(tokens) }
    } catch {
      continue
    }
  }
  return undefined
}

/** How the fonts that browsers read begin: WOFF2, WOFF, TrueType, OpenType. */
const fontBeginnings: readonly string[] = ['wOF2', 'wOFF', '\0\u0001\0\0', 'OTTO', 'true']

async function fontProblems(theme: Theme, dir: URL, file: string): Promise<Problem[]> {
  const checked = await Promise.all(
    fontFaces(theme).map(async ({ family, file: font }) => {
      const missing = `is missing, expected the font that tokens.json names for ${family}. Put it there.`
      const fontFile = file.replace(/tokens\.json$/, `fonts/${font}`)
      const { value: bytes, problems } = await readBytes(new URL(`fonts/${font}`, dir), fontFile, missing)
      if (bytes === undefined || fontBeginnings.includes(bytes.toString('latin1', 0, 4))) return problems
      return [{ file: fontFile, message: 'is no font, expected WOFF2. Export it again.' }]
    }),
  )
  return checked.flat()
}

/** Reads and checks the theme that a brand names: a folder of `themes`, else an installed package. */
export async function readTheme(name: string, brandDir: URL, brandFile: string): Promise<Read<ResolvedTheme>> {
  const themes = new URL('../../themes/', brandDir)
  const folder = new URL(`${name}/`, themes)
  const inFolder = await isThere(new URL('tokens.json', folder))
  const files = inFolder ? { tokens: new URL('tokens.json', folder), dir: folder } : installed(name, brandDir)
  if (!files) {
    const known = await listThemes(themes)
    const list = known.length > 0 ? `one of: ${known.join(', ')}, or an installed theme package` : 'an installed theme package'
    return {
      problems: [
        {
          file: brandFile,
          key: 'theme',
          message: `is "${name}", expected ${list}.${didYouMean(name, known) || ' Install it, or name another.'}`,
        },
      ],
    }
  }
  const file = inFolder ? `themes/${name}/tokens.json` : `${name}/tokens.json`
  const { dir } = files
  const { value: source, problems: unreadable } = await readBytes(files.tokens, file, deadLink)
  if (source === undefined) return { problems: unreadable }
  const text = textOf(source, file)
  if (text.value === undefined) return { problems: text.problems }
  const { value: tokens, problems } = await themeOf(text.value, file)
  if (!tokens) return { problems }
  const fonts = fontFaces(tokens).map(({ family, file: font }) => ({ family, file: font, path: new URL(`fonts/${font}`, dir) }))
  return { value: { name, dir, tokens, fonts }, problems: await fontProblems(tokens, dir, file) }
}
