import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCatalogue } from '@vidda/demo/catalogue'
import { dataFile, openShopData } from '../../src/data.ts'
import { openDatabase } from '../../src/reference/open-database.ts'
import { startAndEndCampaigns } from '../../src/features/prices/writer.ts'
import { demoPictures } from '../kit/demo.ts'
import { openFilled } from '../kit/demo.ts'
import { engines, freshPlace, testGoods, testOptions } from '../kit/server.ts'
import { receiptHash } from '../../src/features/reservations/receipt-tokens.ts'
import { endReservations } from '../../src/features/reservations/states.ts'
import { openAdmin } from '../../src/features/admin/index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const dayMs = 86_400_000

describe.each(engines)('administration on %s', (engine) => {
  let place: Awaited<ReturnType<typeof freshPlace>>

  beforeAll(async () => {
    place = await freshPlace(engine)
    await (await openFilled({ ...testGoods, ...testOptions, ...place.place, articles: 60, now: () => now })).close()
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
    const article = [...generateCatalogue({ articles: 60, chains: testGoods.chains, now }).articles()].find(
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
    expect((await admin.reviews('waiting')).map(({ id }) => id)).toEqual([900_001, 900_002])
    expect(await admin.approveReview(900_001, 'Ola')).toBe(article?.name)
    expect((await admin.reviews('waiting')).map(({ id }) => id)).toEqual([900_002])
    expect(await admin.approveReview(900_002, 'Ola')).toBe(article?.name)
    expect(await admin.approveReview(900_003, 'Ola')).toBeNull()
    await admin.close()
    const other = await openAdmin({ ...place.place, chainId: 2 })
    expect(await other.approveReview(900_001, 'Ola')).toBeNull()
    await other.close()
    const { rows } = await tables((db) =>
      sql<{ rating: number; source: string }>`
        select average_rating as rating, source from articles join doc_src on article_id = id where id = ${article?.id}`.execute(db),
    )
    expect(rows[0]?.rating).toBe(3.5)
    expect(rows[0]?.source).toContain('"averageRating":3.5')
  })

  it('[R10.224] lists reviews by their state, with who decided and when', async () => {
    const [first] = [...generateCatalogue({ articles: 60, chains: testGoods.chains, now }).articles()].filter(
      ({ article }) => article.chainId === 1,
    )
    await tables(async (db) => {
      await sql`delete from reviews`.execute(db)
      const written = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
      await sql`
        insert into reviews (id, article_id, content, customer, rating, approved, created_at, anonymous, verified) values
          (900031, ${first?.article.id}, 'Ny', 'Kari', 2, false, ${written(1)}, false, true),
          (900032, ${first?.article.id}, 'Eldre', 'Ola', 5, false, ${written(2)}, true, false),
          (900033, ${first?.article.id}, 'Eldst', 'Siri', 4, false, ${written(3)}, false, false)`.execute(db)
    })
    const admin = await openAdmin({ ...place.place, chainId: 1, now: () => now })
    await admin.approveReview(900_032, 'Ola')
    await admin.rejectReview(900_033, 'Siri')
    await admin.replyToReview(900_033, 'Takk', 'Ola')
    const idsOf = async (state: Parameters<typeof admin.reviews>[0]) => (await admin.reviews(state)).map(({ id }) => id)
    expect([await idsOf('waiting'), await idsOf('approved'), await idsOf('rejected')]).toEqual([[900_031], [900_032], [900_033]])
    const all = await admin.reviews('all')
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      [900_033, 'rejected'],
      [900_032, 'approved'],
      [900_031, 'waiting'],
    ])
    expect(all[0]).toEqual(await admin.review(900_033))
    expect(all[0]).toMatchObject({ customer: 'Siri', verified: false, judgedBy: 'Siri', judgedAt: now, reply: 'Takk', repliedBy: 'Ola' })
    expect(all[2]).toMatchObject({ article: first?.article.name, verified: true, judgedBy: null, judgedAt: null, reply: null })
    await admin.close()
    const other = await openAdmin({ ...place.place, chainId: 2 })
    expect(await other.reviews('all')).toEqual([])
    await other.close()
  })

  it('[R10.127] tells of a review who has judged and answered it, and when', async () => {
    const [first] = [...generateCatalogue({ articles: 60, chains: testGoods.chains, now }).articles()].filter(
      ({ article }) => article.chainId === 1,
    )
    await tables(async (db) => {
      await sql`
        insert into reviews (id, article_id, content, customer, rating, approved, created_at, anonymous)
        values (900021, ${first?.article.id}, 'Varm', 'Kari', 2, false, ${now}, true)`.execute(db)
    })
    const admin = await openAdmin({ ...place.place, chainId: 1, now: () => now })
    const fresh = {
      id: 900_021,
      article: first?.article.name,
      articleId: first?.article.id,
      rating: 2,
      customer: 'Kari',
      content: 'Varm',
      state: 'waiting',
      verified: false,
      anonymous: true,
      created: now,
      judgedBy: null,
      judgedAt: null,
      reply: null,
      repliedBy: null,
      repliedAt: null,
    }
    expect(await admin.review(900_021)).toEqual(fresh)
    await admin.rejectReview(900_021, 'Ola')
    expect(await admin.review(900_021)).toEqual({ ...fresh, state: 'rejected', judgedBy: 'Ola', judgedAt: now })
    await admin.approveReview(900_021, 'Siri')
    expect(await admin.replyToReview(900_021, 'Takk!', 'Per')).toBe(first?.article.name)
    const judged = { ...fresh, state: 'approved', judgedBy: 'Siri', judgedAt: now, repliedBy: 'Per', repliedAt: now }
    expect(await admin.review(900_021)).toEqual({ ...judged, reply: 'Takk!' })
    await admin.replyToReview(900_021, null, 'Per')
    expect(await admin.review(900_021)).toEqual({ ...judged, reply: null })
    expect([await admin.review(900_029), await admin.replyToReview(900_029, 'Takk!', 'Per')]).toEqual([null, null])
    await admin.close()
    const other = await openAdmin({ ...place.place, chainId: 2, now: () => now })
    expect([await other.review(900_021), await other.replyToReview(900_021, 'Nei', 'Per')]).toEqual([null, null])
    await other.close()
  })

  it('turns a review down: it waits no more, is not shown and not counted, until it is approved after all', async () => {
    const article = await tables(async (db) => {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, name from articles where chain_id = 1 order by id desc limit 1`.execute(db)
      const [found] = rows
      await sql`delete from reviews where article_id = ${found?.id}`.execute(db)
      await sql`
        insert into reviews (id, article_id, content, customer, rating, approved, created_at, anonymous)
        values (900011, ${found?.id}, 'Grov', 'Per', 1, false, ${now}, false), (900012, ${found?.id}, 'God', 'Ola', 5, true, ${now}, false)`.execute(
        db,
      )
      return found
    })
    const rating = async () => {
      const read = sql<{ rating: number | null }>`select average_rating as rating from articles where id = ${article?.id}`
      return (await tables((db) => read.execute(db))).rows[0]?.rating
    }
    const other = await openAdmin({ ...place.place, chainId: 2 })
    expect(await other.rejectReview(900_011, 'Ola')).toBeNull()
    await other.close()
    const admin = await openAdmin({ ...place.place, chainId: 1 })
    const waiting = async () => (await admin.reviews('waiting')).map(({ id }) => id)
    expect(await waiting()).toContain(900_011)
    expect(await admin.rejectReview(900_011, 'Ola')).toBe(article?.name)
    expect(await admin.rejectReview(900_012, 'Ola')).toBe(article?.name)
    expect(await admin.rejectReview(900_013, 'Ola')).toBeNull()
    expect(await waiting()).not.toEqual(expect.arrayContaining([900_011]))
    await admin.close()
    expect(await rating()).toBeNull()
    const again = await openAdmin({ ...place.place, chainId: 1 })
    expect(await again.approveReview(900_011, 'Ola')).toBe(article?.name)
    await again.close()
    expect(await rating()).toBe(1)
  })

  it('ends a campaign of its own chain, and finds an order by id or token', async () => {
    const at = new Date('2026-11-21T12:00:00Z')
    await tables(async (db) => {
      await sql`
        insert into reservations (token_hash, token_nonce, chain_id, tenant_id, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total, created_at, collect_before)
        values (${receiptHash('a-token')}, 'a-nonce', 1, 'first', 101, 1, 'Kari', 'kari@example.org', '40000000', 'collect', '', '', '', 0, ${now}, ${now})`.execute(
        db,
      )
    })
    const admin = await openAdmin({ ...place.place, chainId: 1, now: () => at })
    const running = (await admin.campaigns()).find(({ starts, ends }) => starts < at && ends > at)
    expect(await admin.endCampaign(running?.id ?? 0)).toBe(running?.name)
    expect((await admin.campaigns()).find(({ id }) => id === running?.id)?.ends).toEqual(at)
    const found = await admin.order('a-token')
    expect(found).toMatchObject({ name: 'Kari', shopID: 101, articles: [] })
    expect(await admin.order(String(found?.id))).toEqual(found)
    expect(await admin.order('99999999999999')).toBeNull()
    await admin.close()
    const other = await openAdmin({ ...place.place, chainId: 2, now: () => new Date(0) })
    expect(await other.endCampaign(running?.id ?? 0)).toBeNull()
    expect(await other.order('a-token')).toBeNull()
    await other.close()
  })

  it('ends a campaign that has not begun: it never runs, leaves no price behind, and its export can be read in again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vidda-admin-'))
    const at = new Date()
    const later = (days: number) => new Date(at.getTime() + days * dayMs)
    const { id, price } = await tables(async (db) => {
      const { rows } = await sql<{ id: number; price: number }>`
        select id, original_price as price from articles where chain_id = 1 order by id limit 1`.execute(db)
      await sql`
        insert into campaigns (id, chain_id, name, short_description, description, starts, ends, picture, show_label, show_image, label_text, url)
        select 900021, 1, 'Vårsalg', '', '', ${later(1)}, ${later(8)}, picture, true, true, '', '' from campaigns limit 1`.execute(db)
      await sql`
        insert into article_campaigns (id, campaign_id, article_id, price, label_type, label_data)
        values (900021, 900021, ${rows[0]?.id}, 100, 'offer', '{}')`.execute(db)
      return rows[0] ?? { id: 0, price: 0 }
    })
    const admin = await openAdmin({ ...place.place, chainId: 1, now: () => at })
    expect(await admin.endCampaign(900_021)).toBe('Vårsalg')
    expect((await admin.campaigns()).find((one) => one.id === 900_021)).toMatchObject({ starts: at, ends: at })
    await admin.close()
    await tables((db) => startAndEndCampaigns(db, later(30)))
    const { rows } = await tables((db) => sql`select 1 from prices where campaign_id = 900021`.execute(db))
    expect([rows, price > 100, id > 0]).toEqual([[], true, true])
    const path = join(folder, 'campaigns.ndjson')
    const faults: unknown[] = []
    const data = await openShopData({ ...place.place, pictures: demoPictures })
    await data.export('campaigns', { chainId: 1, format: 'ndjson', path })
    const options = { chainId: 1, mode: 'whole', onFault: (fault: unknown) => faults.push(fault), onProgress: () => undefined } as const
    await data.import(await dataFile(path), options)
    await data.close()
    await rm(folder, { recursive: true })
    expect(faults).toEqual([])
  })

  it('notes a reservation as collected for good, and gives the goods of a cancelled one back once', async () => {
    const goods = await tables(async (db) => {
      const { rows } = await sql<{ ean: string; variantId: number; articleId: number; shopId: number }>`
        select v.ean, v.id as "variantId", v.article_id as "articleId", s.shop_id as "shopId"
        from stock s join variants v on v.id = s.variant_id where v.chain_id = 1 order by v.id, s.shop_id limit 1`.execute(db)
      return rows[0]
    })
    if (!goods) throw new Error('The generator has no stock')
    const { ean, variantId, articleId, shopId } = goods
    const reserved = (token: string) =>
      tables(async (db) => {
        const { rows } = await sql<{ id: number }>`
          insert into reservations (token_hash, token_nonce, chain_id, tenant_id, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total, created_at, collect_before)
          values (${receiptHash(token)}, ${token}, 1, 'first', ${shopId}, 1, 'Kari', 'kari@example.org', '40000000', 'collect', '', '', '', 0, ${now}, ${now}) returning id`.execute(
          db,
        )
        const id = rows[0]?.id ?? 0
        await sql`
          insert into reservation_lines (reservation_id, position, ean, count, reserved, article_id, campaign_article_id, name, size, color, image, price)
          values (${id}, 0, ${ean}, 2, true, ${articleId}, null, 'Jakke', 'M', 'Gran', '', 10000)`.execute(db)
        return id
      })
    const stock = async () => {
      const { rows } = await tables((db) =>
        sql<{ qty: number }>`select qty from stock where variant_id = ${variantId} and shop_id = ${shopId}`.execute(db),
      )
      return rows[0]?.qty ?? 0
    }
    type Settling = readonly [id: number, to: 'collected' | 'cancelled']
    const settle = async (wishes: readonly Settling[], chainId = 1) => {
      const admin = await openAdmin({ ...place.place, chainId })
      const found = []
      for (const [id, to] of wishes) found.push(await admin.settle(id, to, 'Ola'))
      await admin.close()
      return found
    }
    const [first, second, third, before] = [
      await reserved('first-token'),
      await reserved('second-token'),
      await reserved('third-token'),
      await stock(),
    ]
    expect(await settle([[first, 'collected']], 2)).toEqual([null])
    const wishes = [
      [first, 'collected'],
      [first, 'cancelled'],
      [second, 'cancelled'],
      [second, 'cancelled'],
    ] as const
    expect(await settle(wishes)).toEqual(['collected', 'collected', 'cancelled', 'cancelled'])
    expect(await stock()).toBe(before + 2)
    // What nobody has collected by then comes back, and what was collected does not.
    await tables((db) => endReservations(db, new Date('2030-01-01')))
    expect(await stock()).toBe(before + 4)
    expect(await settle([[third, 'cancelled']])).toEqual(['expired'])
  })
})
