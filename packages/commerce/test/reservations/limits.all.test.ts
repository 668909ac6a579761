import { randomInt, randomUUID } from 'node:crypto'
import { headerNames, type ErrorBody } from '@vidda/contract'
import type { Reservation } from '@vidda/contract/wire'
import { defaultLimits } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommerce, type Commerce } from '../../src/server.ts'
import { addressGroup } from '../../src/kernel/http/proxies/index.ts'
import { Client, type Answer } from '../kit/client.ts'
import { inStock } from '../kit/goods.ts'
import { setLimits } from '../kit/limits.ts'
import { newShopper } from '../kit/people.ts'
import { checkOf } from '../kit/schema-check.ts'
import { enginesProved, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'
import { openStates } from '../../src/features/reservations/states.ts'

const calls = 1200
const atOnce = 24

const any = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value

const phones = Array.from({ length: 60 }, (_, index) => `4${String(index).padStart(7, '1')}`)
const spelledPhone = (phone: string) => any([phone, `+47${phone}`, `0047 ${phone}`, ` +47 ${phone} `])
const spelledEmail = (number: number) =>
  any([`kari${number}@example.org`, `KARI${number}@Example.org`, `kari${number}+${randomInt(1000)}@example.org`])
// So few that each rule is met: together they may reserve far less than all phones may, of which large reservations that nobody confirms use up some.
const addresses = [
  ...Array.from({ length: 3 }, (_, index) => [`203.0.113.${index}`, `::ffff:203.0.113.${index}`]),
  ...Array.from({ length: 2 }, (_, index) => Array.from({ length: 5 }, (__, host) => `2001:db8:0:${index}::${host}`)),
]

type Made = Reservation & ErrorBody

// Thousands of reservations, each a transaction of a dozen statements: minutes on a machine at work.
describe.each(enginesProved)('limits under everything at once, on %s', { timeout: 15 * 60_000 }, (engine) => {
  let server: TestServer
  let other: Commerce | null = null
  let clients: readonly Client[]
  let shopId: number
  let eans: readonly string[]

  beforeAll(async () => {
    server = await startServer(engine, { articles: 24 })
    const { db } = server.commerce
    await setLimits(db, {})
    shopId = (await inStock(server.first)).shopId
    await sql`update articles set web_purchase_limit = 1000, price = 10000`.execute(db)
    await sql`insert into stock (variant_id, shop_id, qty) select id, ${shopId}, 100000 from variants where chain_id = 1
      on conflict (variant_id, shop_id) do update set qty = 100000`.execute(db)
    const { rows } = await sql<{ ean: string }>`
      select v.ean from variants v join articles a on a.id = v.article_id
      where a.chain_id = 1 and a.visible order by v.ean limit 12`.execute(db)
    eans = rows.map(({ ean }) => ean)
    clients = [server.first]
    // The embedded database serves one process at a time.
    if (engine === 'PGlite') return
    other = await openCommerce(server.options)
    const url = await other.listen({ host: '127.0.0.1', port: 0 })
    const check = await checkOf(url)
    clients = [server.first, await Client.visit(url, tenants[0], check)]
  })

  afterAll(async () => {
    await other?.close()
    await server.close()
  })

  const reserve = (body: object, { address, key = randomUUID() }: { readonly address: string; readonly key?: string }) => {
    const client = any(clients)
    return client.send<Made>('POST', '/reservations', {
      body,
      headers: { ...client.guards, [headerNames.idempotencyKey]: key, 'x-forwarded-for': address },
    })
  }

  /** So many at a time, each as soon as one before it is answered. */
  async function run(count: number, work: (index: number) => Promise<void>): Promise<void> {
    let next = 0
    const worker = async () => {
      while (next < count) await work(next++)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }

  it(`of ${calls} calls in every mixture no phone, mailbox or network address holds more than the table says, nor gets more mails`, async () => {
    const { db } = server.commerce
    const answers: { readonly address: string; readonly answer: Answer<Made> }[] = []
    const sent: { readonly body: object; readonly key: string }[] = []
    await run(calls, async (index) => {
      const address = any(any(addresses))
      const items = [{ EanNo: any(eans), Count: randomInt(1, 8) }]
      const fresh = {
        body: { name: 'Kari', phone: spelledPhone(any(phones)), email: spelledEmail(randomInt(60)), shopID: shopId, items },
        key: randomUUID(),
      }
      const before = any(sent.length > 0 ? sent : [fresh])
      // Some are the same call again, some the same cart under another key.
      const { body, key } = index % 5 === 0 ? before : index % 7 === 0 ? { ...before, key: randomUUID() } : fresh
      sent.push({ body, key })
      answers.push({ address, answer: await reserve(body, { address, key }) })
    })
    const statuses = Map.groupBy(answers, ({ answer }) => `${answer.status} ${answer.body.code ?? ''}`.trim())
    expect([...statuses.keys()].toSorted()).toEqual(['201', '409 reservation_limit', '429 reservation_rate'])

    const { rows } = await sql<{ id: number; phone: string; email: string; units: number }>`
      select r.id, r.phone, r.email_key as email, sum(l.count)::int as units
      from reservations r join reservation_lines l on l.reservation_id = r.id and l.reserved
      where ${openStates} group by r.id`.execute(db)
    expect(rows.length).toBeGreaterThan(30)
    for (const key of ['phone', 'email'] as const) {
      for (const [whose, held] of Map.groupBy(rows, (row) => row[key])) {
        const units = held.reduce((sum, row) => sum + row.units, 0)
        expect({ whose, over: units > defaultLimits.openUnits || held.length > defaultLimits.openReservations }).toEqual({
          whose,
          over: false,
        })
      }
    }
    // Whoever asked first has made it, as far as answers tell; each address at most what all its reservations hold.
    const used = await sql<{ units: number }>`select sum(units)::int as units from limit_uses group by key`.execute(db)
    for (const { units } of used.rows) expect(units).toBeLessThanOrEqual(defaultLimits.unitsPerAddress)
    const units = new Map(rows.map((row) => [row.id, row.units]))
    const made = new Map<number, string>()
    for (const { address, answer } of answers) {
      // A reservation that was answered to one address alone was made from there.
      if (answer.status === 201) made.set(answer.body.id, made.has(answer.body.id) ? '' : addressGroup(address))
    }
    for (const [address, ids] of Map.groupBy([...made.keys()], (id) => made.get(id) ?? '')) {
      if (address !== '') expect(ids.reduce((sum, id) => sum + (units.get(id) ?? 0), 0)).toBeLessThanOrEqual(defaultLimits.unitsPerAddress)
    }
    const mails = await sql<{ email: string; count: number }>`
      select email_key as email, count(*)::int as count from reservations group by email_key`.execute(db)
    for (const { count } of mails.rows) expect(count).toBeLessThanOrEqual(defaultLimits.mailsPerReceiver)
  })

  it('200 ordinary reservations of different shoppers pass unhindered, whole families and a shop’s own network among them', async () => {
    const shoppers = Array.from({ length: 200 }, (_, index) => ({ person: newShopper(), address: `198.51.${index >> 2}.1` }))
    const statuses: number[] = []
    await run(shoppers.length, async (index) => {
      const { person, address } = shoppers[index] ?? any(shoppers)
      const items = [{ EanNo: any(eans), Count: randomInt(1, 5) }]
      statuses.push((await reserve({ ...person, shopID: shopId, items }, { address })).status)
    })
    expect(statuses).toEqual(Array.from({ length: 200 }, () => 201))
  })

  it('a kiosk where everybody reserves passes too, once its chain has raised what one network address may reserve', async () => {
    await setLimits(server.commerce.db, { unitsPerAddress: 1000 })
    const statuses: number[] = []
    await run(60, async () => {
      const items = [{ EanNo: any(eans), Count: 2 }]
      statuses.push((await reserve({ ...newShopper(), shopID: shopId, items }, { address: '192.0.2.50' })).status)
    })
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 201))
  })
})
