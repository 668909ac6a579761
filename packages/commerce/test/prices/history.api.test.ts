import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCatalogue } from '@vidda/demo/catalogue'
import type { OpenDatabase } from '../../src/kernel/database/open.ts'
import { openDatabase } from '../../src/reference/open-database.ts'
import { openCommerce, type Commerce } from '../../src/server.ts'
import { recordPrices } from '../../src/features/prices/writer.ts'
import { fillWithDemo } from '../kit/demo.ts'
import { engines, freshPlace, testGoods, testOptions } from '../kit/server.ts'

const seeded = new Date('2026-11-20T12:00:00Z')

describe.runIf(engines.includes('PostgreSQL'))('the history of prices, with two processes on one database', () => {
  const closings: (() => Promise<void>)[] = []
  let client: pg.Client
  let opened: OpenDatabase
  let now = seeded
  const catalogue = generateCatalogue({ ...testGoods, now: seeded })
  const upcoming = catalogue.campaigns.find(({ start }) => new Date(start) > seeded)

  beforeAll(async () => {
    const { place, drop } = await freshPlace('PostgreSQL')
    await fillWithDemo({ ...testGoods, ...place, now: () => now })
    const open = (): Promise<Commerce> => openCommerce({ ...testOptions, ...place, now: () => now, tickEvery: 5 })
    const [one, two] = [await open(), await open()]
    client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    opened = await openDatabase({ ...place, fresh: false })
    closings.push(
      () => one.close(),
      () => two.close(),
      () => client.end(),
      () => opened.close(),
      () => drop(),
    )
  })

  afterAll(async () => {
    for (const close of closings) await close()
  })

  const rowsFrom = async (instant: string | undefined) =>
    (await client.query<{ article_id: number; price: number }>('select article_id, price from prices where valid_from = $1', [instant]))
      .rows

  it('gets a row per article when a campaign starts, with the instant of its start, however many notice it', async () => {
    expect(await rowsFrom(upcoming?.start)).toEqual([])
    now = new Date(new Date(upcoming?.start ?? 0).getTime() + 3_600_000)
    const offers = [...catalogue.articles()].flatMap(({ campaigns }) => campaigns.filter(({ campaignId }) => campaignId === upcoming?.id))
    await expect.poll(async () => (await rowsFrom(upcoming?.start)).length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const rows = await rowsFrom(upcoming?.start)
    expect(new Set(rows.map((row) => row.article_id)).size).toBe(rows.length)
    const reduced = offers.filter((offer) => rows.some((row) => row.article_id === offer.articleId && row.price === offer.price))
    expect(reduced.length).toBeGreaterThan(offers.length / 2)
    expect(await rowsFrom(now.toISOString())).toEqual([])
  })

  it('gets a row when a list price is changed, and none when it is not', async () => {
    const bundle = [...catalogue.articles()].find(({ campaigns }) => campaigns.length === 0)
    const { id = 0, price = 0 } = bundle?.article ?? {}
    await client.query('update articles set original_price = $1 where id = $2', [price + 5000, id])
    for (const hours of [1, 2]) {
      const at = new Date(now.getTime() + hours * 3_600_000)
      await opened.db.transaction().execute((transaction) => recordPrices(transaction, [id], at))
      expect(await rowsFrom(at.toISOString())).toEqual(hours === 1 ? [{ article_id: id, price: price + 5000 }] : [])
    }
    const { rows } = await client.query<{ price: number; before_price: number | null; shown: number }>(
      'select a.price, a.before_price, d.price as shown from articles a join doc_idx d on d.article_id = a.id where a.id = $1',
      [id],
    )
    expect(rows).toEqual([{ price: price + 5000, before_price: null, shown: price + 5000 }])
  })

  it('takes rows, and lets nobody change or remove one', async () => {
    for (const statement of ['update prices set price = 1', 'update prices set valid_from = now()', 'delete from prices']) {
      await expect(client.query(statement)).rejects.toThrow('prices is append-only')
    }
    await expect(client.query('update prices set valid_to = now() where valid_to is null')).resolves.toBeTruthy()
  })
})
