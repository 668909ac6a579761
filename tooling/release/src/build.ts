import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { compile } from './compile.ts'
import { entriesOf } from './entries.ts'
import { movedTo, reached, withJsEndings } from './modules.ts'
import { esm, manifestOf, publishedPath } from './published.ts'
import { sheetsOf } from './sheets.ts'

async function write(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

const renamed = (files: ReadonlyMap<string, string>, ending: string): ReadonlyMap<string, string> =>
  new Map([...files].map(([path, code]) => [path.replace(/\.tsx?$/u, ending), withJsEndings(code)]))

const asPublished = (folder: string, modules: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  movedTo(modules, (path) => publishedPath(folder, path))

/** The modules that the entries reach: no test, no story and nothing that only they use. */
async function modulesOf(folder: string, name: string, entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const compiled = await reached(entries, async (path) =>
    compile(`${name}/${publishedPath(folder, path)}`, await readFile(join(root, folder, 'src', path), 'utf8')),
  )
  return renamed(asPublished(folder, compiled), '.js')
}

/** The declarations that `tsc -b` has written of them, by the names that the sources import. */
async function declarationsOf(folder: string, entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const types = join(root, folder, 'dist/types')
  // A package with tests beside its sources has both in one project.
  const place = existsSync(join(types, 'src')) ? join(types, 'src') : types
  const read = (path: string) => readFile(join(place, path.replace(/\.tsx?$/u, '.d.ts')), 'utf8')
  return renamed(asPublished(folder, await reached(entries, read)), '.d.ts')
}

/**
 * Writes a package's `dist` as it is published: ES modules and declarations of what its `exports` name, and its style sheets.
 * `folder` is relative to the root. The declarations come from `tsc -b`, which must have run.
 */
export async function buildPackage(folder: string): Promise<void> {
  const manifest = manifestOf(folder)
  const entries = entriesOf(folder, manifest)
  const place = join(root, folder, esm)
  await rm(place, { recursive: true, force: true })
  if (entries.length > 0) {
    if (!existsSync(join(root, folder, 'dist/types')))
      throw new Error(`${folder} has no declarations yet: call pnpm exec tsc -b ${folder} first`)
    await write(await modulesOf(folder, manifest.name, entries), place)
    await write(await declarationsOf(folder, entries), place)
  }
  await write(await sheetsOf(folder), join(root, folder, 'dist'))
}
