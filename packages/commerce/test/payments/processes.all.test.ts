import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallbackTokens } from '../../src/features/payments/callback-tokens.ts'
import { bigCount } from '../kit/big-count.ts'
import { startPaidProcesses, type PaidProcesses } from '../kit/paid-processes.ts'
import { eventually } from '../kit/paid-shop.ts'
import type { Server } from '../kit/processes.ts'
import { engines } from '../kit/server.ts'
import { secret } from '../kit/tenants.ts'

const rounds = { kills: bigCount(300), lastUnit: bigCount(1000), callbacks: bigCount(10_000) }
const timeout = 60 * 60_000
const inFlight = 8
/** Printed with a failure, which comes again with it. */
const seed = Number(process.env['VIDDA_SEED'] ?? Date.now() % 1_000_000)

function randomOf(start: number): () => number {
  let state = start + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe.each(engines.filter((name) => name === 'PostgreSQL'))('payments over several processes on %s', { timeout }, (engine) => {
  let shop: PaidProcesses
  const random = randomOf(seed)

  beforeAll(async () => {
    shop = await startPaidProcesses(engine)
  }, 600_000)

  afterAll(() => shop.close())

  const buy = (id: string) => shop.sandbox.control.buyKco(id, { email: 'kari@example.no', postalCode: '0155', method: 'card' })
  it(`of 50 buyers of the last unit who pay over two processes exactly one has an order (${rounds.lastUnit} rounds)`, async () => {
    const [one, other] = [await shop.started(), await shop.started()]
    const server = (index: number): Server => (index % 2 === 0 ? one : other)
    for (let round = 0; round < rounds.lastUnit; round += 1) {
      const last = shop.sold(round)
      await shop.put(last, 1)
      const before = await shop.count('select count(*) as n from orders')
      const answers = await times(50, (index) => shop.open(server(index), last))
      const won = answers.filter(({ status }) => status === 201)
      // Whoever waits too long in the buyers' turn is told to try again (503), and has been charged nothing either.
      const refused = new Set(answers.map(({ status }) => status).filter((status) => status !== 201))
      expect([round, won.length, [...refused].filter((status) => status !== 409 && status !== 503)]).toEqual([round, 1, []])
      const session = won[0]?.body
      if (!session) throw new Error('Nobody has won')
      await buy(await shop.providerId(session))
      await times(2, (index) => shop.complete(server(index), session.token))
      expect(await shop.count('select count(*) as n from orders')).toBe(before + 1)
      expect(await shop.stock(last)).toBe(0)
    }
    await Promise.all([one.stop('SIGTERM'), other.stop('SIGTERM')])
  })

  it(`${rounds.callbacks} pushes, doubled, at once and a tenth of them forged, are one order each and no 5xx`, async () => {
    const server = await shop.started()
    const tokens = new CallbackTokens(secret, () => new Date())
    const paid = Math.max(4, Math.round(rounds.callbacks / 250))
    const before = await shop.count('select count(*) as n from orders')
    const urls: string[] = []
    for (let index = 0; index < paid; index += 1) {
      const one = shop.sold(index)
      await shop.put(one, 1000)
      const { body: session } = await shop.open(server, one)
      const id = await shop.providerId(session)
      await buy(id)
      const own = await shop.count('select id as n from payment_sessions where nonce = $1', [session.id.slice(0, 24)])
      urls.push(`${server.url}/api/v1/checkout/klarna/push/${tokens.make('klarna', 'push', own)}?kid=${id}`)
    }
    const statuses = new Map<string, number>()
    for (let sent = 0; sent < rounds.callbacks; sent += 50) {
      await times(50, async () => {
        const url = urls[Math.floor(random() * urls.length)] ?? ''
        const forged = random() < 0.1
        const { status } = await fetch(forged ? url.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`) : url, { method: 'POST' })
        const kind = `${forged ? 'forged' : 'own'} ${status}`
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      })
    }
    expect([...statuses.keys()].toSorted()).toEqual(['forged 404', 'own 200'])
    expect(await shop.count('select count(*) as n from orders')).toBe(before + paid)
    await server.stop('SIGTERM')
  })

  it(`after ${rounds.kills} kills with ${inFlight} checkouts in flight every purchase has one order, no other has one, and stock adds up (seed ${seed})`, async () => {
    const chosen = Array.from({ length: inFlight }, (_, index) => shop.sold(index * 11 + 3))
    for (const one of chosen) await shop.put(one, 1_000_000)
    await shop.db.query('delete from order_lines')
    await shop.db.query('delete from orders')
    await shop.db.query('delete from payment_sessions')
    const first = new Set((await shop.sandbox.control.truth()).kco.map(({ order_id }) => order_id))
    for (let kill = 0; kill < rounds.kills; kill += 1) {
      const victim = await shop.started()
      const life = { on: true }
      const shopper = async (index: number) => {
        while (life.on) {
          const session = await shop.open(victim, chosen[index % chosen.length] ?? shop.sold(0)).catch(() => null)
          if (session?.status !== 201) continue
          const id = await shop.providerId(session.body)
          await buy(id).catch(() => null)
          await shop.complete(victim, session.body.token).catch(() => null)
        }
      }
      const shoppers = times(inFlight, shopper)
      await new Promise((resolve) => setTimeout(resolve, 50 + random() * 700))
      const stopped = victim.stop('SIGKILL')
      life.on = false
      await Promise.all([stopped, shoppers])
    }
    // Whoever was not heard of is asked after at once, and what a killed process had taken is taken over, as a minute later.
    await shop.db.query('update payment_outbox set next_at = now() where done_at is null')
    await shop.db.query('update payment_sessions set next_read_at = now() where next_read_at is not null')
    const last = await shop.started()
    const completed = async () =>
      (await shop.sandbox.control.truth()).kco.filter((one) => !first.has(one.order_id) && one.status === 'checkout_complete')
    const paid = (await completed()).map(({ merchant_reference1 }) => Number(merchant_reference1)).toSorted((x, y) => x - y)
    const ours = async () => (await shop.db.query<{ id: number }>('select id from orders order by id')).rows.map(({ id }) => id)
    await eventually(ours).toEqual(paid)
    await eventually(async () => (await completed()).every(({ acknowledged }) => acknowledged)).toBe(true)
    for (const one of new Set(chosen)) {
      const { variantId, shopId } = one
      const [left, held] = [await shop.stock(one), await shop.held(one)]
      const gone = await shop.count(
        `select coalesce(sum(l.count), 0) as n from order_lines l join orders o on o.id = l.order_id join variants v on v.ean = l.ean and v.chain_id = o.chain_id
         where v.id = $1 and o.shop_id = $2`,
        [variantId, shopId],
      )
      expect([variantId, left + held + gone]).toEqual([variantId, 1_000_000])
    }
    process.stdout.write(`  ${rounds.kills} kills (seed ${seed}): ${paid.length} purchases, an order for each\n`)
    await last.stop('SIGTERM')
  })
})
