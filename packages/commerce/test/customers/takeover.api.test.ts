import type { ErrorBody } from '@vidda/contract'
import type { Customer } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CommerceOptions } from '../../src/server.ts'
import { Browser } from '../kit/browser.ts'
import { isTo, mailsIn, mailTo, tokenOf } from '../kit/mailbox.ts'
import { deleteAccount, newPerson, registered, type Person } from '../kit/people.ts'
import type { Goods } from '../kit/demo.ts'
import { setLimits, wideLimits } from '../kit/limits.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

const minute = 60_000
const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
const limits = { account: 3, address: 1000, minutes: 15, taken: 4 }

describe.each(engines)('what protects accounts from others, on %s', (engine) => {
  let server: TestServer
  const options: Partial<CommerceOptions> & Goods = { now: () => new Date(clock.now), attempts: limits, articles: 24 }

  beforeAll(async () => {
    server = await startServer(engine, options)
  })

  afterAll(() => server.close())

  /** A new quarter of an hour, in which nobody has tried anything. */
  beforeEach(() => void (clock.now += limits.minutes * minute))

  const open = () => Browser.open(server.first)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const change = ({ browser, customer }: Person, body: object) => browser.put<Customer & ErrorBody>(`/customers/${customer.id}`, body)
  const mailAbout = ({ sent }: Person, subject: RegExp) => mailTo(server.commerce.mailLocation, sent.email, subject)
  const logIn = (browser: Browser, { sent }: Person, address: string, password = sent.password) =>
    browser.post<Customer & ErrorBody>('/customers/login', { email: sent.email, password }, from(address))
  const mailsTo = async (email: string) => (await mailsIn(server.commerce.mailLocation)).filter((mail) => isTo(mail, email)).length
  const waiting = async () => (await sql`select 1 from mails`.execute(server.commerce.db)).rows.length
  const newPassword = { password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' }

  it.each([
    ['another e-mail address', () => ({ email: newPerson().email })],
    ['another phone number', () => ({ phone: newPerson().phone })],
    ['a new password', () => newPassword],
  ])('[R7.47] a session alone gives an account no %s: that takes the password', async (_, changes) => {
    const person = await registered(server.first)
    const body = changes()
    expect(await change(person, body)).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Current password must have a value'] } },
    })
    const wrong = { ...body, current_password: 'feil' }
    for (const __ of Array.from({ length: limits.account })) {
      expect(await change(person, wrong)).toMatchObject({
        status: 422,
        body: { errors: { current_password: ['Current password must be the one of the account'] } },
      })
    }
    expect((await change(person, { ...body, current_password: person.sent.password })).status).toBe(429)
    expect((await person.browser.get<Customer>('/customers/current')).body).toEqual(person.customer)
    expect((await logIn(await open(), person, '192.0.2.1')).status).toBe(200)
  })

  it('[R7.48] a session alone deletes no account', async () => {
    const person = await registered(server.first)
    for (const body of [undefined, {}, { current_password: 'feil' }])
      expect((await person.browser.delete(`/customers/${person.customer.id}`, body)).status).toBe(422)
    expect((await person.browser.get<Customer>('/customers/current')).body).toEqual(person.customer)
  })

  it('what leads to an account is changed with the password, and the address that it had hears of each change', async () => {
    const person = await registered(server.first)
    const elsewhere = person.browser.copy()
    const current_password = person.sent.password
    const { email, phone } = newPerson()
    expect((await change(person, { phone, email, current_password })).body).toMatchObject({
      phone,
      email: person.sent.email,
      pending_email: email,
    })
    const confirmation = { token: tokenOf(await mailTo(server.commerce.mailLocation, email, /^Bekreft den nye/)) }
    expect((await (await open()).post('/customers/email/confirm', confirmation)).status).toBe(204)
    const told = [
      await mailAbout(person, /^Mobilnummeret ditt .* er endret/),
      await mailAbout(person, /^Ny e-postadresse til kontoen/),
      await mailAbout(person, /^E-postadressen din .* er endret/),
    ]
    // Whoever reads the old mailbox is not told where the account went.
    for (const { text, html } of told) for (const body of [text, html]) expect(body).not.toContain(email)
    expect((await change(person, { ...newPassword, current_password })).status).toBe(200)
    await mailTo(server.commerce.mailLocation, email, /^Passordet ditt .* er endret/)
    expect((await person.browser.get('/customers/current')).status).toBe(200)
    expect((await elsewhere.get('/customers/current')).status).toBe(204)
    const now = { ...person, sent: { ...person.sent, email, password: newPassword.password } }
    expect((await deleteAccount(now)).status).toBe(204)
    await mailAbout(now, /^Kontoen din .* er slettet/)
  })

  describe('the mails of an account', () => {
    beforeAll(() => setLimits(server.commerce.db, {}))
    afterAll(() => setLimits(server.commerce.db, wideLimits))

    it('go four times an hour to an address that nobody has verified, whatever the account does', async () => {
      const person = await registered(server.first)
      for (const _ of Array.from({ length: 6 })) {
        const body = { password: person.sent.password, password_confirmation: person.sent.password, current_password: person.sent.password }
        expect((await change(person, body)).status).toBe(200)
      }
      expect((await deleteAccount(person)).status).toBe(204)
      await expect.poll(() => waiting()).toBe(0)
      expect(await mailsTo(person.sent.email)).toBe(4)
    })

    it('warn the owner of a verified address of changes, whatever else was sent there, and four times an hour at most', async () => {
      const person = await registered(server.first)
      const { email, password } = person.sent
      await person.browser.post('/customers/login/token', { registration_token: tokenOf(await mailAbout(person, /^Bekreft/)) })
      for (const _ of Array.from({ length: 5 })) await person.browser.post('/customers/password/email', { email })
      for (const _ of Array.from({ length: 6 }))
        await change(person, { password, password_confirmation: password, current_password: password })
      await expect.poll(() => waiting()).toBe(0)
      const mails = (await mailsIn(server.commerce.mailLocation)).filter((mail) => isTo(mail, email))
      expect(mails.filter(({ headers }) => /^Subject: Passordet ditt .* er endret/m.test(headers)).length).toBe(4)
      expect(mails.length).toBe(8)
    })
  })

  it('everything else is changed without the password, the same address and number among it', async () => {
    const person = await registered(server.first)
    const { email, phone } = person.sent
    const body = { first_name: 'Ola', city: 'Røros', email: email.toUpperCase(), phone: `+47 ${phone}` }
    expect(await change(person, body)).toMatchObject({ status: 200, body: { first_name: 'Ola', city: 'Røros', email, phone } })
  })

  it('[R10.17] strangers who fail on purpose shut nobody out on a device that is known to the account', async () => {
    const person = await registered(server.first)
    const [device, stranger] = [person.browser.copy(), await open()]
    await device.post('/customers/logout')
    // Each address has a few attempts, and all together many times as many.
    for (const number of Array.from({ length: 10 }).keys()) {
      for (const _ of Array.from({ length: limits.account }))
        expect((await logIn(stranger, person, `198.51.100.${number}`, 'feil')).status).toBe(422)
      expect((await logIn(stranger, person, `198.51.100.${number}`)).status).toBe(429)
    }
    expect((await logIn(await open(), person, '192.0.2.1')).status).toBe(429)
    expect((await logIn(device, person, '198.51.100.1')).status).toBe(200)
  })

  it('[R10.17] a stranger who fails from one address shuts nobody out at another', async () => {
    const person = await registered(server.first)
    const stranger = await open()
    for (const _ of Array.from({ length: limits.account })) await logIn(stranger, person, '198.51.100.1', 'feil')
    expect((await logIn(stranger, person, '198.51.100.1')).status).toBe(429)
    expect((await logIn(await open(), person, '192.0.2.1')).status).toBe(200)
  })

  it('[R10.17] a known device has a few attempts too, is known to its own account alone, and no longer after a new password', async () => {
    const [person, other] = [await registered(server.first), await registered(server.first)]
    const device = person.browser.copy()
    const kept = person.browser.cookies.get('__Host-vd-first-device') ?? ''
    await device.post('/customers/logout')
    for (const _ of Array.from({ length: limits.account })) expect((await logIn(device, person, '192.0.2.1', 'feil')).status).toBe(422)
    expect((await logIn(device, person, '192.0.2.1')).status).toBe(429)
    // A device cookie of one account gives no extra attempts at another.
    for (const _ of Array.from({ length: limits.account })) expect((await logIn(device, other, '192.0.2.1', 'feil')).status).toBe(422)
    expect((await logIn(await open(), other, '192.0.2.1')).status).toBe(429)
    clock.now += limits.minutes * minute
    // Logging the device out has ended the session that it had been copied with.
    const again = { ...person, browser: await open() }
    await logIn(again.browser, person, '192.0.2.5')
    expect((await change(again, { ...newPassword, current_password: person.sent.password })).status).toBe(200)
    expect(again.browser.cookies.get('__Host-vd-first-device')).not.toBe(kept)
    for (const _ of Array.from({ length: limits.account })) await logIn(device, person, '192.0.2.9', 'feil')
    expect((await logIn(await open(), person, '192.0.2.9')).status).toBe(429)
  })

  it('an address is told a few times only that somebody has an account, at registration and in updates together', async () => {
    const taken = await registered(server.first)
    const person = await registered(server.first)
    const current_password = person.sent.password
    const register = async (changes: object) =>
      (await (await open()).post('/customers/register', newPerson({ ...changes }), from('192.0.2.77'))).status
    const update = async (phone: string) =>
      (await person.browser.send('PUT', `/customers/${person.customer.id}`, { phone, current_password }, from('192.0.2.77'))).status
    expect(await register({ phone: taken.sent.phone })).toBe(423)
    expect(await register({ email: taken.sent.email })).toBe(423)
    expect(await register({})).toBe(201)
    expect(await update(taken.sent.phone)).toBe(422)
    expect(await update(taken.sent.phone)).toBe(422)
    // From then on the answer says nothing: neither of what is taken nor of what is free.
    expect([await update(taken.sent.phone), await register({ phone: taken.sent.phone }), await register({})]).toEqual([429, 429, 429])
  })
})
