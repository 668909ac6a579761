import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { checkOf } from './schema-check.ts'
import { Client } from './client.ts'
import { demoPictures } from './demo.ts'
import { secret, tenants } from './tenants.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export type Server = {
  readonly child: ChildProcess
  readonly url: string
  readonly first: Client
  stop(signal: NodeJS.Signals): Promise<unknown>
}

export type Processes = {
  /** Starts a server on the database and waits until it listens. */
  start(changes?: Readonly<Record<string, string>>): Promise<Server>
  /** Ends whatever is left. */
  end(): Promise<void>
}

type Place = { readonly databaseUrl?: string | undefined; readonly dataDir: string }

const listening = /on (http:\S+?),/

/** Other lines may come first: that it waits for the other process, say. Undefined where the server ends before it listens. */
async function addressIn(output: Readable): Promise<string | undefined> {
  for await (const line of createInterface(output)) {
    const url = listening.exec(line)?.[1]
    if (url) return url
  }
  return undefined
}

/** Servers as processes of their own on one database. */
export async function processesOn({ databaseUrl, dataDir }: Place): Promise<Processes> {
  const tenantsFile = join(dataDir, 'tenants.json')
  await writeFile(tenantsFile, JSON.stringify(tenants))
  const children = new Set<ChildProcess>()
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: dataDir,
    TENANTS_FILE: tenantsFile,
    VIDDA_SECRET: secret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PICTURES: demoPictures,
    RESERVATIONS_PER_MINUTE: '1000000',
  }
  return {
    async start(changes = {}) {
      const child = spawn(process.execPath, [main], { env: { ...env, ...changes }, stdio: ['ignore', 'pipe', 'pipe'] })
      children.add(child)
      let errors = ''
      child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
      const ended = once(child, 'close').then(() => children.delete(child))
      const url = await addressIn(child.stdout)
      if (!url) {
        await ended
        throw new Error(`The server has ended: ${errors}`)
      }
      const check = await checkOf(url)
      return {
        child,
        url,
        first: await Client.visit(url, tenants[0], check),
        async stop(signal) {
          child.kill(signal)
          await ended
          return child.exitCode
        },
      }
    },
    async end() {
      await Promise.all([...children].map((child) => (child.kill('SIGKILL'), once(child, 'exit'))))
    },
  }
}
