import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { root } from '@vidda/tooling-shared/root'
import { buildPackage } from './build.ts'
import { declare } from './declare.ts'
import { manifestOf } from './published.ts'

const run = promisify(execFile)

export type Packed = { readonly name: string; readonly folder: string; readonly tarball: string }

async function packOne(folder: string, into: string): Promise<Packed> {
  await buildPackage(folder)
  const [program, ...before] = packageManager()
  const args = [
    ...before,
    '--config.ignore-scripts=true',
    '--config.verify-deps-before-run=false',
    'pack',
    '--json',
    '--pack-destination',
    into,
  ]
  const { stdout } = await run(program, args, { cwd: join(root, folder) })
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { readonly filename: string }
  return { name: manifestOf(folder).name, folder, tarball: filename }
}

/** Builds the packages and packs each into a tarball in `into`, which is emptied first. */
export async function packAll(folders: readonly string[], into: string): Promise<readonly Packed[]> {
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  await declare(folders)
  const packed: Packed[] = []
  for (const folder of folders) packed.push(await packOne(folder, into))
  return packed
}
