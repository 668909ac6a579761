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
