import { randomUUID } from 'node:crypto'
import { headerNames, type ErrorBody } from '@vidda/contract'
import type { Reservation } from '@vidda/contract/wire'
import { reservationStates as states } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../kit/client.ts'
import { inStock } from '../kit/goods.ts'
import { setLimits } from '../kit/limits.ts'
import { isTo, mailsIn, mailTo } from '../kit/mailbox.ts'
import { newShopper } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'
import { endReservations, settleReservation } from '../../src/features/reservations/states.ts'

const minute = 60_000
const rounds = 12

type Made = Reservation & ErrorBody
type Goods = { readonly ean: string; readonly shopId: number }

let addresses = 0
const anyAddress = () => `10.9.${(addresses += 1) >> 8}.${addresses & 255}`

describe.each(engines)('a reservation in its receiver’s hands, on %s', (engine) => {
  let server: TestServer
  let now = new Date('2026-11-17T09:00:00Z')
  let goods: Goods
  let other: Goods

  beforeAll(async () => {
    // A tick would end what is late before the receiver asks.
    server = await startServer(engine, { now: () => now, articles: 24, tickEvery: 3_600_000 })
    const shopId = (await inStock(server.first)).shopId
    const { rows } = await sql<{ ean: string }>`
      select v.ean from stock s join variants v on v.id = s.variant_id join articles a on a.id = v.article_id
      where v.chain_id = 1 and s.shop_id = ${shopId} and a.visible order by v.ean limit 2`.execute(db())
    goods = { ean: rows[0]?.ean ?? '', shopId }
    other = { ean: rows[1]?.ean ?? '', shopId }
    await sql`update stock set qty = 1000`.execute(db())
    await sql`update articles set web_purchase_limit = 1000, price = 10000`.execute(db())
    await sql`update shops set email = 'butikken@example.org' where chain_id = 1 and id = ${shopId}`.execute(db())
  })

  afterAll(() => server.close())

  beforeEach(async () => {
    now = new Date(now.getTime() + 61 * minute)
    await setLimits(db(), { confirmAboveUnits: 1000, unitsPerAddress: 1000 })
  })

  const db = () => server.commerce.db
  const outbox = () => server.commerce.mailLocation
  const visit = () => server.visit(tenants[0])

  async function stockOf({ ean, shopId }: Goods): Promise<number> {
    const { rows } = await sql<{ qty: number }>`
      select s.qty from stock s join variants v on v.id = s.variant_id
      where v.chain_id = 1 and v.ean = ${ean} and s.shop_id = ${shopId}`.execute(db())
    return rows[0]?.qty ?? 0
  }

  async function send(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer<Made>> {
    const client = await visit()
    return client.send<Made>('POST', path, { body, headers: { ...client.guards, 'x-forwarded-for': anyAddress(), ...headers } })
  }

  const reserve = (items: readonly (readonly [Goods, number])[], person: object = newShopper()) =>
    send(
      '/reservations',
      { ...person, shopID: goods.shopId, items: items.map(([{ ean }, Count]) => ({ EanNo: ean, Count })) },
      { [headerNames.idempotencyKey]: randomUUID() },
    )
  const made = async (count = 2, person: object = newShopper()) => (await reserve([[goods, count]], person)).body
  const cancel = ({ token }: { readonly token: string }) => send('/reservations/cancel', { token })
  const change = ({ token }: { readonly token: string }, wish: object) => send('/reservations/change', { token, ...wish })
  const keep = ({ ean: EanNo }: Goods, Count: number) => ({ EanNo, Count })
  const receipt = async ({ token }: { readonly token: string }) => (await server.first.get<Made>(`/receipts/${token}`)).body
  const release = (id: number, event: 'cancel' | 'collect' = 'cancel') =>
    settleReservation(db(), { chainId: 1, id, event, by: 'Ola', tell: event === 'cancel', now })
  const mailsAbout = async (address: string, id: number) =>
    (await mailsIn(outbox())).filter((mail) => isTo(mail, address) && mail.text.includes(String(id)))

  /** Mails about a reservation that are ordered and not sent. */
  const waiting = async (id: number) =>
    (await sql`select 1 from mails where (payload ->> 'reservationId')::int = ${id}`.execute(db())).rows.length

  describe('cancelling', () => {
    it('[R10.100] gives the goods back at once, tells receiver and shop once, and answers the same however often', async () => {
      const person = newShopper()
      const before = await stockOf(goods)
      const body = await made(2, person)
      const cancelled = await cancel(body)
      expect(cancelled).toMatchObject({ status: 200, body: { id: body.id, token: body.token, statusID: states.cancelled } })
      expect(await stockOf(goods)).toBe(before)
      const mail = await mailTo(outbox(), person.email, /^Reservasjon \d+ er avbestilt$/)
      expect(mail.text).toContain('du skylder ingenting')
      const toShop = await mailTo(
        outbox(),
        'butikken@example.org',
        new RegExp(`^Reservasjon ${body.id} er avbestilt: legg varene tilbake$`),
      )
      expect(toShop.text).toContain(`EAN ${goods.ean}`)
      expect(await cancel(body)).toMatchObject({ status: 200, body: cancelled.body })
      expect(await stockOf(goods)).toBe(before)
      await expect.poll(() => waiting(body.id)).toBe(0)
      expect((await mailsAbout(person.email, body.id)).length).toBe(2)
      expect((await mailsAbout('butikken@example.org', body.id)).length).toBe(2)
      expect((await sql`select ended_by from reservations where id = ${body.id}`.execute(db())).rows).toEqual([{ ended_by: 'receiver' }])
    })

    it('[R10.100] leaves room for another reservation', async () => {
      const person = newShopper()
      const full = await made(10, person)
      expect((await reserve([[goods, 1]], person)).status).toBe(409)
      await cancel(full)
      expect((await reserve([[goods, 10]], person)).status).toBe(201)
    })

    it(`from two tabs at once, while the shop releases it and its time runs out, gives the goods back once (${rounds} rounds)`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const before = await stockOf(goods)
        const body = await made(3)
        const answers = await Promise.all([cancel(body), release(body.id), cancel(body), endReservations(db(), now)])
        expect([answers[0].status, answers[2].status]).toEqual([200, 200])
        expect([round, await stockOf(goods)]).toEqual([round, before])
      }
    })

    it(`while the shop hands it over, one of them holds and the stock fits it (${rounds} rounds)`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const before = await stockOf(goods)
        const body = await made(3)
        const [answer, state] = await Promise.all([cancel(body), release(body.id, 'collect')])
        const isCollected = state === 'collected'
        expect([round, answer.status, await stockOf(goods)]).toEqual([round, isCollected ? 409 : 200, isCollected ? before - 3 : before])
      }
    })

    it('[R10.100] is refused once it is collected, and once its time is over, whether or not that has been noticed', async () => {
      const [collected, late] = [await made(), await made()]
      const before = await stockOf(goods)
      await release(collected.id, 'collect')
      expect(await cancel(collected)).toMatchObject({ status: 409, body: { code: 'reservation_over' } })
      expect((await receipt(collected)).statusID).toBe(states.collected)
      expect(await stockOf(goods)).toBe(before)
      now = new Date(late.collectBefore)
      expect(await cancel(late)).toMatchObject({ status: 409, body: { code: 'reservation_over' } })
      expect((await receipt(late)).statusID).toBe(states.expired)
      expect(await stockOf(goods)).toBe(before + 2)
      await endReservations(db(), now)
      const after = await stockOf(goods)
      expect(await cancel(late)).toMatchObject({ status: 409 })
      expect(await change(late, { name: 'Ola' })).toMatchObject({ status: 409, body: { code: 'reservation_over' } })
      expect(await stockOf(goods)).toBe(after)
    })

    it('[R10.100] opens for no other token, and in no other chain', async () => {
      const body = await made()
      expect((await cancel({ token: 'en-annen' })).status).toBe(404)
      const foreign = await server.visit(tenants[1])
      for (const path of ['/reservations/cancel', '/reservations/change']) {
        expect((await foreign.send('POST', path, { body: { token: body.token }, headers: foreign.guards })).status).toBe(404)
        expect((await (await visit()).send('POST', path, { body: { token: body.token } })).status).toBe(419)
      }
      expect((await receipt(body)).statusID).toBe(states.reserved)
    })

    it('[R10.100] of one that waits to be confirmed gives nothing back, says nothing to the shop, and cannot be confirmed afterwards', async () => {
      await setLimits(db(), {})
      const person = newShopper()
      const before = await stockOf(goods)
      const body = await made(6, person)
      expect(body.statusID).toBe(states.awaiting)
      const mail = await mailTo(outbox(), person.email, /^Bekreft/)
      const [, token] = /&bekreft=([\w-]+)/.exec(mail.text) ?? []
      expect((await cancel(body)).body.statusID).toBe(states.cancelled)
      expect((await send('/reservations/confirm', { token })).body.statusID).toBe(states.cancelled)
      await mailTo(outbox(), person.email, /er avbestilt$/)
      expect([await stockOf(goods), await mailsAbout('butikken@example.org', body.id)]).toEqual([before, []])
    })
  })

  describe('changing', () => {
    it('[R10.101] takes goods out, gives them back at once, and tells receiver and shop how it is now', async () => {
      const person = newShopper()
      const before = [await stockOf(goods), await stockOf(other)]
      const { body } = await reserve(
        [
          [goods, 3],
          [other, 2],
        ],
        person,
      )
      const changed = await change(body, { items: [keep(goods, 1)] })
      expect(changed).toMatchObject({ status: 200, body: { id: body.id, total: 30_000, statusID: states.reserved } })
      expect(await stockOf(goods)).toBe((before[0] ?? 0) - 1)
      const again = await change(body, { items: [keep(other, 0)] })
      expect(again.body.articles.map(({ EanNo, Count }) => [EanNo, Count])).toEqual([[goods.ean, 1]])
      expect([again.body.total, again.body.notReserved]).toEqual([10_000, []])
      expect([await stockOf(goods), await stockOf(other)]).toEqual([(before[0] ?? 0) - 1, before[1]])
      expect(await receipt(body)).toEqual(again.body)
      const subject = new RegExp(`^Reservasjon ${body.id} er endret$`)
      expect((await mailTo(outbox(), person.email, subject)).text).toContain(`#token=`)
      await mailTo(outbox(), 'butikken@example.org', new RegExp(`^Reservasjon ${body.id} er endret av kunden$`))
      await cancel(body)
      expect([await stockOf(goods), await stockOf(other)]).toEqual(before)
    })

    it('[R10.101] is refused for more than there is, for what is not in it, and where nothing would be left', async () => {
      const body = await made(2)
      const before = await stockOf(goods)
      const refusals: readonly (readonly [object[], string])[] = [
        [[keep(goods, 3)], 'items.0.Count'],
        [[keep(other, 1)], 'items.0.EanNo'],
        [[keep(goods, 1), keep(goods, 1)], 'items.1.EanNo'],
        [[keep(goods, 0)], 'items'],
      ]
      for (const [items, field] of refusals) {
        const { status, body: refused } = await change(body, { items })
        expect([field, status, Object.keys(refused.errors ?? {})]).toEqual([field, 422, [field]])
      }
      expect((await change(body, { phone: '12345678' })).status).toBe(422)
      expect([await stockOf(goods), (await receipt(body)).total]).toEqual([before, body.total])
    })

    it(`by two tabs at once, and while it is cancelled, gives back what was taken (${rounds} rounds)`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const before = await stockOf(goods)
        const body = await made(4)
        const one = () => change(body, { items: [keep(goods, 1)] })
        const first = await Promise.all([one(), one()])
        expect([first.map(({ status }) => status), await stockOf(goods)]).toEqual([[200, 200], before - 1])
        const second = await made(4)
        const [, cancelled] = await Promise.all([change(second, { items: [keep(goods, 2)] }), cancel(second)])
        expect([cancelled.status, await stockOf(goods)]).toEqual([200, before - 1])
        await cancel(body)
        expect([round, await stockOf(goods)]).toEqual([round, before])
      }
    })

    it('[R10.101] of name and phone number is told to the shop, and a repeated one to nobody', async () => {
      const person = newShopper()
      const body = await made(2, person)
      const wish = { name: ' Ola Nordmann ', phone: '+47 99887766' }
      expect((await change(body, wish)).body).toMatchObject({ name: 'Ola Nordmann', phone: '99887766', email: person.email })
      expect((await change(body, wish)).status).toBe(200)
      const toShop = await mailTo(outbox(), 'butikken@example.org', new RegExp(`^Reservasjon ${body.id} er endret av kunden$`))
      expect(toShop.text).toContain('Ola Nordmann')
      await expect.poll(() => waiting(body.id)).toBe(0)
      expect((await mailsAbout('butikken@example.org', body.id)).length).toBe(2)
    })

    it('[R10.101] gives no phone more than the chain allows, by the units that are left', async () => {
      const [full, mine] = [newShopper(), newShopper()]
      await made(8, full)
      const body = await made(3, mine)
      expect(await change(body, { phone: full.phone })).toMatchObject({
        status: 409,
        body: { code: 'reservation_limit', limit: { name: 'openUnits', most: 10, left: 2 } },
      })
      expect((await receipt(body)).phone).toBe(mine.phone)
      expect((await change(body, { phone: full.phone, items: [keep(goods, 2)] })).status).toBe(200)
      expect((await reserve([[goods, 1]], newShopper({ phone: full.phone }))).body.limit).toMatchObject({ name: 'openUnits', left: 0 })
    })

    it('[R10.101] writes no more mails to a receiver in an hour than the chain allows', async () => {
      await setLimits(db(), { mailsPerReceiver: 3 })
      const body = await made()
      const statuses = []
      for (const name of ['Ola', 'Kari', 'Per']) statuses.push((await change(body, { name })).status)
      expect(statuses).toEqual([200, 200, 429])
      expect((await receipt(body)).name).toBe('Kari')
      // Who does not want the goods can always say so.
      expect((await cancel(body)).status).toBe(200)
    })

    it('[R10.101] makes room for the first wish to be reserved anew', async () => {
      const person = newShopper()
      const first = await made(2, person)
      await change(first, { items: [keep(goods, 1)] })
      const again = await made(2, person)
      expect(again.id).not.toBe(first.id)
      expect(again.articles).toMatchObject([{ Count: 2 }])
    })

    it('[R10.101] of one that waits to be confirmed holds for what is confirmed then', async () => {
      await setLimits(db(), {})
      const person = newShopper()
      const before = await stockOf(goods)
      const body = await made(6, person)
      const mail = await mailTo(outbox(), person.email, /^Bekreft/)
      const [, token] = /&bekreft=([\w-]+)/.exec(mail.text) ?? []
      expect((await change(body, { items: [keep(goods, 4)] })).body).toMatchObject({ statusID: states.awaiting, total: 40_000 })
      expect(await stockOf(goods)).toBe(before)
      expect((await send('/reservations/confirm', { token })).body).toMatchObject({ statusID: states.reserved, total: 40_000 })
      expect(await stockOf(goods)).toBe(before - 4)
    })
  })
})
