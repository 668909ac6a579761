import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { run, serve, type Outcome, type Server } from '../../e2e/support/run.ts'
import { withoutTestRunner } from './install.ts'

const minutes = (count: number): number => count * 60_000

const call = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, args, { env: withoutTestRunner })).stdout.trim()

/** Node comes as a package of the npm registry, one for each platform. */
const nodePackage = `node-${process.platform}-${process.arch}`

/** Fetches packages into a folder, without running their scripts. */
async function fetchPackages(place: string, ...names: readonly string[]): Promise<string> {
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{ "private": true }')
  const [pnpm, ...before] = packageManager()
  await promisify(execFile)(pnpm, [...before, 'add', ...names, '--ignore-workspace', '--ignore-scripts'], { cwd: place })
  return join(place, 'node_modules')
}

/** The program of that Node. */
export async function nodeIn(place: string, version: string): Promise<string> {
  return join(await fetchPackages(place, `${nodePackage}@${version}`), nodePackage, 'bin/node')
}

/** Node and npm as an installer leaves them, in a prefix of their own; its folder of programs. */
async function installNode(place: string, node: string, npm: string): Promise<string> {
  // By another name: what pnpm is told to add as npm becomes the project's package manager.
  const fetched = await fetchPackages(join(place, 'fetched'), `${nodePackage}@${node}`, `bundled@npm:npm@${npm}`)
  const programs = join(place, 'bin')
  await mkdir(programs)
  // A copy: npm takes the folder above the real program for its prefix, and that of a link is the store.
  await copyFile(join(fetched, nodePackage, 'bin/node'), join(programs, 'node'))
  await cp(join(fetched, 'bundled'), join(place, 'lib/node_modules/npm'), { recursive: true, dereference: true })
  for (const name of ['npm', 'npx']) await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(programs, name))
  return programs
}

/** What a network may want of whoever fetches something, by the names of variables. */
const ofNetwork = /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|TMPDIR)$/iu

/** A machine with one Node, its npm, an empty home and no setting of whoever runs the tests. */
export type Machine = {
  /** Types a line into a shell, and waits for its end. */
  readonly type: (line: string) => Promise<Outcome>
  /** Types one that runs on, and waits until it has said `ready`. */
  readonly open: (line: string, ready: RegExp) => Promise<Server>
}

/** Packages that this machine has fetched before are not fetched again: its caches are the one thing that is shared. */
export async function bareMachine(place: string, { node, npm }: Readonly<Record<'node' | 'npm', string>>, cwd: string): Promise<Machine> {
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
    // What it prints ends with the version of the store's format, which pnpm adds.
    pnpm_config_store_dir: dirname(await call(pnpm, ...before, 'store', 'path')),
  }
  const options = { program: 'bash', bare: true, cwd, env }
  return {
    type: (line) => run(['-c', line], { ...options, timeout: minutes(4) }),
    open: (line, ready) => serve(['-c', line], { ...options, group: true, ready }),
  }
}
