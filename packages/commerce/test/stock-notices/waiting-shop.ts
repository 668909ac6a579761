import type { MailedStockNotices, StockNotice, StockNoticeOutcome } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { Browser } from '../kit/browser.ts'
import { soldOut, type SoldOut } from '../kit/goods.ts'
import { isTo, mailsIn, mailTo, tokenOf } from '../kit/mailbox.ts'
import { newPerson, registered, type Person } from '../kit/people.ts'
import { startServer, stockToken, type Engine, type TestServer } from '../kit/server.ts'

/** Subjects of the mails. */
export const asked = /^Bekreft at du vil få beskjed/
export const back = /er tilbake/

/** A server with a fixed clock for the tests of a file, and helpers to request, confirm and receive back-in-stock notices. */
export function waitingShop(engine: Engine) {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
  let server: TestServer
  let articles = 0

  beforeAll(async () => {
    server = await startServer(engine, { now: () => new Date(clock.now), articles: 60, tickEvery: 20 })
  })

  afterAll(() => server.close())

  const outbox = () => server.commerce.mailLocation
  const db = () => server.commerce.db
  const open = (client = server.first) => Browser.open(client)
  /** Of an article that no other test asks about. */
  const goods = () => soldOut(server.first, (articles += 1))
  const mailsTo = async (email: string, subject: RegExp) =>
    (await mailsIn(outbox())).filter((mail) => isTo(mail, email) && subject.test(/^Subject: (.*)$/m.exec(mail.headers)?.[1] ?? '')).length
  const nothingWaits = () =>
    expect.poll(async () => (await sql`select 1 from mails where failed_at is null`.execute(db())).rows.length).toBe(0)

  async function ask(browser: Browser, { ean, shopId }: Pick<SoldOut, 'ean'> & { readonly shopId?: number }, email?: string) {
    const body = { EanNo: ean, shopID: shopId, email }
    return (await browser.post<StockNoticeOutcome>('/stock-notices', body)).body.outcome
  }

  async function feed({ ean }: Pick<SoldOut, 'ean'>, shopID: number, qty: number): Promise<void> {
    const body = { lines: [{ EanNo: ean, shopID, Qty: qty }] }
    const answer = await server.first.send('POST', '/stock/feed', { body, headers: { authorization: `Bearer ${stockToken}` } })
    expect(answer.status).toBe(200)
  }

  /** Somebody without an account who has confirmed that a size is waited for, and the token of the link. */
  async function waiting(wanted: SoldOut, email = newPerson().email) {
    // Mails are in the order of their seconds.
    clock.now += 1000
    expect(await ask(await open(), wanted, email)).toBe('mailed')
    await nothingWaits()
    const token = tokenOf(await mailTo(outbox(), email, asked))
    expect((await (await open()).post('/stock-notices/confirm', { token })).status).toBe(204)
    return { email, token }
  }

  async function verified(): Promise<Person> {
    const person = await registered(server.first)
    const token = tokenOf(await mailTo(outbox(), person.sent.email, /^Bekreft e-postadressen/))
    expect((await person.browser.post('/customers/login/token', { registration_token: token })).status).toBe(200)
    return person
  }

  const own = async ({ browser }: Person) => (await browser.get<StockNotice[]>('/customers/current/stock-notices')).body
  const mailed = async (token: string, client = server.first) =>
    (await open(client)).post<MailedStockNotices>('/stock-notices/mailed', { token })

  return { clock, server: () => server, outbox, db, open, goods, mailsTo, nothingWaits, ask, feed, waiting, verified, own, mailed }
}
