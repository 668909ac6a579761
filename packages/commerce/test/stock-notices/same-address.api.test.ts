import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { up as joinEntries } from '../../src/kernel/database/migrations/0013.ts'
import { mailTo, tokenOf } from '../kit/mailbox.ts'
import { newPerson, registered, type Person } from '../kit/people.ts'
import type { SoldOut } from '../kit/goods.ts'
import { engines } from '../kit/server.ts'
import { asked, back, waitingShop } from './waiting-shop.ts'

describe.each(engines)('a customer and a guest of one address, on %s', (engine) => {
  const { clock, server, outbox, db, open, goods, mailsTo, nothingWaits, ask, feed, waiting, verified, own, mailed } = waitingShop(engine)

  const entries = async ({ ean }: SoldOut) =>
    (
      await sql<{ customer: number | null; email: string | null; state: string }>`
        select customer_id as customer, email, case when told_at is not null then 'told' when confirmed_at is null then 'unconfirmed' else 'waiting' end as state
        from stock_notices where chain_id = 1 and ean = ${ean} order by id`.execute(db())
    ).rows

  /** The goods are there: each waiting entry is told, and a later one of somebody else too. */
  async function toldOnce(wanted: SoldOut, email: string): Promise<void> {
    await feed(wanted, wanted.shopId, 1)
    await mailTo(outbox(), email, back)
    const marker = await goods()
    const { email: other } = await waiting(marker)
    await feed(marker, marker.shopId, 1)
    await mailTo(outbox(), other, back)
    await nothingWaits()
    expect(await mailsTo(email, back)).toBe(1)
  }

  async function verify(person: Person): Promise<void> {
    const token = tokenOf(await mailTo(outbox(), person.sent.email, /^Bekreft e-postadressen/))
    expect((await person.browser.post('/customers/login/token', { registration_token: token })).status).toBe(200)
  }

  it('[R10.225] wait once, whoever asked first, and are told once', async () => {
    const [first, second] = [await goods(), await goods()]
    const person = await verified()
    const { email } = person.sent
    await waiting(first, email)
    expect(await ask(person.browser, first)).toBe('already')
    expect(await ask(person.browser, second)).toBe('waiting')
    expect(await ask(await open(), second, email)).toBe('mailed')
    for (const wanted of [first, second]) expect(await entries(wanted)).toEqual([{ customer: person.customer.id, email, state: 'waiting' }])
    expect(await own(person)).toHaveLength(2)
    await toldOnce(first, email)
  })

  it('[R10.225] a customer confirms what was asked for as a guest by asking', async () => {
    const wanted = await goods()
    const person = await verified()
    expect(await ask(await open(), wanted, person.sent.email)).toBe('mailed')
    expect((await entries(wanted)).map(({ state }) => state)).toEqual(['unconfirmed'])
    expect(await ask(person.browser, wanted)).toBe('waiting')
    expect((await entries(wanted)).map(({ state }) => state)).toEqual(['waiting'])
  })

  it('[R10.225] of many at once one entry comes', async () => {
    const wanted = await goods()
    const person = await verified()
    const guests = await Promise.all([1, 2, 3, 4].map(() => open()))
    const outcomes = await Promise.all([
      ...guests.map((guest) => ask(guest, wanted, person.sent.email)),
      ...[1, 2, 3, 4].map(() => ask(person.browser, wanted)),
    ])
    expect(outcomes.slice(0, 4)).toEqual(['mailed', 'mailed', 'mailed', 'mailed'])
    expect(await entries(wanted)).toEqual([{ customer: person.customer.id, email: person.sent.email, state: 'waiting' }])
  })

  it('[R10.225] who has not proven the address learns nothing and joins nothing until then', async () => {
    const [known, unknown] = [await goods(), await goods()]
    const email = newPerson().email
    const { token } = await waiting(known, email)
    const person = await registered(server().first, { email })
    expect([await ask(person.browser, known), await ask(person.browser, unknown)]).toEqual(['mailed', 'mailed'])
    expect((await own(person)).map(({ EanNo, state }) => [EanNo, state])).toEqual([
      [unknown.ean, 'unconfirmed'],
      [known.ean, 'unconfirmed'],
    ])
    expect(await entries(known)).toHaveLength(2)
    await verify(person)
    expect(await entries(known)).toEqual([{ customer: person.customer.id, email, state: 'waiting' }])
    expect((await own(person)).map(({ EanNo }) => EanNo).toSorted()).toEqual([known.ean, unknown.ean].toSorted())
    // The link in the guest's mail opens the same entry.
    expect((await mailed(token)).body.notices).toContainEqual(expect.objectContaining({ EanNo: known.ean, state: 'waiting', token }))
    await toldOnce(known, email)
  })

  it('[R10.225] what was confirmed before the account was keeps its link, and waits on under another address', async () => {
    const [known, other] = [await goods(), await goods()]
    const person = await registered(server().first)
    expect(await ask(person.browser, known)).toBe('mailed')
    const token = tokenOf(await mailTo(outbox(), person.sent.email, asked))
    expect((await (await open()).post('/stock-notices/confirm', { token })).status).toBe(204)
    await verify(person)
    expect((await mailed(token)).body.notices).toMatchObject([{ EanNo: known.ean, state: 'waiting' }])

    const third = await goods()
    expect(await ask(person.browser, third)).toBe('waiting')
    const links = (await mailed(token)).body.notices.map((notice) => notice.token)
    expect(links).toHaveLength(2)
    const { email } = newPerson()
    await waiting(known, email)
    await waiting(other, email)
    clock.now += 1000
    const change = { email, current_password: person.sent.password }
    expect((await person.browser.put(`/customers/${person.customer.id}`, change)).status).toBe(200)
    const confirmation = { token: tokenOf(await mailTo(outbox(), email, /^Bekreft den nye e-postadressen/)) }
    expect((await person.browser.post('/customers/email/confirm', confirmation)).status).toBe(204)
    expect(await entries(known)).toEqual([{ customer: person.customer.id, email, state: 'waiting' }])
    expect(await entries(other)).toEqual([{ customer: person.customer.id, email, state: 'waiting' }])
    expect(await entries(third)).toEqual([{ customer: person.customer.id, email, state: 'waiting' }])
    // Whoever reads the mails of the former address is told nothing more.
    for (const link of links) expect((await mailed(link)).status).toBe(404)
    await toldOnce(known, email)
    expect(await mailsTo(person.sent.email, back)).toBe(0)
  })
  it('[R10.225] entries of an earlier version are joined, and those of an unproven address are not', async () => {
    const [both, toldAlready, alone] = [await goods(), await goods(), await goods()]
    const [person, unproven] = [await verified(), await registered(server().first)]
    const now = new Date(clock.now)
    await sql`alter table stock_notices drop constraint stock_notices_of_somebody`.execute(db())
    await sql`delete from stock_notices`.execute(db())
    await sql`drop index stock_notices_once`.execute(db())
    await sql`alter table stock_notices add constraint stock_notices_check check (num_nonnulls(customer_id, email) = 1)`.execute(db())
    await sql`create unique index stock_notices_once on stock_notices
      (chain_id, ean, coalesce(shop_id, 0), coalesce(customer_id, 0), coalesce(email, ''))`.execute(db())
    const entry = ({ ean, shopId }: SoldOut, customerId: number | null, email: string | null, toldAt: Date | null = null) =>
      sql`insert into stock_notices (chain_id, tenant_id, customer_id, email, ean, shop_id, nonce, asked_at, confirmed_at, told_at)
        values (1, 'first', ${customerId}, ${email}, ${ean}, ${shopId}, gen_random_uuid()::text, ${now}, ${now}, ${toldAt})`.execute(db())
    for (const [{ customer, sent }, told] of [[person, now] as const, [unproven, null] as const]) {
      await entry(both, customer.id, null)
      await entry(both, null, sent.email)
      await entry(toldAlready, customer.id, null)
      await entry(toldAlready, null, sent.email, told)
    }
    await entry(alone, person.customer.id, null)
    await joinEntries(db() as unknown as Kysely<unknown>)
    const owned = { customer: person.customer.id, email: person.sent.email, state: 'waiting' }
    const unjoined = { customer: unproven.customer.id, email: null, state: 'waiting' }
    const guests = { customer: null, email: unproven.sent.email, state: 'waiting' }
    for (const wanted of [both, toldAlready]) expect(await entries(wanted)).toEqual(expect.arrayContaining([owned, unjoined, guests]))
    expect([(await entries(both)).length, (await entries(toldAlready)).length]).toEqual([3, 3])
    expect(await entries(alone)).toEqual([owned])
  })
})
