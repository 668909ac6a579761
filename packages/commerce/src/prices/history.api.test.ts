import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCatalogue } from '../catalogue/index.ts'
import { openCommerce, type Commerce } from '../open-commerce.ts'
import { engines, freshPlace, testOptions } from '../testing/server.ts'

const seeded = new Date('2026-11-20T12:00:00Z')

describe.runIf(engines.includes('PostgreSQL'))('the history of prices, with two processes on one database', () => {
  const closings: (() => Promise<void>)[] = []
  let client: pg.Client
  let now = seeded
  const catalogue = generateCatalogue({ articles: testOptions.articles, now: seeded })
  const upcoming = catalogue.campaigns.find(({ start }) => new Date(start) > seeded)

  beforeAll(async () => {
    const { place, drop } = await freshPlace('PostgreSQL')
    const open = (): Promise<Commerce> => openCommerce({ ...testOptions, ...place, now: () => now, tickEvery: 5 })
    const [one, two] = [await open(), await open()]
    client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    closings.push(
      () => one.close(),
      () => two.close(),
      () => client.end(),
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
    await expect.poll(async () => (await rowsFrom(upcoming?.start)).length, { timeout: 20_000 }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const rows = await rowsFrom(upcoming?.start)
    expect(new Set(rows.map((row) => row.article_id)).size).toBe(rows.length)
    const reduced = offers.filter((offer) => rows.some((row) => row.article_id === offer.articleId && row.price === offer.price))
    expect(reduced.length).toBeGreaterThan(offers.length / 2)
    expect(await rowsFrom(now.toISOString())).toEqual([])
  })

  it('takes rows, and lets nobody change or remove one', async () => {
    for (const statement of ['update prices set price = 1', 'delete from prices']) {
      await expect(client.query(statement)).rejects.toThrow('prices is append-only')
    }
  })
})
