import { randomInt, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { ErrorBody } from '@vidda/contract'
import type { Reservation } from '@vidda/contract/wire'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, untilAnswered } from './kit/client.ts'
import { receiptHash } from '../src/features/reservations/receipt-tokens.ts'
import { bigCount } from './kit/big-count.ts'
import { settingLimits, wideLimits } from './kit/limits.ts'
import { newShopper } from './kit/people.ts'
import { processesOn, type Processes, type Server } from './kit/processes.ts'
import { fillWithDemo } from './kit/demo.ts'
import { engines, filledPlace, freshPlace } from './kit/server.ts'

type Sold = { readonly ean: string; readonly shopId: number; readonly variantId: number }
type Place = Awaited<ReturnType<typeof freshPlace>>

const proving = process.env['VIDDA_PROVE'] !== undefined
/** Proving takes its time, the more so on a machine at work. */
const timeout = proving ? 45 * 60_000 : 6 * 60_000

const rounds = { lastUnit: bigCount(500), sevens: bigCount(200), kills: bigCount(100), starts: bigCount(20) }

const order = ({ ean, shopId }: Sold, count: number) => ({
  ...newShopper(),
  shopID: shopId,
  items: [{ EanNo: ean, Count: count }],
})

/** Names of the files that change the schema, in their order. */
const allMigrations = async (): Promise<readonly string[]> =>
  (await readdir(new URL('../src/kernel/database/migrations/', import.meta.url))).map((file) => file.replace('.ts', '')).toSorted()

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe.each(engines.filter((name) => name === 'PostgreSQL'))('several processes on one %s', { timeout }, (engine) => {
  let place: Place
  let db: pg.Client
  let processes: Processes
  let servers: readonly Server[]
  let goods: readonly Sold[]

  beforeAll(async () => {
    place = await filledPlace(engine, { articles: 60 })
    processes = await processesOn(place.place)
    servers = await Promise.all([processes.start(), processes.start()])
    db = new pg.Client({ connectionString: place.place.databaseUrl })
    await db.connect()
    await db.query('update articles set web_purchase_limit = 100')
    await db.query(settingLimits(wideLimits))
    const { rows } = await db.query<Sold>(`
      select v.ean, s.shop_id as "shopId", v.id as "variantId" from stock s join variants v on v.id = s.variant_id join articles a on a.id = v.article_id
      where a.chain_id = 1 and a.visible order by v.id, s.shop_id`)
    goods = rows
  })

  afterAll(async () => {
    await processes.end()
    await db.end()
    await place.drop()
  })

  const server = (index: number): Server => {
    const one = servers[index % servers.length]
    if (!one) throw new Error('No server runs')
    return one
  }
  const sold = (round: number): Sold => {
    const one = goods[(round * 7) % goods.length]
    if (!one) throw new Error('No goods')
    return one
  }
  const put = ({ variantId, shopId }: Sold, qty: number) =>
    db.query('update stock set qty = $3 where variant_id = $1 and shop_id = $2', [variantId, shopId, qty])
  const left = async ({ variantId, shopId }: Sold) =>
    (await db.query<{ qty: number }>('select qty from stock where variant_id = $1 and shop_id = $2', [variantId, shopId])).rows[0]?.qty

  it(`[R10.48] of 50 buyers of the last unit over two processes exactly one gets it, and stock is 0 (${rounds.lastUnit} rounds)`, async () => {
    for (let round = 0; round < rounds.lastUnit; round += 1) {
      const one = sold(round)
      await put(one, 1)
      const answers = await times(50, (index) => {
        const key = randomUUID()
        return untilAnswered(() => server(index).first.reserve<Reservation & ErrorBody>(order(one, 1), key))
      })
      const won = answers.filter(({ status }) => status === 201)
      const lost = answers.filter(({ status, body }) => status === 409 && body.code === 'nothing_reserved')
      expect([round, won.length, lost.length]).toEqual([round, 1, 49])
      expect(await left(one)).toBe(0)
    }
  })

  it(`[R10.48] of 7 units wanted by ones, twos and threes over two processes none is sold twice or kept back (${rounds.sevens} rounds)`, async () => {
    for (let round = 0; round < rounds.sevens; round += 1) {
      const one = sold(round)
      await put(one, 7)
      const wanted = Array.from({ length: 12 }, () => randomInt(1, 4))
      const answers = await Promise.all(wanted.map((count, index) => server(index).first.reserve(order(one, count))))
      const taken = wanted.filter((_, index) => answers[index]?.status === 201).reduce((sum, count) => sum + count, 0)
      const refused = wanted.filter((_, index) => answers[index]?.status === 409)
      const rest = await left(one)
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
      expect({ round, taken, rest }).toEqual({ round, taken, rest: 7 - taken })
      // Whoever was refused wanted more than is left now.
      expect(Math.min(...refused, 4)).toBeGreaterThan(rest ?? 0)
    }
  })

  it(`after ${rounds.kills} kills in the middle of reservations every acknowledged one is there, none twice, and stock adds up`, async () => {
    const chosen = Array.from({ length: 8 }, (_, index) => sold(index * 11 + 3))
    for (const one of chosen) await put(one, 1_000_000)
    await db.query('delete from reservation_lines')
    await db.query('delete from reservations')
    const asked = new Map<string, { readonly one: Sold; readonly wish: ReturnType<typeof order> }>()
    const acknowledged = new Map<string, string>()
    for (let kill = 0; kill < rounds.kills; kill += 1) {
      const victim = await processes.start()
      const life = { on: true }
      const buyer = async (index: number) => {
        const one = chosen[index % chosen.length] ?? sold(0)
        while (life.on) {
          const key = randomUUID()
          const wish = order(one, 1)
          asked.set(key, { one, wish })
          const answer: Answer<Reservation> | null = await victim.first.reserve(wish, key).catch(() => null)
          if (answer?.status === 201) acknowledged.set(key, answer.body.token)
          else if (answer) throw new Error(`A reservation was answered by ${answer.status}: ${answer.text}`)
        }
      }
      const buyers = times(8, buyer)
      await new Promise((resolve) => setTimeout(resolve, randomInt(50, 500)))
      const stopped = victim.stop('SIGKILL')
      life.on = false
      await Promise.all([stopped, buyers])
    }
    // Whoever heard nothing asks again with the same key, and gets what there is: one effect.
    const unheard = [...asked].filter(([key]) => !acknowledged.has(key))
    for (const [key, { wish }] of unheard) {
      const answer = await server(0).first.reserve(wish, key)
      expect(answer.status).toBe(201)
      acknowledged.set(key, answer.body.token)
    }
    const { rows } = await db.query<{ hash: string; count: number }>(`
      select r.token_hash as hash, sum(l.count)::int as count from reservations r join reservation_lines l on l.reservation_id = r.id group by r.token_hash`)
    expect(acknowledged.size).toBeGreaterThan(rounds.kills)
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
    expect(rows.map(({ hash }) => hash).toSorted()).toEqual([...acknowledged.values()].map(receiptHash).toSorted())
    const total = new Map<Sold, number>()
    for (const { one } of asked.values()) total.set(one, (total.get(one) ?? 0) + 1)
    for (const [one, count] of total) expect(await left(one)).toBe(1_000_000 - count)
    process.stdout.write(
      `  ${rounds.kills} kills: ${asked.size} reservations asked for, ${unheard.length} of them not heard of until asked again\n`,
    )
  })

  it('a process that is told to end while it is busy answers every request that it was sent', async () => {
    const [leaving, staying] = [await processes.start({ DRAIN_MS: '5000' }), server(0)]
    const one = sold(5)
    await put(one, 1_000_000)
    let [ready, sent] = [true, 0]
    const life = { on: true }
    const statuses = new Map<number, number>()
    const taken: string[] = []
    // As a load balancer does: whoever is not ready gets no new requests.
    const watch = (async () => {
      while (ready) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        ready = (await fetch(`${leaving.url}/readyz`)).status === 200
      }
    })()
    const buyers = times(12, async (index) => {
      while (life.on) {
        const { first } = ready ? leaving : staying
        sent += ready ? 1 : 0
        const buys = index % 2 === 0
        const answer = await (buys ? first.reserve(order(one, 1)) : first.get<Reservation>('/articles/99999999'))
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (buys) taken.push(answer.body.token)
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    const before = sent
    expect(await leaving.stop('SIGTERM')).toBe(0)
    life.on = false
    await Promise.all([buyers, watch])
    expect(sent).toBeGreaterThan(before)
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([201, 404])
    const stored = await db.query('select 1 from reservations where token_hash = any ($1)', [taken.map(receiptHash)])
    expect([new Set(taken).size, stored.rows.length, await left(one)]).toEqual([taken.length, taken.length, 1_000_000 - taken.length])
  })

  it('SIGTERM while requests hang: each is answered, /readyz refuses at once, and new ones are refused once the door is shut', async () => {
    const drainMs = 4000
    const leaving = await processes.start({ DRAIN_MS: String(drainMs) })
    const one = sold(9)
    await put(one, 100)
    // Whoever holds the goods' row lets every reservation of them hang in the middle of its transaction.
    const holder = new pg.Client({ connectionString: place.place.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from stock where variant_id = $1 and shop_id = $2 for update', [one.variantId, one.shopId])
    const answered: number[] = []
    const hanging = times(6, async () => {
      const answer = await leaving.first.reserve(order(one, 2))
      answered.push(answer.status)
      return answer
    })
    const blocked = async () =>
      (await db.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rows.length
    await expect.poll(blocked).toBe(6)
    expect((await fetch(`${leaving.url}/readyz`)).status).toBe(200)

    const ended = leaving.stop('SIGTERM')
    await expect.poll(async () => (await fetch(`${leaving.url}/readyz`)).status, { interval: 10, timeout: drainMs }).toBe(503)
    // Until the door is shut, late requests are answered, each on a connection that ends with it.
    const late = await leaving.first.get('/articles/99999999')
    expect([late.status, late.headers.get('connection')]).toEqual([404, 'close'])
    const codeOf = async () =>
      fetch(`${leaving.url}/readyz`).then(
        ({ status }) => status,
        (error: unknown) => ((error as Error).cause as NodeJS.ErrnoException).code,
      )
    await expect.poll(codeOf).toBe('ECONNREFUSED')
    expect([answered, leaving.child.exitCode]).toEqual([[], null])

    await holder.query('commit')
    const answers = await hanging
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(await ended).toBe(0)
    await holder.end()
    const tokens = answers.map(({ body }) => body.token)
    const stored = await db.query('select 1 from reservations where token_hash = any ($1)', [tokens.map(receiptHash)])
    expect([stored.rows.length, await left(one)]).toEqual([6, 88])
  })

  it.each(Array.from({ length: rounds.starts }, (_, index) => index + 1))(
    'two that start at once on an empty database migrate and fill it once (%i)',
    async () => {
      const empty = await freshPlace(engine)
      const filling = () => fillWithDemo({ ...empty.place, articles: 24 })
      expect((await Promise.all([filling(), filling()])).toSorted()).toEqual(['filled', 'there'])
      const both = await processesOn(empty.place)
      const started = await Promise.all([both.start(), both.start()])
      for (const { first } of started) expect((await first.get<unknown[]>('/shops')).body.length).toBeGreaterThan(0)
      const client = new pg.Client({ connectionString: empty.place.databaseUrl })
      await client.connect()
      const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name')
      expect(migrations.rows.map(({ name }) => name)).toEqual(await allMigrations())
      const count = async (table: string) => Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)
      expect([await count('articles'), await count('doc_idx')]).toEqual([24, 24])
      // What is there could have been written twice, over itself: PostgreSQL counts what was ever written.
      const once = {
        kysely_migration: migrations.rows.length,
        articles: 24,
        variants: await count('variants'),
        shops: await count('shops'),
      }
      const written = async () => {
        const { rows } = await client.query<{ relname: string; n: string }>(
          'select relname, n_tup_ins as n from pg_stat_user_tables where relname = any ($1)',
          [Object.keys(once)],
        )
        return Object.fromEntries(rows.map(({ relname, n }) => [relname, Number(n)]))
      }
      await expect.poll(written).toEqual(once)
      await client.end()
      await both.end()
      await empty.drop()
    },
  )
})
