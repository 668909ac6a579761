import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/reference/open-database.ts'
import { engines, filledPlace, freshPlace } from './kit/server.ts'
import { tenants } from './kit/tenants.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

describe('the commerce API as a process of its own', () => {
  let dataDir: string
  let remove: () => Promise<void>
  let env: Record<string, string>

  beforeAll(async () => {
    const filled = await filledPlace('PGlite', { articles: 24 })
    ;({ dataDir } = filled.place)
    remove = filled.drop
    const file = join(dataDir, 'tenants.json')
    // A provider without an account would be one more line at the start.
    await writeFile(file, JSON.stringify(tenants.map((tenant) => ({ ...tenant, providers: [] }))))
    env = {
      DATA_DIR: dataDir,
      TENANTS_FILE: file,
      VIDDA_SECRET: 'thirty-two letters or more of it!',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
    }
  })

  afterAll(() => remove())

  const start = (changes: Record<string, string> = {}) =>
    spawn(process.execPath, [main], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env, ...changes },
    })

  async function outcome(changes: Record<string, string>): Promise<{ code: unknown; error: string }> {
    const child = start(changes)
    let error = ''
    child.stderr.on('data', (text: Buffer) => (error += text.toString()))
    const [code] = await once(child, 'exit')
    return { code, error }
  }

  it('[R10.42] says in one line where it listens and where mails go, and ends cleanly on SIGTERM', async () => {
    const child = start()
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    expect(line).toMatch(/^Commerce API on http:\/\/127\.0\.0\.1:\d+, \d+ articles in pglite /)
    expect(line.endsWith(`, mails to ${join(dataDir, 'outbox')}`)).toBe(true)
    const url = /http:\S+?(?=,)/.exec(line)?.[0] ?? ''
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it.each(engines.filter((name) => name === 'PostgreSQL'))('ends on SIGTERM while it waits for another process on %s', async (engine) => {
    const { place, drop } = await freshPlace(engine)
    const other = await openDatabase({ ...place, fresh: false })
    await other.alone(async () => {
      const child = start({ DATABASE_URL: place.databaseUrl ?? '' })
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
      expect(line).toMatch(/^Waiting for another process/)
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
    })
    await other.close()
    await drop()
  })

  it('lists every fault in its settings and ends', async () => {
    const { code, error } = await outcome({ PORT: 'x', VIDDA_SECRET: '', TENANTS_FILE: '', SMTP_URL: 'mail.example:25' })
    expect(code).toBe(1)
    expect(
      error
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['PORT', 'VIDDA_SECRET', 'TENANTS_FILE', 'SMTP_URL'])
  })

  it('says when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await outcome({ PORT: String(port) })).toEqual({
      code: 1,
      error: `The port ${port} is taken. Stop what listens there, or set PORT to another.\n`,
    })
    other.close()
  })

  it('says when it cannot listen at the address', async () => {
    // Set aside for examples (RFC 5737): no machine has it.
    const { code, error } = await outcome({ HOST: '192.0.2.1' })
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^This machine does not have the address 192\.0\.2\.1\. Set HOST to one .*\n$/),
    ])
  })
})
