import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { root } from '../../e2e/support/kit.ts'
import { run, serve, type Outcome, type Server } from '../../e2e/support/run.ts'
import { withoutTestRunner } from './install.ts'

const minutes = (count: number): number => count * 60_000

const call = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, args, { env: withoutTestRunner })).stdout.trim()

export type Versions = { readonly node: string; readonly npm: string }

/** The oldest Node that the README supports and a current Node, to be raised by hand, each with its bundled npm. */
export const machines: readonly Versions[] = [
  { node: '20.0.0', npm: '9.6.4' },
  { node: '26.10.0', npm: '12.2.2' },
]

/** The command that a page says to run first when the bundled npm cannot install pnpm 12; empty where it names none. */
export async function remedyIn(page: string): Promise<string> {
  const [, line = ''] = /`(npm install --global npm@[^`]+)`/u.exec(await readFile(join(root, page), 'utf8')) ?? []
  return line
}

/** Linux only: npm 9.6.4 fails to install pnpm 12 there and nowhere else. */
export const needsRemedy = ({ npm }: Versions): boolean => npm === '9.6.4'

/** The npm package that holds Node's executable for this platform. */
const nodePackage = `node-${process.platform}-${process.arch}`

/** Fetches packages into a folder, without running their scripts. */
async function fetchPackages(place: string, ...names: readonly string[]): Promise<string> {
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{ "private": true }')
  const [pnpm, ...before] = packageManager()
  await promisify(execFile)(pnpm, [...before, 'add', ...names, '--ignore-workspace', '--ignore-scripts'], { cwd: place })
  return join(place, 'node_modules')
}

/** Installs a version of Node below `place` and resolves to the path of its executable. */
export async function nodeIn(place: string, version: string): Promise<string> {
  return join(await fetchPackages(place, `${nodePackage}@${version}`), nodePackage, 'bin/node')
}

/** Lays Node and npm out below `place` as Node's installer does. Resolves to the folder of the executables. */
async function installNode(place: string, node: string, npm: string): Promise<string> {
  // npm is aliased: after `pnpm add npm`, npm would count as the project's package manager.
  const fetched = await fetchPackages(join(place, 'fetched'), `${nodePackage}@${node}`, `bundled@npm:npm@${npm}`)
  const programs = join(place, 'bin')
  await mkdir(programs)
  // Copied rather than linked: npm derives its prefix from Node's real path, which would be in pnpm's store.
  await copyFile(join(fetched, nodePackage, 'bin/node'), join(programs, 'node'))
  await cp(join(fetched, 'bundled'), join(place, 'lib/node_modules/npm'), { recursive: true, dereference: true })
  for (const name of ['npm', 'npx']) await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(programs, name))
  return programs
}

/** Environment variables that downloads may depend on: proxies, certificates, and the folder for temporary files. */
const ofNetwork = /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|TMPDIR)$/iu

/** A shell with one Node and its npm, an empty home folder and none of the settings of the user who runs the tests. */
export type Machine = {
  readonly env: Readonly<Record<string, string>>
  /** Runs a command line and resolves when it has ended. */
  readonly type: (line: string) => Promise<Outcome>
  /** Starts a long-running command line and resolves once its output matches `ready`. */
  readonly open: (line: string, ready: RegExp) => Promise<Server>
}

/** Sets a machine up below `place`. The npm and pnpm caches of the real machine are shared, so that packages are not downloaded again. */
export async function bareMachine(place: string, { node, npm }: Versions, cwd: string): Promise<Machine> {
  const [pnpm, ...before] = packageManager()
  const programs = await installNode(place, node, npm)
  const home = join(place, 'home')
  await mkdir(home)
  await writeFile(join(home, '.npmrc'), `registry=${await call('npm', 'config', 'get', 'registry')}\n`)
  await mkdir(join(home, '.npm'))
  await symlink(join(await call('npm', 'config', 'get', 'cache'), '_cacache'), join(home, '.npm/_cacache'))
  const env = {
    ...Object.fromEntries(Object.entries(process.env).flatMap(([name, value = '']) => (ofNetwork.test(name) ? [[name, value]] : []))),
    HOME: home,
    PATH: [programs, '/usr/bin', '/bin'].join(':'),
    NO_COLOR: '1',
    // `pnpm store path` prints the folder with the store format's version appended; the setting takes the folder above.
    pnpm_config_store_dir: dirname(await call(pnpm, ...before, 'store', 'path')),
  }
  const options = { program: 'bash', bare: true, cwd, env }
  return {
    env,
    type: (line) => run(['-c', line], { ...options, timeout: minutes(4) }),
    open: (line, ready) => serve(['-c', line], { ...options, group: true, ready }),
  }
}
