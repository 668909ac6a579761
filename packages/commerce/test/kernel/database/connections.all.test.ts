import type { ErrorBody } from '@vidda/contract'
import type { Reservation } from '@vidda/contract/wire'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper } from '../../kit/people.ts'
import { processesOn, type Processes, type Server } from '../../kit/processes.ts'
import { engines, filledPlace, startServer } from '../../kit/server.ts'
import { connections } from '../../../src/kernel/database/open-postgres.ts'

type Goods = { readonly articleId: number; readonly variantId: number; readonly shopId: number; readonly ean: string }

const times = <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> => Promise.all(Array.from({ length: count }, work))

describe.each(engines.filter((name) => name === 'PostgreSQL'))('the connections of a server to %s', (engine) => {
  let place: Awaited<ReturnType<typeof filledPlace>>
  let processes: Processes
  let server: Server
  let db: pg.Client
  let goods: Goods

  beforeAll(async () => {
    place = await filledPlace(engine, { articles: 60 })
    processes = await processesOn(place.place)
    server = await processes.start()
    db = new pg.Client({ connectionString: place.place.databaseUrl })
    await db.connect()
    const { rows } = await db.query<Goods>(`
      update stock s set qty = 1000 from variants v join articles a on a.id = v.article_id
      where v.id = s.variant_id and a.chain_id = 1 and a.visible and s.qty > 0
      returning a.id as "articleId", v.id as "variantId", s.shop_id as "shopId", v.ean`)
    const [one] = rows
    if (!one) throw new Error('Nothing can be had')
    goods = one
  })

  afterAll(async () => {
    await processes.end()
    await db.end()
    await place.drop()
  })

  const reserve = () =>
    server.first.reserve<Reservation & ErrorBody>({
      ...newShopper(),
      shopID: goods.shopId,
      items: [{ EanNo: goods.ean, Count: 1 }],
    })

  /** How many wait for what others hold. */
  const blocked = async () =>
    (await db.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rows.length

  /** Holds the row of the goods, as an import of stock does, while `work` runs. */
  async function whileHeld<Result>(work: (holder: pg.Client) => Promise<Result>): Promise<Result> {
    const holder = new pg.Client({ connectionString: place.place.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from stock where variant_id = $1 and shop_id = $2 for update', [goods.variantId, goods.shopId])
    try {
      return await work(holder)
    } finally {
      await holder.end()
    }
  }

  it('may be lost, at work or not: the requests on them fail, and the process lives', async () => {
    await whileHeld(async (holder) => {
      const buyers = times(4, reserve)
      await expect.poll(blocked).toBe(4)
      const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
      await db.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid not in (pg_backend_pid(), $1)',
        [rows[0]?.pid],
      )
      const answers = await buyers
      expect(answers.map(({ status, body, headers }) => [status, body.code, headers.get('retry-after')])).toEqual(
        Array.from({ length: 4 }, () => [503, 'unavailable', '5']),
      )
    })
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
    expect((await reserve()).status).toBe(201)
  })

  it('are not all taken by buyers who wait for goods that are held: others are answered meanwhile', async () => {
    await whileHeld(async () => {
      const buyers = times(30, reserve)
      await expect.poll(blocked).toBeGreaterThan(4)
      expect((await server.first.get(`/articles/${goods.articleId}`)).status).toBe(200)
      const answers = await buyers
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['503 unavailable']))
    })
    expect((await reserve()).status).toBe(201)
  })
})

it.each(engines.filter((name) => name === 'PostgreSQL'))(
  'with every connection to %s taken, requests are told to come back',
  async (engine) => {
    const server = await startServer(engine, { articles: 24 })
    const released = Promise.withResolvers<void>()
    const taken = times(connections, () => server.commerce.db.connection().execute(() => released.promise))
    const { status, body, headers } = await server.first.get('/shops')
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
    released.resolve()
    await taken
    await server.close()
  },
)
