import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The paths of the files in a tarball, within the package. */
export async function filesIn(tarball: string): Promise<readonly string[]> {
  const { stdout } = await run('tar', ['-tzf', tarball])
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace(/^package\//u, ''))
}

/** The names of the types that each `index.d.ts` exports, by its folder (empty for the package's own). */
export async function typesOf(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /(?:^|\/)index\.d\.ts$/u.test(path)).toSorted()
  const entries = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8')
      const names = [...text.matchAll(/export type \{(?<names>[^}]*)\}/gu)].flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
      const exported = names.map((name) => name.trim().replace(/^.* as /u, '')).filter(Boolean)
      return [dirname(path) === '.' ? '' : dirname(path), exported.toSorted()] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** The text of a file in a tarball. */
export const textIn = async (tarball: string, path: string): Promise<string> =>
  (await run('tar', ['-xzOf', tarball, `package/${path}`], { maxBuffer: 10_000_000 })).stdout
