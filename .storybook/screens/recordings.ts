import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const kept = join(root, '.vidda', 'screens')

/** Source folders whose changes make a recording stale; the brand's own folder is added in `folderOf`. */
const sources = ['brand', 'commerce', 'contract', 'demo', 'domain', 'search'].map((name) => join(root, 'packages', name, 'src'))

const isSource = (path: string): boolean => !/\.(?:test|suite|fixtures)\.tsx?$/u.test(path) && !path.split(sep).includes('node_modules')

function hashOf(folders: readonly string[], alone: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of alone) hash.update(readFileSync(path))
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const path of files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(isSource)
      .toSorted()) {
      hash.update(path).update(readFileSync(path))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** The recorder itself: changing it makes recordings stale too. */
const programs = ['record.ts', 'recorded.ts'].map((name) => join(import.meta.dirname, name))

const week = 7 * 86_400_000

/** Cache folder of a brand's recording. Its name includes the week, because campaigns and opening hours are relative to the day of the recording. */
const folderOf = (brand: string): string =>
  join(kept, `${brand}-${hashOf([...sources, join(root, 'brands', brand)], programs)}-${Math.floor(Date.now() / week)}`)

/** Runs `record.ts` in a child process, so that its embedded database is gone afterwards. @throws with the child's stderr when it fails. */
async function record(brand: string, folder: string): Promise<void> {
  const program = join(import.meta.dirname, 'record.ts')
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [program, join(root, 'brands', brand), folder], { stdio: ['ignore', 'ignore', 'pipe'] })
    let told = ''
    child.stderr.on('data', (text: Buffer) => (told += text.toString()))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The screens of ${brand} could not be recorded:\n${told}`))))
  })
}

/** Deletes the brand's other, outdated recordings. */
async function forgetOthers(brand: string, folder: string): Promise<void> {
  const older = readdirSync(kept).filter((name) => name.startsWith(`${brand}-`) && join(kept, name) !== folder)
  await Promise.all(older.map((name) => rm(join(kept, name), { recursive: true, force: true })))
}

async function made(brand: string): Promise<string> {
  const folder = folderOf(brand)
  if (existsSync(folder)) return folder
  await mkdir(kept, { recursive: true })
  const unfinished = await mkdtemp(join(kept, 'unfinished-'))
  try {
    await record(brand, unfinished)
    // The rename fails when another Storybook process has finished the same recording first; its folder is used then.
    await rename(unfinished, folder).catch(() => undefined)
    await forgetOthers(brand, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

const recordings = new Map<string, Promise<string>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves to the folder of a brand's recording: `recorded.json`, pictures and brand files. Records the brand when the cache has no recording; brands are
 * recorded one after another. @throws when recording fails; the next call tries again.
 */
export function recordingOf(brand: string): Promise<string> {
  const known = recordings.get(brand)
  if (known) return known
  const recording = last.then(() => made(brand))
  last = recording.catch(() => recordings.delete(brand))
  recordings.set(brand, recording)
  return recording
}

/** Paths of a recording's pictures and brand files, relative to its folder. */
export function filesOf(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((path) => path !== 'recorded.json')
}

export const answersIn = (folder: string): Promise<string> => readFile(join(folder, 'recorded.json'), 'utf8')
