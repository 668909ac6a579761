import { spawn } from 'node:child_process'
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packageManager } from '../../../scripts/package-manager.ts'
import { packAll, type Packed } from '../../../scripts/packages/pack.ts'
import { designSystem } from '../../../scripts/packages/published.ts'
import { removeFolder, root, stateFolder } from '../../e2e/support/kit.ts'
import { appFiles } from './app-files.data.ts'

type Ended = { readonly code: number | null; readonly output: string; readonly said: string }

/** An app outside the workspace that has the packed library, and nothing else of the kit. */
export type AdopterApp = {
  readonly folder: string
  readonly packed: readonly Packed[]
  /** Runs a program that the app has installed, or a file of its own. */
  readonly node: (...args: readonly string[]) => Promise<Ended>
  readonly remove: () => Promise<void>
}

const peers = ['react', 'react-dom', 'react-router-dom', 'styled-components'] as const
const tools = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'] as const

/** The versions that the kit has installed and that a machine therefore has at hand. */
export async function catalogVersions(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const versionOf = (name: string) => new RegExp(`^  '?${name}'?: (?<version>\\S+)$`, 'mu').exec(catalog)?.groups?.['version'] ?? 'latest'
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]))
}

/** The environment without what the test runner and pnpm have put into it. */
export const withoutTestRunner = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^(?:NODE_ENV|VITEST|npm_|pnpm_|VITE)/iu.test(key)),
)

function run(cwd: string, [program = '', ...args]: readonly string[]): Promise<Ended> {
  const child = spawn(program, args, { cwd, env: { ...withoutTestRunner, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said, output: said + errors }))
  })
}

export async function adopterApp(): Promise<AdopterApp> {
  const folder = await realpath(await stateFolder())
  const packed = await packAll(designSystem(), join(folder, 'tarballs'))
  const app = join(folder, 'app')
  const ours = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]))
  const manifest = {
    name: 'adopter',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...(await catalogVersions(peers)) },
    devDependencies: await catalogVersions(tools),
  }
  const files = {
    ...appFiles,
    'package.json': JSON.stringify(manifest, null, 2),
    // Nothing of the kit is in a registry while it is tested: what the library asks for by version is the tarball beside it.
    'pnpm-workspace.yaml': `overrides:\n${Object.entries(ours)
      .map(([name, place]) => `  '${name}': '${place}'`)
      .join('\n')}\n`,
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true })
    await writeFile(join(app, path), text)
  }
  const installed = await run(app, [...packageManager(), 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'])
  if (installed.code !== 0) throw new Error(`The packed library does not install:\n${installed.output}`)
  return {
    folder: app,
    packed,
    node: (...args) => run(app, [process.execPath, ...args]),
    remove: () => removeFolder(folder),
  }
}
