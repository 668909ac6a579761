import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFilled } from './kit/demo.ts'
import { testGoods, testOptions } from './kit/server.ts'
import { failureOf } from './kit/start-failure.ts'
import { placeEmptyDatabase } from './kit/template.ts'

const options = { ...testOptions, articles: 24, chains: testGoods.chains }

describe('a data folder', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vidda-start-'))
    await placeEmptyDatabase(dataDir)
    await (await openFilled({ ...options, dataDir })).close()
  })

  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const lock = () => join(dataDir, 'commerce.lock')

  it('that a living process uses is refused, by its id', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await writeFile(lock(), `${other.pid}\n`)
    const { message } = await failureOf(openFilled({ ...options, dataDir }))
    expect(message).toContain(`in use by the process ${other.pid}`)
    expect(message).toContain(`If that process is another program, remove ${lock()}.`)
    other.kill()
    await once(other, 'exit')
    // The same file, now of a dead process: it is taken over.
    await (await openFilled({ ...options, dataDir })).close()
  })

  it.runIf(process.platform === 'linux')('whose dead process’s id another one has now is taken over', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const commerce = await openFilled({ ...options, dataDir })
    const [, start] = (await readFile(lock(), 'utf8')).trim().split(' ')
    await commerce.close()
    expect(start).toMatch(/^\d+$/)
    await writeFile(lock(), `${other.pid} ${start}\n`)
    await (await openFilled({ ...options, dataDir })).close()
    other.kill()
    await once(other, 'exit')
  })

  it('that this process has open already is refused', async () => {
    const commerce = await openFilled({ ...options, dataDir })
    expect((await failureOf(openFilled({ ...options, dataDir }))).message).toContain('in use')
    await commerce.close()
  })

  it('that cannot be written is named', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    expect((await failureOf(openFilled({ ...options, dataDir: join(file, 'below') }))).message).toContain('write permission')
  })

  it('where a file lies in its place is told so, and --fresh helps', async () => {
    const place = join(dataDir, 'elsewhere')
    await mkdir(place)
    await writeFile(join(place, 'pglite'), 'hi')
    expect((await failureOf(openFilled({ ...options, dataDir: place }))).message).toMatch(/is a file and no folder.*--fresh/)
    await (await openFilled({ ...options, dataDir: place, fresh: true })).close()
  })

  it('that is damaged says --fresh, which helps', async () => {
    await truncate(join(dataDir, 'pglite', 'global', 'pg_control'), 10)
    expect((await failureOf(openFilled({ ...options, dataDir }))).message).toMatch(/damaged.*--fresh/)
    const commerce = await openFilled({ ...options, dataDir, fresh: true })
    expect(commerce.stats.articles).toBe(24)
    await commerce.close()
  })

  it('whose tables are damaged says --fresh too', async () => {
    await (await openFilled({ ...options, dataDir })).close()
    const base = join(dataDir, 'pglite', 'base', '5')
    const files = (await readdir(base)).filter((name) => /^\d+$/.test(name) && Number(name) > 16_384)
    for (const name of files) await truncate(join(base, name), 4096)
    expect((await failureOf(openFilled({ ...options, dataDir }))).message).toMatch(/damaged.*--fresh/)
  })

  it('that has lost its version file is not written over', async () => {
    await (await openFilled({ ...options, dataDir, fresh: true })).close()
    await rm(join(dataDir, 'pglite', 'PG_VERSION'))
    expect((await failureOf(openFilled({ ...options, dataDir }))).message).toMatch(/damaged \(its file PG_VERSION is gone\).*--fresh/)
  })
})
