import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCatalogue } from '../catalogue/index.ts'
import { openDatabase } from '../database/open.ts'
import { openCommerce } from '../open-commerce.ts'
import { engines, freshPlace, testOptions } from '../testing/server.ts'
import { openAdmin } from './index.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe.each(engines)('administration on %s', (engine) => {
  let place: Awaited<ReturnType<typeof freshPlace>>

  beforeAll(async () => {
    place = await freshPlace(engine)
    await (await openCommerce({ ...testOptions, ...place.place, articles: 60, now: () => now })).close()
  })

  afterAll(() => place.drop())

  async function tables<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
    const database = await openDatabase({ ...place.place, fresh: false })
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  }

  it('shows a review from the moment it is approved, and takes it into the rating', async () => {
    const article = [...generateCatalogue({ articles: 60, chains: testOptions.chains, now }).articles()].find(
      (bundle) => bundle.article.chainId === 1,
    )?.article
    await tables(async (db) => {
      await sql`update reviews set approved = true`.execute(db)
      await sql`delete from reviews where article_id = ${article?.id}`.execute(db)
      await sql`
        insert into reviews (id, article_id, content, customer, rating, approved, created_at, anonymous)
        values (900001, ${article?.id}, 'Varm', 'Kari', 2, false, ${now}, false), (900002, ${article?.id}, 'God', 'Ola', 5, false, ${now}, false)`.execute(
        db,
      )
    })
    const admin = await openAdmin({ ...place.place, chainId: 1 })
    expect((await admin.waitingReviews()).map(({ id }) => id)).toEqual([900_001, 900_002])
    expect(await admin.approveReview(900_001)).toBe(article?.name)
    expect((await admin.waitingReviews()).map(({ id }) => id)).toEqual([900_002])
    expect(await admin.approveReview(900_002)).toBe(article?.name)
    expect(await admin.approveReview(900_003)).toBeNull()
    await admin.close()
    const other = await openAdmin({ ...place.place, chainId: 2 })
    expect(await other.approveReview(900_001)).toBeNull()
    await other.close()
    const { rows } = await tables((db) =>
      sql<{ rating: number; source: string }>`
        select average_rating as rating, source from articles join doc_src on article_id = id where id = ${article?.id}`.execute(db),
    )
    expect(rows[0]?.rating).toBe(3.5)
    expect(rows[0]?.source).toContain('"averageRating":3.5')
  })

  it('ends a campaign of its own chain, and finds an order by id or token', async () => {
    const at = new Date('2026-11-21T12:00:00Z')
    const token = await tables(async (db) => {
      const { rows } = await sql<{ token: string }>`
        insert into reservations (token, chain_id, tenant_id, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total, created_at, collect_before)
        values ('a-token', 1, 'first', 101, 1, 'Kari', 'kari@example.org', '40000000', 'collect', '', '', '', 0, ${now}, ${now}) returning token`.execute(
        db,
      )
      return rows[0]?.token
    })
    const admin = await openAdmin({ ...place.place, chainId: 1, now: () => at })
    const running = (await admin.campaigns()).find(({ starts, ends }) => starts < at && ends > at)
    expect(await admin.endCampaign(running?.id ?? 0)).toBe(running?.name)
    expect((await admin.campaigns()).find(({ id }) => id === running?.id)?.ends).toEqual(at)
    const found = await admin.order(String(token))
    expect(found).toMatchObject({ name: 'Kari', shopID: 101, articles: [] })
    expect(await admin.order(String(found?.id))).toEqual(found)
    expect(await admin.order('99999999999999')).toBeNull()
    await admin.close()
    const other = await openAdmin({ ...place.place, chainId: 2, now: () => new Date(0) })
    expect(await other.endCampaign(running?.id ?? 0)).toBeNull()
    expect(await other.order('a-token')).toBeNull()
    await other.close()
  })
})
