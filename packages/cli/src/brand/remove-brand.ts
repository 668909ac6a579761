import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { defaultTheme, listBrands } from '@vidda/brand'
import { noSuchBrand, StopError } from '../stop-error.ts'
import { inRepository, thenInstall, typed } from '../where.ts'
import type { Terminal } from './answers.ts'
import { moveToTrash, NoTrash, ownTrashPlace, type TrashPlace } from './trash.ts'

/** Folders of a brand, relative to the workspace root: those to remove, and those to keep with the reason. */
type BrandFolders = {
  readonly going: readonly string[]
  readonly staying: readonly { readonly folder: string; readonly why: string }[]
}

const jsonOf = async (path: string): Promise<Readonly<Record<string, unknown>>> =>
  JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, unknown>>

const foldersIn = async (root: string, group: string): Promise<readonly string[]> =>
  (await readdir(join(root, group), { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `${group}/${name}`)

/** Another brand that uses this theme. A brand whose file cannot be read counts as using it. */
async function brandWithTheme(root: string, theme: string, without: string): Promise<string | null> {
  for (const { id } of await listBrands(pathToFileURL(root))) {
    if (id === without) continue
    const config = await jsonOf(join(root, 'brands', id, 'brand.json')).catch(() => null)
    if (config === null) return `${id}, whose brand.json cannot be read, may use it`
    if ((config['theme'] ?? defaultTheme) === theme) return `${id} uses it`
  }
  return null
}

/** A package of the workspace that depends on another one by its name. */
async function dependent(root: string, name: string, without: readonly string[]): Promise<string | null> {
  const groups = await Promise.all(['packages', 'brands', 'apps', 'themes'].map((group) => foldersIn(root, group)))
  for (const folder of groups.flat().filter((one) => !without.includes(one))) {
    const file = await jsonOf(join(root, folder, 'package.json')).catch(() => null)
    const needs = Object.assign({}, file?.['dependencies'], file?.['devDependencies']) as Readonly<Record<string, unknown>>
    if (Object.hasOwn(needs, name)) return `${folder} depends on it`
  }
  return null
}

/** Why a folder must not be moved although it has the brand's name; null if it may be. */
async function stayingReason(root: string, id: string, folder: string): Promise<string | null> {
  const path = join(root, folder)
  if ((await lstat(path)).isSymbolicLink() || (await realpath(path)) !== join(await realpath(root), folder))
    return 'it is a link, and what it leads to may be another workspace’s'
  const [group = ''] = folder.split('/')
  const own = ['apps', 'brands', 'themes'].map((one) => `${one}/${id}`)
  const needed = await dependent(root, `@vidda/${group.replace(/s$/u, '')}-${id}`, own)
  if (needed !== null || group !== 'themes') return needed
  return id === defaultTheme ? 'brands without a theme of their own use it' : brandWithTheme(root, id, id)
}

/** Throws a StopError where there is no such brand. */
async function foldersOfBrand(root: string, id: string | undefined): Promise<BrandFolders> {
  const known = (await listBrands(pathToFileURL(root))).map((one) => one.id)
  if (id === undefined || !known.includes(id)) throw noSuchBrand(id, known)
  const going: string[] = []
  const staying: { readonly folder: string; readonly why: string }[] = []
  for (const folder of [`apps/${id}`, `brands/${id}`, `themes/${id}`]) {
    if (!(await lstat(join(root, folder)).catch(() => null))) continue
    const why = await stayingReason(root, id, folder)
    if (why === null) going.push(folder)
    else staying.push({ folder, why })
  }
  return { going, staying }
}

const listed = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n')

const stayingText = ({ staying }: BrandFolders): string =>
  staying.length === 0 ? '' : `\nThese stay:\n\n${listed(staying.map(({ folder, why }) => `${folder}: ${why}`))}\n`

const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`

async function isSaidYes(input: Terminal): Promise<boolean> {
  if (!input.isTTY) return false
  process.stdout.write('\nMove them to the trash? (y/N) ')
  const reader = createInterface({ input })
  try {
    const { value, done } = await reader[Symbol.asyncIterator]().next()
    return done !== true && /^y(?:es)?$/iu.test(value.trim())
  } finally {
    reader.close()
  }
}

export type Removal = {
  /** Confirmed by `--yes`. Otherwise the user is asked on a terminal. */
  readonly isSure: boolean
  readonly input?: Terminal
  readonly place?: TrashPlace
}

/** Moves a brand's folders to the trash and prints how to restore them. Returns the exit status. */
export async function removeBrand(
  root: string,
  id: string | undefined,
  { isSure, input = process.stdin, place = ownTrashPlace() }: Removal,
): Promise<number> {
  const folders = await foldersOfBrand(root, id)
  const { going, staying } = folders
  const held = staying.find(({ folder }) => folder.startsWith('brands/'))
  if (held) throw new StopError(`Nothing was moved: ${held.folder} cannot be, for ${held.why}. Change that first.`)
  console.log(`These folders are ${id} alone:\n\n${listed(going)}\n${stayingText(folders)}`)
  if (!isSure && !(await isSaidYes(input))) {
    console.log(`Nothing was moved. To move them to the trash: ${typed} brand remove ${id} --yes`)
    return 0
  }
  const top = await realpath(root)
  try {
    const moved = await moveToTrash(
      going.map((folder) => join(top, folder)),
      place,
    )
    console.log(`They are in the trash now. To get them back, restore them there, or:

${listed(moved.map(({ from, to }) => `mv ${quoted(to)} ${quoted(from)}`))}

${inRepository ? 'Run pnpm install next. ' : ''}The chain's goods stay in the database.`)
    return 0
  } catch (error) {
    if (!(error instanceof NoTrash)) throw error
    console.log(`Nothing was moved: ${error.message}. Delete the folders yourself${thenInstall}. The chain's goods stay in the database.`)
    return 1
  }
}
