import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inStock } from '../../kit/goods.ts'
import { tokenOf } from '../../kit/mailbox.ts'
import { registered } from '../../kit/people.ts'
import { engines, startServer, type TestServer } from '../../kit/server.ts'
import { startSmtp, type SmtpServer } from '../../kit/smtp.ts'

describe.each(engines)('mails by SMTP on %s', (engine) => {
  let server: TestServer
  let smtp: SmtpServer
  let busy = false
  let closed = false
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') }

  beforeAll(async () => {
    smtp = await startSmtp(
      (recipient) => {
        if (recipient.startsWith('finnes-ikke')) return '550 no such mailbox'
        return busy ? '451 try again later' : null
      },
      () => (closed ? '554 not for you' : '220 smtp.example ESMTP'),
    )
    server = await startServer(engine, { articles: 24, smtpUrl: smtp.url, now: () => new Date(clock.now) })
  })

  afterAll(async () => {
    await server.close()
    await smtp.close()
  })

  /** Taken, tried, and put back; a mail that is only taken has its attempt counted already. */
  const refusedOnce = { attempts: 1, refused: true, failed: false }

  const waiting = async () =>
    (
      await sql<{ attempts: number; refused: boolean; failed: boolean }>`
        select attempts, last_error is not null as refused, failed_at is not null as failed
        from mails order by id`.execute(server.commerce.db)
    ).rows

  it('[R10.42] with a server named, mail goes through it', async () => {
    expect(server.commerce.mailLocation).toBe(new URL(smtp.url).host)
    const { sent } = await registered(server.first)
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([sent.email])
    expect(tokenOf(smtp.mails[0] ?? { headers: '', text: '', html: '' })).toHaveLength(43)
    await expect.poll(() => waiting()).toEqual([])
  })

  it('a reservation stands while the server takes no mail, and is mailed when it does again', async () => {
    busy = true
    const { ean, shopId } = await inStock(server.first)
    const person = { name: 'Kari', email: 'kari@example.org', phone: '40000000' }
    const answer = await server.first.reserve({ ...person, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] })
    expect(answer.status).toBe(201)
    await expect.poll(() => smtp.refused).toHaveLength(2)
    await expect.poll(() => waiting()).toEqual([refusedOnce, refusedOnce])
    busy = false
    const before = smtp.mails.length
    clock.now += 61_000
    await expect.poll(() => smtp.mails).toHaveLength(before + 2)
    expect(smtp.mails.at(-2)?.headers).toContain(`Reservasjon ${answer.body.id}`)
    await expect.poll(() => waiting()).toEqual([])
  })

  it('a mail that waits goes out after a restart', async () => {
    busy = true
    const { sent } = await registered(server.first)
    await expect.poll(() => waiting()).toEqual([refusedOnce])
    await server.commerce.close()
    busy = false
    clock.now += 61_000
    await server.restart()
    await expect.poll(() => smtp.mails.at(-1)?.to).toBe(sent.email)
  })

  it('a server that refuses the shop itself is asked again: somebody will mend the settings', async () => {
    closed = true
    const { sent } = await registered(server.first)
    await expect.poll(() => waiting()).toEqual([refusedOnce])
    closed = false
    clock.now += 61_000
    await expect.poll(() => smtp.mails.at(-1)?.to).toBe(sent.email)
  })

  it('an address is one recipient, whatever characters it has', async () => {
    const { browser, customer, sent } = await registered(server.first)
    await expect.poll(() => smtp.mails.at(-1)?.to).toBe(sent.email)
    await sql`update customers set email = 'a@b.example,c@d.example' where id = ${customer.id}`.execute(server.commerce.db)
    const before = smtp.mails.length
    expect((await browser.get('/customers/email/resend')).status).toBe(204)
    await expect.poll(() => smtp.mails).toHaveLength(before + 1)
    expect(smtp.mails.at(-1)?.to).toBe('"a@b.example,c"@d.example')
  })

  it('a mailbox that does not exist is not tried again', async () => {
    const refused = smtp.refused.length
    await registered(server.first, { email: 'finnes-ikke@example.org' })
    await expect.poll(() => waiting()).toEqual([{ ...refusedOnce, failed: true }])
    clock.now += 86_400_000
    const { sent } = await registered(server.first)
    await expect.poll(() => smtp.mails.at(-1)?.to).toBe(sent.email)
    expect(smtp.refused.length).toBe(refused + 1)
  })
})
