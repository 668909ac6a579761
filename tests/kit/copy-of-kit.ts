import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '@vidda/tooling-shared/root'

export type Outcome = { readonly code: number | null; readonly output: string }

/** A copy of the kit's files in a temporary folder, in which faults can be planted. */
export type CopyOfKit = {
  readonly root: string
  /** Runs steps of `check` on the copy with `files` planted in it (path → text, or a change of what is there), and takes them out again. */
  readonly checkWith: (steps: readonly string[], files: Readonly<Record<string, string | ((text: string) => string)>>) => Promise<Outcome>
  readonly remove: () => Promise<void>
}

const built = new Set(['node_modules', 'dist', '.git', '.vidda', 'storybook-static', 'coverage'])

/** The kit's own files alone, also those that are not committed yet. */
const copyFiles = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => path === from || !built.has(basename(path)) })

/** The paths that git has of the files in `from`; null where no repository or no git is. */
const pathsOfGit = (from: string): Promise<readonly string[] | null> =>
  new Promise((resolve, reject) => {
    if (!existsSync(join(from, '.git'))) return resolve(null)
    const options = { cwd: from, maxBuffer: 64 * 1024 * 1024 }
    execFile('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], options, (error, said) => {
      if (!error) return resolve([...new Set(said.split('\0').filter(Boolean))])
      if (error.code === 'ENOENT') return resolve(null)
      return reject(error)
    })
  })

/** What a clean checkout has: the files that git knows, and without git all that are not installed or built. */
export const copyCheckout = async (from: string, to: string): Promise<void> => {
  const paths = await pathsOfGit(from)
  if (!paths) return copyFiles(from, to)
  for (const path of paths.filter((one) => existsSync(join(from, one))))
    await cp(join(from, path), join(to, path), { recursive: true, verbatimSymlinks: true })
}

/** Other processes may remove files from these caches during the copy. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache'])

/** Links stay links, so that workspace packages resolve inside the copy and all others in the kit's own store. */
const copyLinks = async (from: string, to: string): Promise<void> => {
  if (existsSync(from))
    await cp(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== '.pnpm' && !caches.has(basename(path)),
    })
}

const workspaceFolders = async (): Promise<readonly string[]> => {
  const groups = ['packages', 'themes', 'brands', 'apps', 'tooling']
  const members = await Promise.all(groups.map(async (group) => (await readdir(join(root, group))).map((name) => `${group}/${name}`)))
  return ['', 'bench', 'tests', ...members.flat()]
}

const run = (folder: string, steps: readonly string[]): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'tooling/checks/src/main.ts'), ...steps], { cwd: folder })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(Buffer.concat(pieces).toString()) }))
  })

const kitAt = (folder: string): CopyOfKit => ({
  root: folder,
  checkWith: async (steps, files) => {
    const before = new Map<string, string | null>()
    for (const [path, change] of Object.entries(files)) {
      const place = join(folder, path)
      const text = existsSync(place) ? await readFile(place, 'utf8') : null
      before.set(place, text)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, typeof change === 'string' ? change : change(text ?? ''))
    }
    const outcome = await run(folder, steps)
    for (const [place, text] of before) await (text === null ? rm(place) : writeFile(place, text))
    return outcome
  },
  remove: () => rm(dirname(folder), { recursive: true, force: true }),
})

const freshFolder = async (): Promise<string> => join(await realpath(await mkdtemp(join(tmpdir(), 'vidda-copy-'))), 'kit')

/** With what is installed in the kit, which is not copied. */
export const copyOfKit = async (): Promise<CopyOfKit> => {
  const folder = await freshFolder()
  await copyFiles(root, folder)
  for (const member of await workspaceFolders()) await copyLinks(join(root, member, 'node_modules'), join(folder, member, 'node_modules'))
  await symlink(join(root, 'node_modules', '.pnpm'), join(folder, 'node_modules', '.pnpm'))
  return kitAt(folder)
}

/** With nothing installed. */
export const cleanCheckout = async (): Promise<CopyOfKit> => {
  const folder = await freshFolder()
  await copyCheckout(root, folder)
  return kitAt(folder)
}
