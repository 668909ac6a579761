import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PostgreSQL server for tests; `stop` ends it when this process started it. */
export type TestDatabase = { readonly url: string; readonly origin: string; readonly stop: () => Promise<void> }

const debianFolder = '/usr/lib/postgresql'

const binaryFolders = async (): Promise<readonly string[]> => {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : []
  const newestFirst = versions.toSorted((left, right) => Number(right) - Number(left)).map((version) => join(debianFolder, version, 'bin'))
  return [...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)]
}

const findServer = async (): Promise<string | null> => {
  const given = process.env['POSTGRES_BIN']
  const folders = given ? [given] : await binaryFolders()
  const program = folders
    .map((folder) => join(folder, 'pg_ctl'))
    .find((path) => existsSync(path) && existsSync(join(dirname(path), 'initdb')))
  return program === undefined ? null : dirname(program)
}

type Account = { readonly uid: number; readonly gid: number }

const numberOf = async (flag: string, name: string): Promise<number> => Number((await run('id', [flag, name])).stdout)

/** PostgreSQL refuses to run as root: its own account is used then, or nobody's. */
const accountFor = async (): Promise<Account | null> => {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: await numberOf('-u', name), gid: await numberOf('-g', name) }
    } catch {
      continue
    }
  }
  return null
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const memoryFolder = '/dev/shm'

/** A memory file system where 4 GB of it are free: a run creates hundreds of databases with hundreds of files each. */
const parentFolder = async (): Promise<string> => {
  const space = await statfs(memoryFolder).catch(() => null)
  return space && space.bavail * space.bsize > 4 * 2 ** 30 ? memoryFolder : tmpdir()
}

const startServer = async (binaries: string, settings: readonly string[]): Promise<TestDatabase> => {
  const account = await accountFor()
  const folder = await mkdtemp(join(await parentFolder(), 'vidda-postgres-'))
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const call = (program: string, ...args: readonly string[]) => run(join(binaries, program), [...args], { ...account, cwd: folder })
  const port = await freePort()
  const all = ['listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off', 'synchronous_commit=off', ...settings]
  const options = [`-p ${port}`, `-k ${folder}`, ...all.map((setting) => `-c ${setting}`)].join(' ')
  await call('initdb', '-D', data, '-U', 'vidda', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync')
  const rules = join(data, 'pg_hba.conf')
  // One role has to give its password, so that a wrong one can be tried.
  await writeFile(rules, `host all vidda_guarded 127.0.0.1/32 scram-sha-256\n${await readFile(rules, 'utf8')}`)
  await call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start')
  return {
    url: `postgres://vidda@127.0.0.1:${port}/postgres`,
    origin: `${binaries}, started on port ${port}`,
    stop: async () => {
      await call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * `DATABASE_URL`, else a server on a temporary folder, of the programs in the folder `POSTGRES_BIN` or of those that the machine has; null
 * where there is neither. `settings` (`name=value`) are passed to a server that this call starts.
 */
export const findPostgres = async (settings: readonly string[] = []): Promise<TestDatabase | null> => {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, origin: 'DATABASE_URL', stop: () => Promise.resolve() }
  const binaries = await findServer()
  return binaries === null ? null : startServer(binaries, settings)
}
