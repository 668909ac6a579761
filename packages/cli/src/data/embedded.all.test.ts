import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopFiles, shopRecords } from '../testing/shop-files.ts'
import { viddaAlone } from '../testing/vidda.ts'

describe('the command line on an embedded database', { timeout: 300_000 }, () => {
  let shop: Awaited<ReturnType<typeof viddaAlone>>

  beforeAll(async () => {
    shop = await viddaAlone('embedded')
  })

  afterAll(() => shop.remove())

  it('imports a shop, exports it, and administers it', async () => {
    const imported = await shop.run('data', 'import', ...(await shopFiles(shop.folder)))
    expect([imported.status, imported.errors]).toEqual([0, ''])
    expect(await shop.run('data', 'export', 'variants', '--to', shop.folder)).toMatchObject({ status: 0, errors: '' })
    expect((await readFile(join(shop.folder, 'variants.ndjson'), 'utf8')).trimEnd().split('\n').length).toBe(shopRecords.variants.length)
    expect(await shop.run('admin', 'reservations')).toEqual({ status: 0, out: 'No reservation is open.\n', errors: '' })
  })
})
