import type { Customer } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../kit/browser.ts'
import { isTo, mailsIn, mailTo, tokenOf } from '../kit/mailbox.ts'
import { newPerson, registered, type Person } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'

const dropped = /^Velg passord til kontoen din/

describe.each(engines)('who proves the address of an account, on %s', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(engine, { articles: 24 })
  })

  afterAll(() => server.close())

  const outbox = () => server.commerce.mailLocation
  const open = () => Browser.open(server.first)
  const whoIn = async (browser: Browser) => (await browser.get<Customer>('/customers/current')).status
  const enter = (browser: Browser, token: string) => browser.post<Customer>('/customers/login/token', { registration_token: token })
  const logIn = async (browser: Browser, { sent }: Person, password = sent.password) =>
    (await browser.post('/customers/login', { email: sent.email, password })).status
  const logInByPhone = async (browser: Browser, { sent: { phone, password } }: Person) =>
    (await browser.post('/customers/login/phone', { phone, password })).status
  const waiting = async () => (await sql`select 1 from mails where failed_at is null`.execute(server.commerce.db)).rows.length
  const mailsAbout = async ({ sent }: Person, subject: RegExp) => {
    await expect.poll(waiting).toBe(0)
    return (await mailsIn(outbox())).filter(
      (mail) => isTo(mail, sent.email) && subject.test(/^Subject: (.*)$/m.exec(mail.headers)?.[1] ?? ''),
    )
  }

  const links = {
    'link that verifies': async ({ sent }: Person) => tokenOf(await mailTo(outbox(), sent.email, /^Bekreft/)),
    'link that logs in': async ({ sent }: Person) => {
      await (await open()).post('/customers/login/link', { email: sent.email })
      return tokenOf(await mailTo(outbox(), sent.email, /^Logg inn hos/))
    },
  }
  const each = Object.entries(links)

  it.each(each)('[R10.207] by the %s in a browser of their own gets the account, and whoever registered it loses it', async (_, linkTo) => {
    const attacker = await registered(server.first)
    const elsewhere = await open()
    expect(await logIn(elsewhere, attacker)).toBe(200)
    const owner = await open()
    expect(await enter(owner, await linkTo(attacker))).toMatchObject({ status: 200, body: { email_verified: true } })
    expect(await whoIn(owner)).toBe(200)
    for (const browser of [attacker.browser, elsewhere]) expect(await whoIn(browser)).toBe(204)
    expect(await logIn(await open(), attacker)).toBe(422)
    expect(await logInByPhone(attacker.browser, attacker)).toBe(422)
    const { text } = await mailTo(outbox(), attacker.sent.email, dropped)
    expect(text).toContain(`${tenants[0].origin}/glemt-passord`)
  })

  it.each(each)('[R10.207] by the %s keeps the password and the sessions where they registered', async (_, linkTo) => {
    const person = await registered(server.first)
    const elsewhere = await open()
    expect(await logIn(elsewhere, person)).toBe(200)
    expect((await enter(person.browser, await linkTo(person))).body).toMatchObject({ email_verified: true })
    for (const browser of [person.browser, elsewhere]) expect(await whoIn(browser)).toBe(200)
    expect(await logInByPhone(await open(), person)).toBe(200)
    expect(await mailsAbout(person, dropped)).toEqual([])
  })

  it('[R10.207] keeps the password in a browser that has logged out since, as it is known to the account', async () => {
    const person = await registered(server.first)
    expect((await person.browser.post('/customers/logout')).status).toBe(204)
    expect((await enter(person.browser, await links['link that verifies'](person))).status).toBe(200)
    expect(await logIn(await open(), person)).toBe(200)
  })

  it('[R10.207] loses nothing by a link in another browser once the address is proven', async () => {
    const person = await registered(server.first)
    expect((await enter(person.browser, await links['link that verifies'](person))).status).toBe(200)
    expect((await enter(await open(), await links['link that logs in'](person))).status).toBe(200)
    expect(await whoIn(person.browser)).toBe(200)
    expect(await logIn(await open(), person)).toBe(200)
  })

  it('[R10.207] has no other address waiting that whoever registered has asked for', async () => {
    const attacker = await registered(server.first)
    const { email } = newPerson()
    const current_password = attacker.sent.password
    await attacker.browser.put(`/customers/${attacker.customer.id}`, { email, current_password })
    const token = tokenOf(await mailTo(outbox(), email, /^Bekreft den nye/))
    const owner = await open()
    expect((await enter(owner, await links['link that logs in'](attacker))).body).toMatchObject({ pending_email: null })
    expect((await attacker.browser.post('/customers/email/confirm', { token })).status).not.toBe(204)
    expect((await owner.get<Customer>('/customers/current')).body.email).toBe(attacker.sent.email)
  })

  it('[R10.207] chooses a password of their own by the mail for a forgotten one', async () => {
    const attacker = await registered(server.first)
    const owner = await open()
    await enter(owner, await links['link that logs in'](attacker))
    await owner.post('/customers/password/email', { email: attacker.sent.email })
    const token = tokenOf(await mailTo(outbox(), attacker.sent.email, /^Nytt passord/))
    const password = 'et helt nytt passord'
    expect((await owner.post('/customers/password/reset', { token, password, password_confirmation: password })).status).toBe(204)
    expect(await logIn(await open(), attacker, password)).toBe(200)
  })
})
