import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { root } from '../../e2e/support/kit.ts'
import { shared } from '../../e2e/support/shared.ts'

export type Ended = { readonly code: number | null; readonly output: string; readonly said: string }

export type Manager = 'npm' | 'pnpm'

type Dependencies = Readonly<Record<string, string>>

/** The versions that the kit has installed and that a machine therefore has at hand. */
export async function catalogVersions(names: readonly string[]): Promise<Dependencies> {
  const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const versionOf = (name: string) => new RegExp(`^  '?${name}'?: (?<version>\\S+)$`, 'mu').exec(catalog)?.groups?.['version'] ?? 'latest'
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]))
}

/** The environment without what the test runner and pnpm have put into it. */
export const withoutTestRunner = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^(?:NODE_ENV|VITEST|npm_|pnpm_|VITE)/iu.test(key)),
)

/** Runs a program to its end, as somebody would who has never seen this repository. */
export function program(cwd: string, [name = '', ...args]: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn(name, args, { cwd, env: { ...withoutTestRunner, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said, output: said + errors }))
  })
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

const installing: Readonly<Record<Manager, () => readonly string[]>> = {
  npm: () => ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
  pnpm: () => [...packageManager(), 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'],
}

/** Installs into a folder what its manifest names, each package of ours from the registry of this run. */
export async function install(
  place: string,
  manager: Manager,
  manifest: { readonly dependencies: Dependencies; readonly devDependencies?: Dependencies },
): Promise<void> {
  const { registry } = await shared('packed')
  await mkdir(place, { recursive: true })
  await writeFile(
    join(place, 'package.json'),
    JSON.stringify({ name: basename(place), private: true, type: 'module', ...manifest }, null, 2),
  )
  await writeFile(join(place, '.npmrc'), `@vidda:registry=${registry}\n`)
  const { code, output } = await program(place, installing[manager]())
  if (code !== 0) throw new Error(`The packages do not install by ${manager} in ${place}:\n${output}`)
}
