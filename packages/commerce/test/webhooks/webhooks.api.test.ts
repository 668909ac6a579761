import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendAgain, webhooksOf } from '../../src/features/webhooks/index.ts'
import { eventually } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'
import { FeedReader, askFeed } from '../order-feed/reader.ts'
import { payer } from '../payments/payer.ts'
import type { Received } from './receiver.ts'
import { newSecret, startToldShop, type ToldShop } from './told-shop.ts'
import { isFromTheShop } from './verify.ts'

const [second, hour] = [1000, 3_600_000]

describe.each(engines)('webhooks on %s', (engine) => {
  let told: ToldShop
  const { bought, acknowledged } = payer(() => told.shop)

  beforeAll(async () => {
    told = await startToldShop(engine)
  })
  afterAll(() => told.close())

  const db = () => told.shop.server.commerce.db
  const states = () => webhooksOf(db(), 1)
  const line = async () => (await states()).lines[0]

  /** All that was made before is told. */
  beforeEach(async () => {
    await told.receiver.answerAlways(204)
    await told.receiver.answer()
    await told.advance(2 * hour)
    await eventually(async () => (await line())?.waiting).toBe(0)
  })

  /** What has come since. */
  async function listening() {
    const numberIn = ({ body }: Received) => (JSON.parse(body) as { id: number }).id
    const before = await told.receiver.received()
    const known = new Set(before.map(numberIn))
    const received = async () => (await told.receiver.received()).slice(before.length)
    return { received, named: async () => (await received()).map(numberIn).filter((id) => !known.has(id)) }
  }

  async function only(received: () => Promise<readonly Received[]>): Promise<Received> {
    const [message] = await received()
    if (!message) throw new Error('Nothing was received')
    return message
  }

  it('[R10.110] tell of each purchase once, in the order in which they came, in the bytes of the feed', async () => {
    const reader = new FeedReader(told.shop.client)
    await reader.read()
    const since = (await reader.read()).length
    expect(since).toBe(0)
    const { body: start } = await askFeed(told.shop.client, '?limit=500')
    const { received, named } = await listening()
    const ids = [await told.reserve(), await told.reserve(), await told.reserve()]
    await eventually(named).toEqual(ids)
    const messages = await received()
    const { text } = await askFeed(told.shop.client, `?since=${start.next}`)
    expect(messages.map(({ body }) => text.includes(body))).toEqual([true, true, true])
    expect(messages.map(({ body }) => JSON.parse(body) as unknown)).toEqual(await reader.read())
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3)
    for (const { method, url, headers, genuine } of messages) {
      expect([method, url, headers['content-type'], genuine]).toEqual([
        'POST',
        '/orders?from=vidda',
        'application/json; charset=utf-8',
        true,
      ])
    }
  })

  it('[R10.110] tell anew, under another id, of what becomes of a purchase: an order that is paid and charged, a reservation that is collected', async () => {
    const { received } = await listening()
    const reservation = await told.reserve()
    const { session, id } = await bought()
    await told.shop.complete(session.token)
    await acknowledged(session, id)
    const { body: order } = await told.shop.receipt(session.token)
    await told.shop.operate(order.id ?? 0, 'capture', null)
    await told.collect(reservation)
    const last = async (kind: string, purchase: number | null) => {
      const all = (await received()).map((one) => ({ ...one, data: JSON.parse(one.body) as { kind: string; id: number; state: string } }))
      return all.filter(({ data }) => data.kind === kind && data.id === purchase)
    }
    await eventually(async () => (await last('order', order.id)).at(-1)?.data.state).toBe('captured')
    await eventually(async () => (await last('reservation', reservation)).map(({ data }) => data.state)).toEqual(['reserved', 'collected'])
    const ids = (await received()).map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[R10.110] tell nothing of another chain', async () => {
    const { named } = await listening()
    const { second: other } = told.shop.server
    expect((await other.get('/orders/feed')).status).toBe(401)
    const id = await told.reserve()
    await eventually(named).toEqual([id])
  })

  it('[R10.111] are signed, so that a receiver notices another secret, another body, another id and an old message', async () => {
    const { received } = await listening()
    await told.reserve()
    await eventually(async () => (await received()).map(({ genuine }) => genuine)).toEqual([true])
    const { headers, body } = await only(received)
    const now = told.shop.now().getTime()
    const old = String(Number(headers['webhook-timestamp']) - 600)
    expect(isFromTheShop(headers, body, told.secret, now)).toBe(true)
    expect(isFromTheShop(headers, body, newSecret(), now)).toBe(false)
    expect(isFromTheShop(headers, body.replace('"reserved"', '"collected"'), told.secret, now)).toBe(false)
    expect(isFromTheShop({ ...headers, 'webhook-id': 'reservation-1' }, body, told.secret, now)).toBe(false)
    expect(isFromTheShop({ ...headers, 'webhook-timestamp': old }, body, told.secret, now - 600 * second)).toBe(false)
    expect(isFromTheShop(headers, body, told.secret, now + 600 * second)).toBe(false)
    told.sign(newSecret())
    await told.reserve()
    await eventually(async () => (await received()).map(({ genuine }) => genuine)).toEqual([true, false])
    told.sign(told.secret)
  })

  it('[R10.111] are signed with both secrets while one takes the place of the other', async () => {
    const { received } = await listening()
    const next = newSecret()
    told.sign(next, told.secret)
    await told.reserve()
    await eventually(async () => (await received()).length).toBe(1)
    told.sign(told.secret)
    const { headers, body, genuine } = await only(received)
    expect([genuine, isFromTheShop(headers, body, next, told.shop.now().getTime())]).toEqual([true, true])
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
  })

  it.each([['500', 500] as const, ['a timeout', 'hang'] as const, ['a hang-up', 'hang up'] as const, ['429', 429] as const])(
    '[R10.112] come again after %s under the same id, before whatever comes after them',
    async (_, behaviour) => {
      const { received, named } = await listening()
      await told.receiver.answer(behaviour)
      const first = await told.reserve()
      await eventually(async () => (await line())?.failures).toBe(1)
      const other = await told.reserve()
      expect(await named()).toEqual([first])
      await told.advance(10 * second)
      await eventually(named).toEqual([first, first, other])
      const [failed, again] = await received()
      expect(again?.id).toBe(failed?.id)
      expect([failed?.genuine, again?.genuine]).toEqual([true, true])
      await eventually(line).toMatchObject({ failures: 0, failingSince: null, lastError: null, waiting: 0 })
    },
  )

  it('[R10.112] are left longer alone with each failure, and as long as the endpoint asks', async () => {
    const { named } = await listening()
    const pauseOf = async () => ((await line())?.nextAt.getTime() ?? 0) - told.shop.now().getTime()
    await told.receiver.answer(500, 500, 500, { retryAfter: 1800 })
    const id = await told.reserve()
    const longest = [6.25, 18.75, 75, 2250]
    const shortest = [0, 6.25, 37, 1000]
    for (const [at, seconds] of longest.entries()) {
      await eventually(async () => (await line())?.failures).toBe(at + 1)
      const pause = await pauseOf()
      expect(pause).toBeLessThanOrEqual(seconds * second)
      expect(pause).toBeGreaterThan((shortest[at] ?? 0) * second - 5 * second)
      await told.advance(seconds * second)
    }
    await eventually(named).toEqual([id, id, id, id, id])
  })

  it('[R10.112] begin anew with their patience when something was taken in between', async () => {
    const { named } = await listening()
    await told.receiver.answer(500, 204, 500)
    const first = await told.reserve()
    await eventually(async () => (await line())?.failures).toBe(1)
    const other = await told.reserve()
    await told.advance(30 * hour)
    await eventually(named).toEqual([first, first, other])
    await eventually(line).toMatchObject({ failures: 1 })
    expect((await states()).parked).toEqual([])
    await told.advance(10 * second)
    await eventually(named).toEqual([first, first, other, other])
  })

  it('[R10.113] are left aside when nothing was taken for the hours that are set, so that what comes after them is told, and a later change tells of both', async () => {
    const { named } = await listening()
    Object.assign(told.settings, { longest: 5 * hour })
    await told.receiver.answerAlways(500)
    const [first, other] = [await told.reserve(), await told.reserve()]
    await eventually(async () => (await line())?.failures).toBe(1)
    await told.advance(4 * hour)
    await eventually(async () => (await line())?.failures).toBe(2)
    expect((await states()).parked).toEqual([])
    await told.receiver.answer(500)
    await told.receiver.answerAlways(204)
    await told.advance(2 * hour)
    await eventually(named).toEqual([first, first, first, other])
    await eventually(async () => (await states()).parked).toMatchObject([
      { tenantId: 'first', kind: 'reservation', id: first, again: false, lastError: '127.0.0.1 answers 500' },
    ])
    await told.collect(first)
    await eventually(named).toEqual([first, first, first, other, first])
    await eventually(async () => (await states()).parked).toEqual([])
    Object.assign(told.settings, { longest: 24 * hour })
  })

  it('[R10.113] are left aside after an hour when it is they that are refused, and are sent again when the operator says so', async () => {
    const { named } = await listening()
    await told.receiver.answer(422, 422)
    const id = await told.reserve()
    await eventually(async () => (await line())?.failures).toBe(1)
    await told.advance(hour)
    await eventually(async () => (await states()).parked).toMatchObject([{ id, lastError: '127.0.0.1 answers 422' }])
    await told.receiver.answer(422)
    expect([await sendAgain(db(), 1, id + 1, told.shop.now()), await sendAgain(db(), 2, id, told.shop.now())]).toEqual([0, 0])
    expect(await sendAgain(db(), 1, id, told.shop.now())).toBe(1)
    await eventually(named).toEqual([id, id, id])
    await eventually(async () => (await states()).parked).toMatchObject([{ id, again: false }])
    expect(await sendAgain(db(), 1, null, told.shop.now())).toBe(1)
    await eventually(named).toEqual([id, id, id, id])
    await eventually(async () => (await states()).parked).toEqual([])
  })

  it('[R10.114] go to no other address than the one that was named', async () => {
    const { received } = await listening()
    await told.receiver.answer({ location: `${new URL(told.receiver.url).origin}/elsewhere` })
    await told.reserve()
    await eventually(async () => (await line())?.lastError).toBe(
      '127.0.0.1 answers 307, and redirects are not followed: name the address itself',
    )
    expect((await received()).map(({ url }) => url)).toEqual(['/orders?from=vidda'])
  })

  it('[R10.114] do not go inside the network where the operator has not said so', async () => {
    const { received } = await listening()
    Object.assign(told.settings, { allowedHosts: [] })
    await told.reserve()
    await eventually(async () => (await line())?.lastError).toBe(
      '127.0.0.1 is inside the network: name a public address, or let it be told with WEBHOOK_ALLOW_HOSTS=127.0.0.1',
    )
    expect(await received()).toEqual([])
    Object.assign(told.settings, { allowedHosts: ['127.0.0.1'] })
  })

  it('[R10.114] read no more of an answer than they need', async () => {
    const { named } = await listening()
    await told.receiver.answer('flood')
    const id = await told.reserve()
    await eventually(named).toEqual([id])
    await eventually(line).toMatchObject({ waiting: 0, failures: 0 })
    // What the system keeps between them for a reader that has gone.
    expect(await told.receiver.written()).toBeLessThan(32 * 1024 * 1024)
  })
})
