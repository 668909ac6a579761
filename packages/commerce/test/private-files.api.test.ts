import { chmod, mkdir, readdir, rm, stat, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTransport } from '../src/kernel/mail/transport.ts'
import { openDatabase } from '../src/reference/open-database.ts'
import { makePrivate } from '../src/kernel/private-files.ts'

const mail = {
  date: new Date(0),
  from: { name: 'Butikk', address: 'a@example.org' },
  to: 'b@example.org',
  subject: 'Hei',
  text: 'Hei',
  html: '',
}

describe('files with data of people', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vidda-private-'))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  async function modesIn(path: string): Promise<readonly string[]> {
    const found = new Set([`${await modeOf(path)} folder`])
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
      found.add(`${await modeOf(join(entry.parentPath, entry.name))} ${entry.isDirectory() ? 'folder' : 'file'}`)
    }
    return [...found].toSorted()
  }

  it('of the embedded database are their user’s alone, also those that others could read before', async () => {
    const dataDir = join(folder, 'data')
    await (await openDatabase({ dataDir, fresh: false })).close()
    expect([await modeOf(dataDir), await modesIn(join(dataDir, 'pglite'))]).toEqual(['700', ['600 file', '700 folder']])
    await chmod(join(dataDir, 'pglite'), 0o755)
    await chmod(join(dataDir, 'pglite', 'PG_VERSION'), 0o666)
    const database = await openDatabase({ dataDir, fresh: false })
    expect(await modeOf(join(dataDir, 'pglite'))).toBe('700')
    await database.close()
    expect(await modesIn(join(dataDir, 'pglite'))).toEqual(['600 file', '700 folder'])
  })

  it('of the outbox likewise', async () => {
    const outbox = join(folder, 'outbox')
    await mkdir(outbox, { mode: 0o777 })
    await chmod(outbox, 0o777)
    await writeFile(join(outbox, 'old.eml'), 'a token', { mode: 0o644 })
    const transport = mailTransport(undefined, folder)
    for (const messageId of ['one', 'two']) await transport.send({ ...mail, messageId })
    expect(await readdir(outbox)).toHaveLength(3)
    expect(await modesIn(outbox)).toEqual(['600 file', '700 folder'])
  })

  it('are taken from others, and folders of everybody are left alone', async () => {
    const [own, common] = [join(folder, 'own'), join(folder, 'common')]
    for (const path of [own, common]) await mkdir(path)
    await chmod(own, 0o755)
    await chmod(common, 0o1777)
    for (const path of [own, common]) await makePrivate(path)
    expect([await modeOf(own), await modeOf(common)]).toEqual(['700', '777'])
  })
})
