import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataKindName } from '@vidda/contract/data'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { dataFile, openShopData, type Fault, type ShopData } from '../../src/data.ts'

const chainId = 1

// The embedded database has one owner: whoever checks there has no server beside it.
describe.runIf(engines.includes('PostgreSQL'))('a check beside a running server', () => {
  let server: TestServer
  let data: ShopData
  let folder: string

  beforeAll(async () => {
    server = await startServer('PostgreSQL', { articles: 60 })
    data = await openShopData(server.options)
    folder = await mkdtemp(join(tmpdir(), 'vidda-check-'))
  })

  afterAll(async () => {
    await data.close()
    await server.close()
    await rm(folder, { recursive: true })
  })

  /** All records of a kind, changed, in a file. */
  async function changed(kind: DataKindName, change: Row) {
    const path = join(folder, `${kind}.ndjson`)
    await data.export(kind, { chainId, format: 'ndjson', path })
    const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
    await writeFile(path, lines.map((line) => JSON.stringify({ ...(JSON.parse(line) as Row), ...change })).join('\n'))
    return dataFile(path)
  }

  it('keeps nobody waiting who takes the last unit, whatever files it is of', async () => {
    const { article, ean, shopId } = await inStock(server.first)
    await sql`
      update stock k set qty = case when v.ean = ${ean} and k.shop_id = ${shopId} then 1 else 0 end
      from variants v where v.id = k.variant_id and v.article_id = ${article.id}`.execute(server.commerce.db)
    const files = [
      await changed('articles', { priceOre: 12_300 }),
      await changed('variants', { size: 'En annen' }),
      await changed('stock', { qty: 3 }),
      await changed('campaign-articles', { priceOre: 100 }),
      await changed('settings', { returnDays: 99 }),
    ]
    const faults: Fault[] = []
    const reading = { chainId, onFault: (fault: Fault) => faults.push(fault), onProgress: () => undefined }
    await data.check(async (check) => {
      for (const file of files) await check(file, reading)
      const items = [{ EanNo: ean, Count: 1 }]
      const answer = await server.first.reserve({ name: 'Kari', email: 'kari@example.org', phone: '40000000', shopID: shopId, items })
      expect(answer.status).toBe(201)
    })
    expect(faults).toEqual([])
  })
})
