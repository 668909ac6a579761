import type { ErrorBody } from '@vidda/contract'
import type { CustomerExport } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../kit/browser.ts'
import { inStock } from '../kit/goods.ts'
import { runHourlyJobs } from '../kit/jobs.ts'
import { setLimits, wideLimits } from '../kit/limits.ts'
import { mailTo, tokenOf } from '../kit/mailbox.ts'
import { deleteAccount, newPerson, registered } from '../kit/people.ts'
import { engines } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'
import { asked, back, waitingShop } from './waiting-shop.ts'

const day = 86_400_000

describe.each(engines)('who asks for a notice, sees and ends it, on %s', (engine) => {
  const { clock, server, outbox, db, open, goods, mailsTo, nothingWaits, ask, feed, waiting, verified, own, mailed } = waitingShop(engine)

  it('[R10.161] an address is told nothing more than the question until its link is confirmed', async () => {
    const wanted = await goods()
    const { email } = newPerson()
    expect(await ask(await open(), wanted, ` ${email.toUpperCase()} `)).toBe('mailed')
    const mail = await mailTo(outbox(), email, asked)
    const token = tokenOf(mail)
    expect(mail.text).toContain(`${tenants[0].origin}/favoritter#token=${token}`)
    expect((await mailed(token)).body).toMatchObject({ unconfirmed: true, notices: [{ state: 'unconfirmed' }] })
    await feed(wanted, wanted.shopId, 1)
    const marker = await goods()
    const { email: other } = await waiting(marker)
    await feed(marker, marker.shopId, 1)
    await mailTo(outbox(), other, back)
    expect(await mailsTo(email, back)).toBe(0)
    for (const _ of [1, 2]) expect((await (await open()).post('/stock-notices/confirm', { token })).status).toBe(204)
    const told = await mailTo(outbox(), email, back)
    const manage = `${tenants[0].origin}/favoritter#token=${tokenOf(told)}`
    expect(told.text).toContain(`Se og slett det du venter på: ${manage}`)
    expect(told.html).toMatch(new RegExp(`<a href="${manage}" [^>]*>Se og slett det du venter på</a>`))
  })

  it('[R10.161] the answer is the same for an address that waits already, which is told so, and for one with an account', async () => {
    const wanted = await goods()
    const { email, token } = await waiting(wanted)
    const { sent } = await verified()
    const answers = []
    for (const address of [email, sent.email, newPerson().email])
      answers.push((await (await open()).post('/stock-notices', { EanNo: wanted.ean, shopID: wanted.shopId, email: address })).text)
    expect(new Set(answers)).toEqual(new Set(['{"outcome":"mailed"}']))
    expect(tokenOf(await mailTo(outbox(), email, /^Du får allerede beskjed/))).toBe(token)
    expect((await mailed(token)).body.notices).toMatchObject([{ state: 'waiting' }])
  })

  it('[R10.161] nobody has a stranger mailed more often than the chain allows, and nothing is kept of what is not mailed', async () => {
    await setLimits(db(), { ...wideLimits, mailsPerReceiver: 2 })
    try {
      const { email } = newPerson()
      const wanted = [await goods(), await goods(), await goods()]
      for (const one of wanted) expect(await ask(await open(), one, email)).toBe('mailed')
      await nothingWaits()
      expect(await mailsTo(email, asked)).toBe(2)
      expect((await sql`select 1 from stock_notices where email = ${email}`.execute(db())).rows).toHaveLength(2)
    } finally {
      await setLimits(db(), wideLimits)
    }
    const { email } = newPerson()
    const wanted = await goods()
    const body = { EanNo: wanted.ean, shopID: wanted.shopId, email }
    const statuses = []
    for (const _ of [1, 2, 3, 4, 5, 6]) statuses.push((await (await open()).post('/stock-notices', body)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('[R10.161] a customer whose address is not verified confirms it for the notice', async () => {
    const wanted = await goods()
    const person = await registered(server().first)
    expect(await ask(person.browser, wanted, 'en.annen@example.org')).toBe('mailed')
    expect(await own(person)).toMatchObject([{ state: 'unconfirmed', size: expect.any(String), shopID: wanted.shopId }])
    const token = tokenOf(await mailTo(outbox(), person.sent.email, asked))
    expect((await (await open()).post('/stock-notices/confirm', { token })).status).toBe(204)
    expect(await own(person)).toMatchObject([{ state: 'waiting' }])
  })

  it('[R10.161] what names no size, no shop of the chain, or nobody is refused', async () => {
    const wanted = await goods()
    const { shopId: foreign } = await inStock(server().second)
    const refused = async (body: object) => {
      const answer = await (await open()).post<ErrorBody>('/stock-notices', body)
      return [answer.status, Object.keys(answer.body.errors ?? {})]
    }
    expect(await refused({ EanNo: 'finnes ikke', email: 'kari@example.org' })).toEqual([404, []])
    expect(await refused({ EanNo: wanted.ean, shopID: foreign, email: 'kari@example.org' })).toEqual([422, ['shopID']])
    expect(await refused({ EanNo: wanted.ean, shopID: wanted.shopId, email: 'kari' })).toEqual([422, ['email']])
  })

  it('[R10.222] who asks as a customer without a session is told so, and who sends one that is over is no guest', async () => {
    const wanted = await goods()
    const body = { EanNo: wanted.ean, shopID: wanted.shopId }
    const refused = async (browser: Browser, more: object = {}) => {
      const { status, body: answer } = await browser.post<ErrorBody>('/stock-notices', { ...body, ...more })
      return [status, answer.code]
    }
    expect(await refused(await open())).toEqual([401, 'not_logged_in'])
    for (const more of [{}, { email: newPerson().email }]) {
      const person = await verified()
      await sql`delete from sessions where customer_id = ${person.customer.id}`.execute(db())
      expect(await refused(person.browser, more)).toEqual([401, 'not_logged_in'])
      // The cookie was taken back with the answer.
      expect(await ask(person.browser, wanted, newPerson().email)).toBe('mailed')
    }
  })

  it('[R10.162] its owner sees and deletes it by any link, and nobody by another one', async () => {
    const [first, second] = [await goods(), await goods()]
    const { email, token } = await waiting(first)
    const { token: other } = await waiting(second, email)
    const stranger = await waiting(first)
    const found = (await mailed(token)).body.notices
    expect(found.map(({ EanNo }) => EanNo)).toEqual([second.ean, first.ean])
    const remove = async (id: number | undefined, by: string, client = server().first) =>
      (await (await open(client)).delete(`/stock-notices/${id}`, { token: by })).status
    expect(await remove(found[1]?.id, stranger.token)).toBe(404)
    expect(await remove(found[1]?.id, token.slice(0, -1))).toBe(404)
    expect(await remove(found[1]?.id, token, server().second)).toBe(404)
    expect((await mailed(token, server().second)).status).toBe(404)
    expect(await remove(found[1]?.id, other)).toBe(204)
    expect(found[0]?.token).toBe(other)
    expect((await mailed(token)).status).toBe(404)
    expect((await mailed(other)).body.notices).toHaveLength(1)
    await feed(first, first.shopId, 1)
    await mailTo(outbox(), stranger.email, back)
    expect(await mailsTo(email, back)).toBe(0)
  })

  it('[R10.162] a customer sees and deletes own ones, those asked for as a guest among them, and the export has them', async () => {
    const [first, second] = [await goods(), await goods()]
    const [person, other] = [await verified(), await verified()]
    await waiting(first, person.sent.email)
    expect(await ask(person.browser, second)).toBe('waiting')
    const list = await own(person)
    expect(list.map(({ EanNo }) => EanNo).toSorted()).toEqual([first.ean, second.ean].toSorted())
    expect((await person.browser.get<CustomerExport>('/customers/current/export')).body.stockNotices).toEqual(list)
    expect(await own(other)).toEqual([])
    expect((await other.browser.delete(`/customers/current/stock-notices/${list[0]?.id}`)).status).toBe(404)
    expect((await person.browser.delete(`/customers/current/stock-notices/${list[0]?.id}`)).status).toBe(204)
    expect(await own(person)).toHaveLength(1)
  })

  it('[R10.162] they go with the account, and those of an address that nobody has proven stay', async () => {
    const wanted = await goods()
    const person = await verified()
    const unproven = await registered(server().first)
    for (const { sent } of [person, unproven]) await waiting(wanted, sent.email)
    await ask(person.browser, await goods())
    for (const one of [person, unproven]) expect((await deleteAccount(one)).status).toBe(204)
    const left = async (email: string) => (await sql`select 1 from stock_notices where email = ${email}`.execute(db())).rows.length
    expect([await left(person.sent.email), await left(unproven.sent.email)]).toEqual([0, 1])
    expect((await sql`select 1 from stock_notices where customer_id = ${person.customer.id}`.execute(db())).rows).toEqual([])
  })

  it('[R10.162] one that nobody confirms goes after three days, one that was told after a month, and any after half a year', async () => {
    const [unconfirmed, told, left] = [await goods(), await goods(), await goods()]
    const email = newPerson().email
    await ask(await open(), unconfirmed, email)
    const late = tokenOf(await mailTo(outbox(), email, asked))
    const one = await waiting(told)
    const other = await waiting(left)
    await feed(told, told.shopId, 1)
    await mailTo(outbox(), one.email, back)
    const after = async (days: number) => {
      clock.now += days * day
      await runHourlyJobs(db(), new Date(clock.now))
      const tokens = [late, one.token, other.token]
      return Promise.all(tokens.map(async (token) => (await mailed(token)).status))
    }
    expect(await after(2)).toEqual([200, 200, 200])
    clock.now += day
    expect((await (await open()).post('/stock-notices/confirm', { token: late })).status).toBe(404)
    expect(await after(0)).toEqual([404, 200, 200])
    expect(await after(27)).toEqual([404, 404, 200])
    expect(await after(149)).toEqual([404, 404, 200])
    expect(await after(1)).toEqual([404, 404, 404])
  })
})
