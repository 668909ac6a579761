import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeEmptyDatabase } from '../../kit/template.ts'
import { PgliteClient } from '../../../src/kernel/database/pglite-client.ts'

it('a query that is never answered ends, and so does every other one after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-client-'))
  await placeEmptyDatabase(folder)
  const client = new PgliteClient(join(folder, 'pglite'), { pause: 100, full: 2, most: 5 })
  await client.waitReady
  const endless = client.transaction(({ query }) => query('select count(*) from generate_series(1, 1e12)'))
  await expect(endless).rejects.toMatchObject({ message: 'it does not answer', code: '57P01' })
  await expect(client.query('select 1')).rejects.toThrow('it does not answer')
  await client.close()
  await rm(folder, { recursive: true })
})

it('a client that is opened after another one was closed reads its own folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-client-'))
  const open = async (name: string) => {
    await placeEmptyDatabase(join(folder, name))
    const client = new PgliteClient(join(folder, name, 'pglite'))
    await client.waitReady
    return client
  }
  const first = await open('first')
  await first.exec('create table only_first (id int)')
  const closing = first.close()
  await expect(first.query('select 1')).rejects.toThrow('it is closed')
  await closing
  const second = await open('second')
  await first.terminate()
  expect((await second.query(`select to_regclass('only_first') as found`)).rows).toEqual([{ found: null }])
  await second.close()

  const nowhere = new PgliteClient(join(folder, 'nowhere', 'pglite'))
  await expect(nowhere.waitReady).rejects.toMatchObject({ name: 'DatabaseError' })
  await nowhere.terminate()
  const again = new PgliteClient(join(folder, 'first', 'pglite'))
  await again.waitReady
  expect((await again.query('select count(*)::int as count from only_first')).rows).toEqual([{ count: 0 }])
  await again.close()
  await rm(folder, { recursive: true })
})
