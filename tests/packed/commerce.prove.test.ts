import { execFile } from 'node:child_process'
import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts, removeFolder, root, stateFolder } from '../e2e/support/kit.ts'
import { run, serve } from '../e2e/support/run.ts'
import { shared } from '../e2e/support/shared.ts'
import { install, program, withoutTestRunner } from './support/install.ts'
import { nodeIn } from './support/machine.ts'

const minutes = (count: number): number => count * 60_000

const secret = 'a secret of thirty-two characters'
/** The PostgreSQL of this run; a machine without one has the commerce API on its own engine. */
const server = process.env['VIDDA_TEST_POSTGRES_URL']

let folder = ''
let empty = ''
let npx = ''
let env: Readonly<Record<string, string>>
let database: string | undefined
let port: number

const installedFolder = () => join(folder, 'installed')

/** Asks the run's PostgreSQL, with the driver that the package has brought. */
async function onServer(statement: string): Promise<void> {
  const script = `import pg from 'pg'
const client = new pg.Client({ connectionString: process.argv[1] })
await client.connect()
await client.query(process.argv[2])
await client.end()`
  const args = ['--input-type=module', '-e', script, server ?? '', statement]
  const { code, output } = await program(installedFolder(), [process.execPath, ...args])
  if (code !== 0) throw new Error(output)
}

/** The folder of npm's downloads alone: packages that an earlier run has left for `npx` are of earlier sources. */
async function cacheOfNpm(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'cache'], { env: withoutTestRunner })
  const cache = join(folder, 'npm')
  await mkdir(cache)
  await mkdir(join(stdout.trim(), '_cacache'), { recursive: true })
  await symlink(join(stdout.trim(), '_cacache'), join(cache, '_cacache'))
  return cache
}

beforeAll(async () => {
  const { registry } = await shared('packed')
  folder = await realpath(await stateFolder())
  empty = join(folder, 'empty')
  await mkdir(empty)
  await install(installedFolder(), 'npm', { dependencies: { '@vidda/commerce': '*' } })
  const readme = await readFile(join(root, 'packages/commerce/README.md'), 'utf8')
  await writeFile(join(empty, 'tenants.json'), /^```json\n(?<tenants>[\s\S]*?)^```$/mu.exec(readme)?.groups?.['tenants'] ?? '')
  npx = (await promisify(execFile)('sh', ['-c', 'command -v npx'])).stdout.trim()
  if (server) {
    const name = `vidda_alone_${process.pid}`
    await onServer(`create database ${name} template template0 encoding 'UTF8'`)
    database = new URL(`/${name}`, server).href
  }
  port = await freePorts(1)
  env = {
    ...(withoutTestRunner as Record<string, string>),
    npm_config_cache: await cacheOfNpm(),
    'npm_config_@vidda:registry': registry,
    DATABASE_URL: database ?? '',
    PORT: String(port),
    TENANTS_FILE: 'tenants.json',
    VIDDA_SECRET: secret,
  }
}, minutes(10))

afterAll(async () => {
  if (database) await onServer(`drop database ${new URL(database).pathname.slice(1)} with (force)`)
  if (folder) await removeFolder(folder)
}, minutes(2))

describe('npx @vidda/commerce in an empty folder', { timeout: minutes(5) }, () => {
  const options = () => ({ program: npx, cwd: empty, bare: true, env })

  it.each(['VIDDA_SECRET', 'TENANTS_FILE'])('[R11.81] says in one line that %s is missing', async (name) => {
    const { code, errors } = await run(['--yes', '@vidda/commerce'], { ...options(), env: { ...env, [name]: '' }, timeout: minutes(4) })
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`^${name} is missing; `, 'u'))])
    expect(code).toBe(1)
  })

  it.runIf(server)('[R11.81] says in one line that PostgreSQL does not answer', async () => {
    const nobody = `postgres://vidda@127.0.0.1:${port}/none`
    const { code, errors } = await run(['--yes', '@vidda/commerce'], { ...options(), env: { ...env, DATABASE_URL: nobody } })
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(`127.0.0.1:${port}`)])
    expect(code).toBe(1)
  })

  it('[R11.81] starts on an empty database, answers its document and a list, and ends', async () => {
    const api = await serve(['--yes', '@vidda/commerce'], { ...options(), group: true })
    const url = `http://127.0.0.1:${port}`
    try {
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      const document = JSON.parse(await readFile(join(root, 'packages/contract/openapi.json'), 'utf8')) as unknown
      expect(await (await fetch(`${url}/api/v1/openapi.json`)).json()).toEqual(document)
      const shops = await fetch(`${url}/api/v1/shops`, { headers: tenantHeader('fjell', secret) })
      expect([shops.status, await shops.json()]).toEqual([200, []])
    } finally {
      await api.stop('SIGTERM')
    }
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
  })
})

it.skipIf(!['linux', 'darwin'].includes(process.platform))('[R11.112] on Node 20.0.0 it says which Node it wants', async () => {
  const oldNode = await nodeIn(join(folder, 'node'), '20.0.0')
  const { code, errors } = await run([join(installedFolder(), 'node_modules/.bin/vidda-commerce')], {
    cwd: empty,
    bare: true,
    env,
    program: oldNode,
  })
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(/^The commerce API runs on Node \d+ or newer, and \S+ is Node 20\.0\.0\. /u),
  ])
  expect(code).toBe(1)
})

it('[R11.81] installed, it finds its tables again and ends with status 0 on SIGTERM', async () => {
  const api = await serve([join(installedFolder(), 'node_modules/.bin/vidda-commerce')], { cwd: empty, bare: true, env })
  const ready = (await fetch(`http://127.0.0.1:${port}/readyz`)).status
  expect([ready, await api.stop('SIGTERM')]).toEqual([200, 0])
})
