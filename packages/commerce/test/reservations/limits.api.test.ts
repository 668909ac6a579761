import { randomUUID } from 'node:crypto'
import { headerNames, type ErrorBody } from '@vidda/contract'
import type { Availability, Reservation } from '@vidda/contract/wire'
import { confirmWindow, defaultLimits, reservationStates as states, type ReservationLimits } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runHourlyJobs } from '../kit/jobs.ts'
import { type Answer, untilAnswered } from '../kit/client.ts'
import { inStock } from '../kit/goods.ts'
import { setLimits } from '../kit/limits.ts'
import { isTo, mailsIn, mailTo } from '../kit/mailbox.ts'
import { newShopper, registered } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'
import { endReservations, settleReservation } from '../../src/features/reservations/states.ts'

const minute = 60_000

type Made = Reservation & ErrorBody
type Item = { readonly EanNo: string; readonly Count: number }

/** Another network address for each that does not matter. */
let addresses = 0
const anyAddress = () => `10.${(addresses += 1) >> 8}.${addresses & 255}.1`

describe.each(engines)('limits of reservations, on %s', (engine) => {
  let server: TestServer
  let now = new Date('2026-11-17T09:00:00Z')
  let item: Item
  let shopId: number
  let articleId: number

  beforeAll(async () => {
    server = await startServer(engine, { now: () => now, articles: 24 })
    const found = await inStock(server.first)
    item = { EanNo: found.ean, Count: 1 }
    shopId = found.shopId
    articleId = found.article.id
    await sql`update stock set qty = 100000`.execute(server.commerce.db)
    await sql`update articles set web_purchase_limit = 1000, price = 10000`.execute(server.commerce.db)
  })

  afterAll(() => server.close())

  /** Later than anything that counts by the hour; what is open from before stays so. */
  beforeEach(async () => {
    now = new Date(now.getTime() + 61 * minute)
    await limits({})
  })

  const db = () => server.commerce.db
  const limits = (changes: Partial<ReservationLimits>) => setLimits(db(), { confirmAboveUnits: 1000, ...changes })
  const stock = async () => {
    const { body } = await server.first.get<Availability[]>(`/articles/availability/${articleId}`)
    return body[0]?.variants.find(({ ean }) => ean === item.EanNo)?.shops.find(({ id }) => id === shopId)?.qty ?? 0
  }
  const wish = (units: number, person: object = newShopper()) => ({ ...person, shopID: shopId, items: [{ ...item, Count: units }] })
  /** A visitor with tokens of now. */
  const visit = () => server.visit(tenants[0])

  /** Reserves from a network address. */
  async function reserve(body: object, { address = anyAddress() } = {}): Promise<Answer<Made>> {
    const client = await visit()
    const headers = { ...client.guards, [headerNames.idempotencyKey]: randomUUID(), 'x-forwarded-for': address }
    return untilAnswered(() => client.send<Made>('POST', '/reservations', { body, headers }))
  }
  const statusesOf = async (answers: readonly Promise<Answer<Made>>[]) => (await Promise.all(answers)).map(({ status }) => status)
  const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

  it('of thirty calls with one phone at once three are reserved, whatever spelling, e-mail address and network they come with', async () => {
    const { phone } = newShopper()
    const before = await stock()
    const spellings = [phone, `+47${phone}`, `0047 ${phone}`, ` +47 ${phone} `]
    const answers = await statusesOf(
      Array.from({ length: 30 }, (_, index) => reserve(wish(2, newShopper({ phone: spellings[index % spellings.length] })))),
    )
    expect([count(answers, 201), count(answers, 409)]).toEqual([3, 27])
    expect(before - (await stock())).toBe(6)
  })

  it('of thirty calls with one mailbox at once no more than ten units are reserved, however it is spelled', async () => {
    const { email } = newShopper()
    const [name, host] = email.split('@')
    const before = await stock()
    const spellings = [email, email.toUpperCase(), `${name}+a@${host}`, `${name}+b@${host}`]
    const answers = await statusesOf(
      Array.from({ length: 30 }, (_, index) => reserve(wish(4, newShopper({ email: spellings[index % spellings.length] })))),
    )
    expect([count(answers, 201), count(answers, 409)]).toEqual([2, 28])
    expect(before - (await stock())).toBe(8)
  })

  it('a refusal tells which limit, how much it is, and how much is left', async () => {
    const person = newShopper()
    expect((await reserve(wish(7, person))).status).toBe(201)
    const refused = await reserve(wish(4, person))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'reservation_limit', limit: { name: 'openUnits', most: 10, left: 3 } },
    })
    expect((await reserve(wish(3, person))).status).toBe(201)
  })

  it('a chain may choose other limits', async () => {
    await limits({ openUnits: 2, openReservations: 1 })
    const person = newShopper()
    expect((await reserve(wish(3, person))).body.limit).toEqual({ name: 'openUnits', most: 2, left: 2 })
    expect((await reserve(wish(1, person))).status).toBe(201)
    expect((await reserve(wish(1, { ...person, name: 'Ola' }))).body.limit).toEqual({ name: 'openReservations', most: 1, left: 0 })
  })

  it('what is collected, cancelled or over counts no more', async () => {
    const person = newShopper()
    const made = (await reserve(wish(10, person))).body
    expect((await reserve(wish(1, person))).status).toBe(409)
    await settleReservation(db(), { chainId: 1, id: made.id, event: 'collect', by: 'Ola', tell: false, now })
    expect((await reserve(wish(10, person))).status).toBe(201)
  })

  it.each([
    ['one address', ['203.0.113.7', '::ffff:203.0.113.7']],
    ['one /64 of IPv6', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:9:8:7:6']],
  ])('from %s no more than forty units are reserved in an hour, also at once', async (_, spellings) => {
    const before = await stock()
    const answers = await Promise.all(
      Array.from({ length: 16 }, (__, index) => reserve(wish(3), { address: spellings[index % spellings.length] ?? '' })),
    )
    expect(before - (await stock())).toBe(39)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'reservation_rate', limit: { name: 'unitsPerAddress', most: 40, left: 1 } },
    })
    expect(refused?.headers.get('retry-after')).toBe('3600')
    expect((await reserve(wish(3))).status).toBe(201)
    now = new Date(now.getTime() + 60 * minute)
    expect((await reserve(wish(3), { address: spellings[0] ?? '' })).status).toBe(201)
  })

  it('the same cart and person under another key a moment later is the same reservation, also at once', async () => {
    const person = newShopper()
    const before = await stock()
    const answers = await Promise.all([
      reserve(wish(2, person)),
      reserve({ ...wish(2, person), phone: `+47 ${person.phone}`, email: person.email.toUpperCase() }),
      reserve(wish(2, { ...person, name: ` ${person.name} ` })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1)
    expect(before - (await stock())).toBe(2)
    now = new Date(now.getTime() + 11 * minute)
    expect((await reserve(wish(2, person))).body.id).not.toBe(answers[0]?.body.id)
  })

  it('whoever knows only the phone and the cart of another is told nothing of that reservation', async () => {
    const person = newShopper()
    const made = (await reserve(wish(2, person))).body
    const other = await reserve(wish(2, newShopper({ phone: person.phone })))
    expect(other.status).toBe(201)
    expect(other.body.id).not.toBe(made.id)
    expect(other.text).not.toContain(person.email)
  })

  it('the fifth mail of an hour to one receiver is not sent: a reservation is a 429, a forgotten password the same answer as ever', async () => {
    await limits({ openReservations: 100 })
    const { email, phone } = newShopper()
    const answers = []
    for (const index of Array.from({ length: 6 }).keys()) answers.push(await reserve(wish(1, { name: `Kari ${index}`, email, phone })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429, 429])
    expect(answers[4]).toMatchObject({ body: { code: 'reservation_rate', limit: { name: 'mailsPerReceiver', most: 4, left: 0 } } })
    expect(answers[4]?.headers.get('retry-after')).toBe('3600')

    const person = await registered(await visit())
    for (const _ of Array.from({ length: 5 })) {
      expect((await person.browser.post('/customers/password/email', { email: person.sent.email })).status).toBe(204)
    }
    const toThem = async () => (await mailsIn(server.commerce.mailLocation)).filter((mail) => isTo(mail, person.sent.email)).length
    await expect.poll(toThem).toBe(4)
    await expect.poll(async () => (await sql`select 1 from mails where kind = 'password'`.execute(db())).rows.length).toBe(0)
    expect(await toThem()).toBe(4)
  })

  describe('a large reservation', () => {
    const confirm = async (token: string) => {
      const client = await visit()
      return client.send<Made>('POST', '/reservations/confirm', { body: { token }, headers: client.guards })
    }
    const linkTo = async ({ email }: { readonly email: string }) => {
      const mail = await mailTo(server.commerce.mailLocation, email, /^Bekreft reservasjonen/)
      return /\/checkout\/kvittering#token=([\w-]+)&bekreft=([\w-]+)/.exec(mail.text)?.slice(1) ?? []
    }
    const stateOf = async (token: string) => (await server.first.get<Made>(`/receipts/${token}`)).body.statusID

    beforeEach(() => setLimits(db(), {}))

    it('holds nothing until the receiver has confirmed it, once, with the token of the mail', async () => {
      const person = newShopper()
      const before = await stock()
      const { status, body } = await reserve(wish(6, person))
      expect([status, body.statusID]).toEqual([201, states.awaiting])
      expect(body.confirmBefore).toBe(new Date(now.getTime() + confirmWindow).toISOString())
      const [receipt = '', token = ''] = await linkTo(person)
      // Whoever opens the link, such as a scanner of mails, confirms nothing.
      expect(await stateOf(receipt)).toBe(states.awaiting)
      expect(await stock()).toBe(before)
      // The receipt's token is everybody's who made the reservation, and proves no mailbox.
      expect((await confirm(receipt)).status).toBe(404)
      const answers = await Promise.all([confirm(token), confirm(token)])
      expect(answers.map(({ status: one, body: made }) => [one, made.statusID])).toEqual([
        [200, states.reserved],
        [200, states.reserved],
      ])
      expect(before - (await stock())).toBe(6)
      expect(Date.parse(answers[0]?.body.collectBefore ?? '')).toBeGreaterThan(now.getTime() + confirmWindow)
      expect((await mailTo(server.commerce.mailLocation, person.email, /^Reservasjon/)).text).toContain(String(body.id))
    })

    it('counts while it waits, so that a phone cannot ask for more', async () => {
      const person = newShopper()
      expect((await reserve(wish(6, person))).status).toBe(201)
      expect((await reserve(wish(6, person))).body.id).toBe((await reserve(wish(6, person))).body.id)
      expect((await reserve(wish(5, person))).body.limit).toEqual({ name: 'openUnits', most: 10, left: 4 })
    })

    it('that is not confirmed within half an hour ends, and a confirmation then changes nothing', async () => {
      const [late, ended] = [newShopper(), newShopper()]
      const made = [(await reserve(wish(6, late))).body, (await reserve(wish(6, ended))).body]
      const tokens = [await linkTo(late), await linkTo(ended)]
      const before = await stock()
      now = new Date(now.getTime() + confirmWindow)
      expect((await confirm(tokens[0]?.[1] ?? '')).body.statusID).toBe(states.unconfirmed)
      await endReservations(db(), now)
      expect(await stateOf(made[1]?.token ?? '')).toBe(states.unconfirmed)
      expect((await confirm(tokens[1]?.[1] ?? '')).body.statusID).toBe(states.unconfirmed)
      expect(await stock()).toBe(before)
      await runHourlyJobs(db(), new Date(now.getTime() + 25 * 60 * minute))
      expect((await confirm(tokens[0]?.[1] ?? '')).status).toBe(404)
      expect((await sql`select 1 from reservations where email = ${late.email} or email_key = ${late.email}`.execute(db())).rows).toEqual(
        [],
      )
    })

    it('whose goods are gone meanwhile is told so, and takes what is left of them', async () => {
      const person = newShopper()
      const { body } = await reserve(wish(6, person))
      const [, token = ''] = await linkTo(person)
      const before = await stock()
      await sql`update stock set qty = 5 where shop_id = ${shopId}`.execute(db())
      const gone = await confirm(token)
      await sql`update stock set qty = ${before} where shop_id = ${shopId}`.execute(db())
      expect(gone).toMatchObject({ status: 200, body: { id: body.id, statusID: states.soldOut, articles: [], total: 0 } })
      expect(gone.body.notReserved.map(({ Count }) => Count)).toEqual([6])
    })

    it('above the chain’s sum waits too, however few its units', async () => {
      await setLimits(db(), { confirmAboveTotal: 100 })
      expect((await reserve(wish(1))).body.statusID).toBe(states.awaiting)
    })

    it('of a customer whose address is verified, and who is logged in, holds at once', async () => {
      const person = await registered(await visit())
      const send = () =>
        person.browser.post<Made>('/reservations', wish(6, { name: 'Kari', email: person.sent.email, phone: person.sent.phone }), {
          [headerNames.idempotencyKey]: randomUUID(),
          'x-forwarded-for': anyAddress(),
        })
      await sql`update customers set email_verified = true where id = ${person.customer.id}`.execute(db())
      expect((await send()).body.statusID).toBe(states.reserved)
    })
  })

  it('the shop releases a reservation: the goods are back, the record says who and when, and the customer hears of it', async () => {
    const person = newShopper()
    const before = await stock()
    const { body } = await reserve(wish(2, person))
    const release = { chainId: 1, id: body.id, event: 'cancel', by: 'Ola i butikken', tell: true, now } as const
    expect(await settleReservation(db(), release)).toBe('cancelled')
    expect(await stock()).toBe(before)
    expect((await sql`select ended_by, ended_at from reservations where id = ${body.id}`.execute(db())).rows).toEqual([
      { ended_by: 'Ola i butikken', ended_at: now },
    ])
    expect((await mailTo(server.commerce.mailLocation, person.email, /er opphevet$/)).text).toContain(String(body.id))
  })

  it('the limits of a chain are at first those of the domain', async () => {
    const { rows } = await sql<{ column: string; value: string }>`
      select column_name as column, column_default as value from information_schema.columns
      where table_name = 'chain_settings' and data_type = 'integer' and column_default is not null order by column_name`.execute(db())
    const column = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const expected = Object.entries(defaultLimits).map(([name, value]) => ({ column: column(name), value: String(value) }))
    expect(rows).toEqual(expected.toSorted((one, other) => (one.column < other.column ? -1 : 1)))
  })
})
