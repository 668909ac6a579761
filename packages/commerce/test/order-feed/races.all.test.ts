import { setTimeout as pause } from 'node:timers/promises'
import type { FeedPurchase } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleReservation } from '../../src/features/reservations/index.ts'
import { bigCount } from '../kit/big-count.ts'
import { newShopper } from '../kit/people.ts'
import { enginesProved, startServer, type TestServer } from '../kit/server.ts'
import { FeedReader } from './reader.ts'

/** Printed with the title; the same one begins with the same goods, pauses and pages. */
const seed = Number(process.env['VIDDA_SEED'] ?? Date.now() % 1_000_000)
const each = bigCount(200)
const [buyers, readers] = [8, 3]

function randomOf(start: number): (below: number) => number {
  let state = start + 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Far fewer than the calls that one address may make in a minute, all readers and their last pages together. */
const fewReads = 15

describe.each(enginesProved)(`many buyers and many readers of the feed on %s, seed ${seed}`, { timeout: 600_000 }, (engine) => {
  let server: TestServer
  let goods: readonly { readonly ean: string; readonly shopId: number }[]

  beforeAll(async () => {
    server = await startServer(engine, { articles: 60 })
    await sql`update stock set qty = 100000`.execute(server.commerce.db)
    const { rows } = await sql<{ ean: string; shopId: number }>`
      select v.ean, s.shop_id as "shopId" from stock s join variants v on v.id = s.variant_id join articles a on a.id = v.article_id
      where v.chain_id = 1 and a.visible order by v.id, s.shop_id limit 200`.execute(server.commerce.db)
    goods = rows
  })

  afterAll(() => server.close())

  it('[R10.92] no reader misses a purchase or its last state, and none is told of out of order', async () => {
    const { first, commerce } = server
    const random = randomOf(seed)
    const made: number[] = []
    const collected = new Set<number>()
    const shop = { isOpen: true }

    async function buy(): Promise<void> {
      for (let count = 0; count < each; count += 1) {
        const { ean, shopId } = goods[random(goods.length)] ?? { ean: '', shopId: 0 }
        const { status, body, text } = await first.reserve({ ...newShopper(), shopID: shopId, items: [{ EanNo: ean, Count: 1 }] })
        expect(status, text).toBe(201)
        made.push(body.id)
        if (random(3) > 0) continue
        await settleReservation(commerce.db, { chainId: 1, id: body.id, event: 'collect', by: 'Ola', tell: false, now: new Date() })
        collected.add(body.id)
      }
    }

    async function read(): Promise<ReadonlyMap<number, FeedPurchase>> {
      const reader = new FeedReader(first)
      const last = new Map<number, FeedPurchase>()
      let before = 0
      const take = (purchases: readonly FeedPurchase[]) => {
        for (const purchase of purchases) {
          const number = Number(Buffer.from(purchase.cursor, 'base64url').toString().split(':')[1])
          expect(number).toBeGreaterThan(before)
          before = number
          last.set(purchase.id, purchase)
        }
      }
      for (let reads = 0; shop.isOpen && reads < fewReads; reads += 1) {
        take(await reader.read(500))
        await pause(random(150))
      }
      await end
      take(await reader.read(500))
      return last
    }

    const all = Array.from({ length: buyers }, buy)
    const end = Promise.all(all).finally(() => (shop.isOpen = false))
    const [, ...seen] = await Promise.all([end, ...Array.from({ length: readers }, read)])
    expect(made.length).toBe(buyers * each)
    for (const last of seen) {
      expect(made.filter((id) => !last.has(id))).toEqual([])
      expect([...collected].filter((id) => last.get(id)?.state !== 'collected')).toEqual([])
    }
    expect((await sql`select 1 from purchase_changes`.execute(commerce.db)).rows).toEqual([])
  })
})
