import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listBrands } from '@vidda/brand'
import { lineDiff, rewrittenJson } from '@vidda/brand/edit'
import { placeOfKey, treeOf } from '../doctor/places.ts'
import { readFlags } from '../options.ts'
import { noSuchBrand, StopError } from '../stop-error.ts'
import { root, typed } from '../where.ts'
import { edited, keyOf } from './edited.ts'
import { upgradedFiles, type Edit, type Upgrade, type UpgradedFile } from './upgrade-types.ts'
import { upgrades } from './upgrades.data.ts'
import { chosenUpgrades } from './versions.ts'

/** Returns the exit status: 0 where nothing is left to do, otherwise 1. */
export async function upgrade(args: readonly string[]): Promise<number> {
  const flags = readFlags('upgrade', args, {
    brand: { type: 'string' },
    folder: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    write: { type: 'boolean' },
  })
  const text = (name: string) => flags[name] as string | undefined
  const chosen = chosenUpgrades(upgrades, text('from'), text('to'))
  const folders = await foldersOf(text('brand'), text('folder'))
  const isWritten = flags['write'] === true
  const results: Result[] = []
  for (const folder of folders) results.push(await upgradeBrand(folder, chosen.upgrades, isWritten))
  console.log(reportOf(chosen, results, isWritten))
  return results.some(({ left }) => left > 0) ? 1 : 0
}

/** Absolute brand folders: the named one, the one the command was run in, or all in the workspace. */
async function foldersOf(brand: string | undefined, folder: string | undefined): Promise<readonly string[]> {
  if (brand !== undefined && folder !== undefined) throw new StopError('--brand and --folder both name a brand: give one of them.', 2)
  const here = process.env['INIT_CWD'] ?? process.cwd()
  if (folder !== undefined) {
    const path = resolve(here, folder)
    if (existsSync(join(path, 'brand.json'))) return [path]
    throw new StopError(`--folder is "${folder}", where no brand.json is. Name the folder of a brand.`, 2)
  }
  if (brand === undefined && existsSync(join(here, 'brand.json'))) return [here]
  const known = (await listBrands(pathToFileURL(root))).map(({ id }) => id)
  if (brand !== undefined && !known.includes(brand)) throw noSuchBrand(brand, known)
  return (brand === undefined ? known : [brand]).map((id) => join(root, 'brands', id))
}

type File = { readonly path: string; readonly text: string; readonly value: unknown }

/** The output lines for an edit: its location, what was changed, and what is left to do by hand. */
type Told = { readonly edit: Edit; readonly line: string }

type Result = {
  readonly told: readonly Told[]
  readonly diff: string
  readonly changedFiles: number
  /** Changes that were not written, and what a person has to do. */
  readonly left: number
}

const byteOrderMark = /^\uFEFF/u

async function filesOf(folder: string): Promise<{ readonly files: ReadonlyMap<UpgradedFile, File>; readonly unread: readonly string[] }> {
  const files = new Map<UpgradedFile, File>()
  const unread: string[] = []
  for (const name of upgradedFiles) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null)
    if (text === null) continue
    try {
      files.set(name, { path: join(folder, name), text, value: JSON.parse(text.replace(byteOrderMark, '')) as unknown })
    } catch {
      unread.push(name)
    }
  }
  return { files, unread }
}

/** A path for output: relative inside the workspace, otherwise absolute. */
function toldPath(path: string): string {
  const inside = relative(root, path)
  return inside.startsWith('..') ? path : inside
}

function placed({ path, text }: File, key: string): string {
  const tree = treeOf(text)
  const place = tree ? placeOfKey(tree, key) : null
  return `${toldPath(path)}${place === null ? '' : `:${place.line}:${place.column}`} ${key}`
}

const signs = { same: ' ', gone: '-', new: '+' } as const

const diffOf = (path: string, before: string, after: string): string => {
  const lines = lineDiff(before, after).map((line) => (line.kind === 'gap' ? '  …' : `  ${signs[line.kind]} ${line.text}`))
  return `${toldPath(path)}\n${lines.join('\n')}\n`
}

function rewritten(text: string, value: unknown): string {
  const [mark = ''] = byteOrderMark.exec(text) ?? []
  return mark + rewrittenJson(text.slice(mark.length), value)
}

async function upgradeBrand(folder: string, chosen: readonly Upgrade[], isWritten: boolean): Promise<Result> {
  const { files, unread } = await filesOf(folder)
  const values = new Map([...files].map(([name, { value }]) => [name, value]))
  const told: Told[] = []
  let [done, byHand] = [0, 0]
  for (const edit of chosen.flatMap(({ changes }) => changes.flatMap(({ edits }) => edits))) {
    const file = files.get(edit.file)
    const made = file && edited(values.get(edit.file), edit)
    if (!file || !made) continue
    values.set(edit.file, made.value)
    const where = placed(file, keyOf(edit))
    if (made.done !== null) {
      done++
      told.push({ edit, line: `${where} ${made.done}.` })
    }
    if (made.byHand === null) continue
    byHand++
    told.push({ edit, line: `By hand: ${where}: ${made.byHand}.` })
  }
  const changed = [...files].flatMap(([name, { path, text, value }]) => {
    const next = values.get(name)
    return next === value ? [] : [{ path, text, next: rewritten(text, next) }]
  })
  if (isWritten) for (const { path, next } of changed) await writeFile(path, next)
  const faults = unread.map((name) => `${toldPath(join(folder, name))} is not JSON, and stays as it is. See ${typed} doctor.\n`)
  return {
    told,
    diff: [...changed.map(({ path, text, next }) => diffOf(path, text, next)), ...faults].join('\n'),
    changedFiles: changed.length,
    left: (isWritten ? 0 : done) + byHand + unread.length,
  }
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function reportOf(
  { from, to, upgrades: chosen }: ReturnType<typeof chosenUpgrades>,
  results: readonly Result[],
  isWritten: boolean,
): string {
  const told = results.flatMap((result) => result.told)
  const versions = chosen.map(({ version, changes }) => {
    const parts = changes.map(({ title, todo, edits }) => {
      const lines = told.filter(({ edit }) => edits.includes(edit)).map(({ line }) => `\n    ${line}`)
      return `  ${title}\n    ${todo}${lines.join('') || '\n    Nothing to do here.'}\n`
    })
    return `${version}\n\n${parts.join('\n')}`
  })
  const diffs = results.flatMap(({ diff }) => (diff === '' ? [] : [diff]))
  const files = results.reduce((sum, { changedFiles }) => sum + changedFiles, 0)
  const byHand = told.filter(({ line }) => line.startsWith('By hand: ')).length
  const end = [
    files > 0 && isWritten ? `${plural(files, 'file')} written.` : '',
    files > 0 && !isWritten ? `${plural(files, 'file')} to change: the same with --write writes them.` : '',
    byHand > 0 ? `${plural(byHand, 'thing')} to do by hand, told above.` : '',
    files === 0 && byHand === 0 && diffs.length === 0 ? 'Nothing is left to do.' : `Then: ${typed} doctor`,
  ].filter(Boolean)
  return [`From ${from} to ${to}${isWritten ? '' : ' (nothing is written without --write)'}\n`, ...versions, ...diffs, end.join(' ')].join(
    '\n',
  )
}
