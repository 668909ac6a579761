import { randomUUID } from 'node:crypto'
import type { Shop } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { inStock } from '../../kit/goods.ts'
import { isTo, mailsIn, mailTo, tokenOf, type ReceivedMail } from '../../kit/mailbox.ts'
import { registered } from '../../kit/people.ts'
import type { TestServer } from '../../kit/server.ts'
import { tenants } from '../../kit/tenants.ts'
import { orderMail, takeMails } from '../../../src/kernel/mail/outbox.ts'

const kroner = (amount: number) => `${new Intl.NumberFormat('nb-NO').format(amount)},00 kr`
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

export const mailSuite = (server: () => TestServer): void =>
  void describe('mails', () => {
    const outbox = () => server().commerce.mailLocation
    const db = () => server().commerce.db
    const allSent = () => expect.poll(async () => (await sql`select 1 from mails where failed_at is null`.execute(db())).rows).toEqual([])

    const person = () => ({ name: 'Kari <Nordmann> & sønn', email: `${randomUUID()}@example.org`, phone: '40000000' })

    async function reserve(nth: number, who: ReturnType<typeof person>) {
      const { ean, shopId, article } = await inStock(server().first, nth)
      const body = { ...who, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }
      return { article, ean, shopId, answer: await server().first.reserve(body) }
    }

    const ofTheBrand = ({ headers, text, html }: ReceivedMail) => {
      const { name, seller } = tenants[0]
      expect(headers).toContain(`From: ${name} <${seller.email}>`)
      for (const body of [text, html])
        for (const words of [name, seller.legalName, seller.orgNo, seller.address]) expect(body).toContain(words)
      expect(html).toContain('<html lang="nb">')
      expect(html).not.toMatch(/<(?:img|script|link)/)
      expect(headers).toContain('Auto-Submitted: auto-generated')
      expect(html).toContain('<meta name="color-scheme" content="light">')
      // Whatever a mail program does with <body>, each element that has words says how they look.
      for (const [element] of html.matchAll(/<(?:h1|h2|p|a)\b[^>]*>|<td\b[^>]*>(?=[^<])/g)) expect(element).toMatch(/font-family:.*color:#/)
    }

    const greeting = ['Hei', 'Hilsen oss']
    const toShopper = (mail: ReceivedMail) => {
      ofTheBrand(mail)
      for (const body of [mail.text, mail.html]) for (const words of greeting) expect(body).toContain(words)
      // Outlook heeds the padding of a cell, not of a link.
      if (mail.html.includes('<a ')) expect(mail.html).toMatch(/<td bgcolor="#[^>]*mso-padding-alt:12px 20px[^>]*><a /)
    }
    const toStaff = (mail: ReceivedMail) => {
      ofTheBrand(mail)
      for (const body of [mail.text, mail.html])
        for (const words of [...greeting, 'Spørsmål?']) expect(body).not.toMatch(new RegExp(`\\b${words}`))
    }

    it('[R10.90] a reservation is mailed to the customer, in Norwegian, in HTML and text, with the brand’s name and seller', async () => {
      const who = person()
      const { article, answer } = await reserve(8, who)
      const mail = await mailTo(outbox(), who.email, new RegExp(`^Reservasjon ${answer.body.id} hos ${tenants[0].name}$`))
      toShopper(mail)
      const link = `${tenants[0].origin}/checkout/kvittering#token=${answer.body.token}`
      for (const words of [article.name, kroner(article.price), 'Å betale i butikken', 'Hent før', link]) {
        expect(plain(mail.text)).toContain(plain(words))
        expect(plain(mail.html)).toContain(plain(words))
      }
    })

    it('a reservation is mailed to its shop, with what to put aside and for whom; an answer goes to the customer', async () => {
      const who = person()
      const { answer, ean, shopId } = await reserve(9, who)
      const shop = (await server().first.get<Shop[]>('/shops')).body.find((one) => one.id === shopId)
      const mail = await mailTo(outbox(), shop?.email ?? '', new RegExp(`^Ny reservasjon ${answer.body.id}:`))
      toStaff(mail)
      expect(mail.headers).toContain(`Reply-To: ${who.email}`)
      expect(mail.text).toContain(`Kunde: ${who.name}`)
      expect(mail.text).toContain(`EAN ${ean}`)
      expect(mail.html).toContain('Kari &lt;Nordmann&gt; &amp; sønn')
      expect(mail.html).not.toContain('<Nordmann>')
    })

    it('a repeat is mailed once, and a refusal not at all', async () => {
      const [who, refused, key] = [person(), person(), randomUUID()]
      const { shopId, article, ean } = await inStock(server().first, 10)
      const wanted = { ...who, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }
      for (const _ of [1, 2]) expect((await server().first.reserve(wanted, key)).status).toBe(201)
      const elsewhere = article.variants.find((variant) => !variant.shops.some((shop) => shop.id === shopId))
      const body = { ...refused, shopID: shopId, items: [{ EanNo: elsewhere?.ean, Count: 1 }] }
      if (elsewhere) expect((await server().first.reserve(body)).status).toBe(409)
      await allSent()
      const mails = await mailsIn(outbox())
      expect(mails.filter((mail) => isTo(mail, who.email))).toHaveLength(1)
      expect(mails.filter(({ headers }) => headers.includes(refused.email))).toEqual([])
    })

    it('[R10.90] a verification and a password mail have the brand’s words and a link to its shop', async () => {
      const { browser, sent } = await registered(server().first)
      await browser.post('/customers/password/email', { email: sent.email })
      for (const [subject, path] of [
        [/^Bekreft e-postadressen din hos Kjede 1$/, '/logg-inn'],
        [/^Nytt passord hos Kjede 1$/, '/nytt-passord'],
      ] as const) {
        const mail = await mailTo(outbox(), sent.email, subject)
        toShopper(mail)
        expect(mail.html).toContain(`href="${tenants[0].origin}${path}#token=${tokenOf(mail)}"`)
      }
    })

    it('[R10.90] a withdrawal is acknowledged with the time at which it came in, on the clock of Oslo', async () => {
      const { email } = person()
      const order = { kind: 'withdrawal', email, number: 77, receivedAt: '2026-07-01T22:30:00.000Z' } as const
      await orderMail(db(), tenants[0].id, order, new Date())
      const mail = await mailTo(outbox(), email, /^Vi har mottatt at du angrer: 77$/)
      toShopper(mail)
      for (const body of [mail.text, mail.html]) expect(plain(body)).toContain('2. juli 2026')
      expect(plain(mail.text)).toContain('00.30')
    })

    it('an address cannot smuggle headers or recipients in', async () => {
      for (const email of ['kari@example.org\r\nBcc: mange@example.org', 'a@example.org,b@example.org', 'a@example.org b@example.org']) {
        const answer = await server().first.reserve({ ...person(), email, shopID: 1, items: [{ EanNo: '1', Count: 1 }] })
        expect(answer.status).toBe(422)
      }
    })

    it('a name that breaks its line in the data does not forge another line of a mail', async () => {
      const { answer } = await reserve(11, person())
      const reservationId = answer.body.id
      await sql`update reservations set name = ${'Kari\nEAN 1\u2028Hent nå'} where id = ${reservationId}`.execute(db())
      await orderMail(db(), tenants[0].id, { kind: 'shopReservation', reservationId }, new Date())
      // The one that the reservation ordered itself has the name too where it was not sent before.
      const mails = await vi.waitFor(
        async () => {
          const found = (await mailsIn(outbox())).filter(({ text }) => text.includes('Hent nå'))
          expect(found).not.toHaveLength(0)
          return found
        },
        { timeout: 60_000 },
      )
      for (const { text, html } of mails) {
        expect(text).toContain('Kunde: Kari EAN 1 Hent nå')
        expect(html).toContain('Kari EAN 1 Hent nå')
      }
    })

    it('of several processes each waiting mail is taken by one, and again only when that one has not sent it', async () => {
      const now = new Date('2001-01-01T00:00:00Z')
      const tenantId = randomUUID()
      for (const customerId of Array.from({ length: 20 }).keys()) await orderMail(db(), tenantId, { kind: 'verification', customerId }, now)
      const taken = await Promise.all(Array.from({ length: 6 }, () => takeMails(db(), [tenantId], now, 5)))
      const ids = taken.flat().map((mail) => mail.id)
      expect(new Set(ids).size).toBe(20)
      expect(ids).toHaveLength(20)
      expect(await takeMails(db(), [tenantId], new Date(now.getTime() + 299_000), 50)).toEqual([])
      expect(await takeMails(db(), [tenantId], new Date(now.getTime() + 300_000), 50)).toHaveLength(20)
      await sql`delete from mails where tenant_id = ${tenantId}`.execute(db())
    })
  })
