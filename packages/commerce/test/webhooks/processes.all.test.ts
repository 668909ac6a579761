import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { newShopper } from '../kit/people.ts'
import { eventually } from '../kit/paid-shop.ts'
import { processesOn, type Processes, type Server } from '../kit/processes.ts'
import { engines, filledPlace } from '../kit/server.ts'
import { settingLimits, wideLimits } from '../kit/limits.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { newSecret } from './told-shop.ts'

const minute = 60_000
const timeout = 5 * minute

describe.each(engines.filter((name) => name === 'PostgreSQL'))(
  'webhooks of servers in processes of their own on %s',
  { timeout },
  (engine) => {
    let place: Awaited<ReturnType<typeof filledPlace>>
    let processes: Processes
    let receiver: Receiver
    let db: pg.Client
    const secret = newSecret()

    beforeAll(async () => {
      place = await filledPlace(engine, { articles: 60 })
      processes = await processesOn(place.place)
      receiver = await startReceiver(secret)
      db = new pg.Client({ connectionString: place.place.databaseUrl })
      await db.connect()
      await db.query(settingLimits(wideLimits))
      await db.query('update stock set qty = 1000')
    }, timeout)

    afterEach(() => processes.end())
    afterAll(async () => {
      await db.end()
      await receiver.close()
      await place.drop()
    })

    const start = () =>
      processes.start({
        VIDDA_FIRST_WEBHOOK_URL: receiver.url,
        VIDDA_FIRST_WEBHOOK_SECRET: secret,
        WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
      })
    const lines = async () =>
      (
        await db.query<{ told: string; failures: number; leased: Date | null }>(
          'select told, failures, leased_until as leased from webhook_lines',
        )
      ).rows
    const idsOf = async () => (await receiver.taken()).map(({ id }) => id)

    async function reserve({ first }: Server): Promise<number> {
      const { rows } = await db.query<{ ean: string; shopId: number }>(`
      select v.ean, s.shop_id as "shopId" from stock s join variants v on v.id = s.variant_id join articles a on a.id = v.article_id
      where v.chain_id = 1 and a.visible and v.color_id = any (a.color_ids) order by v.id, s.shop_id limit 1`)
      const [{ ean, shopId } = { ean: '', shopId: 0 }] = rows
      const { body, status, text } = await first.reserve({ ...newShopper(), shopID: shopId, items: [{ EanNo: ean, Count: 1 }] })
      expect(status, text).toBe(201)
      return body.id
    }

    it('[R10.112] two that run at once tell of each purchase once, in order', async () => {
      const servers = [await start(), await start()]
      await eventually(async () => (await lines()).length).toBe(1)
      // So slowly that the other one looks too while one is at it.
      await receiver.answerAlways({ after: 400 })
      const made: number[] = []
      await Promise.all(
        servers.map(async (server) => {
          for (let count = 0; count < 8; count += 1) made.push(await reserve(server))
        }),
      )
      await eventually(async () => new Set(await idsOf()).size).toBe(made.length)
      const received = await receiver.received()
      expect(received.map(({ id }) => id)).toHaveLength(made.length)
      expect(received.every(({ genuine }) => genuine)).toBe(true)
      const cursors = (await receiver.taken()).map(({ cursor }) => Number(Buffer.from(cursor, 'base64url').toString().slice(2)))
      expect(cursors).toEqual(cursors.toSorted((a, b) => a - b))
      // The last one is noted only when its answer is there.
      const told = (await receiver.taken()).at(-1)?.cursor
      await eventually(lines).toEqual([{ told, failures: 0, leased: null }])
      await receiver.answerAlways(204)
      expect((await idsOf()).toSorted((a, b) => a - b)).toEqual(made.toSorted((a, b) => a - b))
    })

    it('[R10.112] one that is killed while the endpoint has its message loses none', async () => {
      const before = await idsOf()
      const server = await start()
      await receiver.answer(204, 'hang')
      const made = [await reserve(server), await reserve(server), await reserve(server)]
      await eventually(idsOf).toEqual([...before, made[0]])
      await eventually(async () => (await receiver.received()).at(-1)?.taken).toBe(false)
      await server.stop('SIGKILL')
      const under = (await receiver.received()).at(-1)

      // What the killed one had taken is another's a minute later: now, not then.
      await db.query('update webhook_lines set leased_until = now()')
      const again = await start()
      await eventually(idsOf).toEqual([...before, ...made])
      expect((await receiver.received()).filter(({ id }) => id === under?.id).map(({ taken }) => taken)).toEqual([false, true])
      await again.stop('SIGTERM')
    })

    it('[R10.112] one that ends while the endpoint has its message gives its line back, and nobody has failed', async () => {
      const before = await idsOf()
      const server = await start()
      await receiver.answerAlways('hang')
      const made = [await reserve(server), await reserve(server)]
      await eventually(async () => (await receiver.received()).at(-1)?.taken).toBe(false)
      await receiver.answerAlways(204)
      expect(await server.stop('SIGTERM')).toBe(0)
      expect(await idsOf()).toEqual(before)
      expect(await lines()).toMatchObject([{ failures: 0, leased: null }])
      const again = await start()
      await eventually(idsOf).toEqual([...before, ...made])
      await again.stop('SIGTERM')
    })
  },
)
