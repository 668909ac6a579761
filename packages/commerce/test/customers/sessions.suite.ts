import type { ErrorBody } from '@vidda/contract'
import type { Customer } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Browser } from '../kit/browser.ts'
import { mailTo, tokenOf } from '../kit/mailbox.ts'
import { newPerson, registered } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

const sessionName = '__Host-vd-first'

export const sessionSuite = (server: () => TestServer): void =>
  void describe('sessions of customers', () => {
    const open = () => Browser.open(server().first)
    const outbox = () => server().commerce.mailLocation

    it('[R7.43] registering creates a customer who is logged in, and sends a verification mail', async () => {
      const { browser, customer, sent } = await registered(server().first)
      expect(customer).toMatchObject({
        first_name: 'Kari',
        surname: 'Nordmann',
        email: sent.email,
        phone: sent.phone,
        email_verified: false,
      })
      expect(customer).not.toHaveProperty('password')
      expect((await browser.get<Customer>('/customers/current')).body).toEqual(customer)
      expect(tokenOf(await mailTo(outbox(), sent.email, /^Bekreft e-postadressen/))).toHaveLength(43)
    })

    it('[R7.43] an e-mail address or phone number in use is a 423, in whatever spelling; another chain has customers of its own', async () => {
      const { sent } = await registered(server().first)
      for (const same of [{ email: ` ${sent.email.toUpperCase()}` }, { phone: `+47 ${sent.phone}` }]) {
        const answer = await (await open()).post('/customers/register', newPerson(same))
        expect(answer).toMatchObject({ status: 423, body: { code: 'account_exists' } })
      }
      const elsewhere = await (await Browser.open(server().second)).post('/customers/register', sent)
      expect(elsewhere.status).toBe(201)
    })

    it.each([
      ['first_name', 'First name must have a value'],
      ['surname', 'Last name must have a value'],
      ['phone', 'Phone must have a value'],
      ['email', 'Email must have a value'],
    ])('[R7.44] registering without %s is a 422 with its message', async (field, message) => {
      for (const value of [undefined, '']) {
        const { status, body } = await (await open()).post<ErrorBody>('/customers/register', newPerson({ [field]: value }))
        expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [message] } })
      }
    })

    it.each([
      [{ terms_conditions: 0 }, { terms_conditions: ['Terms must be accepted'] }],
      [{ password: 'kort', password_confirmation: 'kort' }, { password: [expect.stringContaining('Password')] }],
      [
        { password: 'Sommer2026', password_confirmation: 'Sommer2026' },
        { password: ['Password must not be one of the most common ones: choose several words that do not belong together'] },
      ],
      [{ first_name: 'Kari\nSum: 0 kr' }, { first_name: [expect.stringContaining('without line breaks')] }],
      [{ password_confirmation: 'noe annet' }, { password_confirmation: ['Password confirmation must be the same as the password'] }],
      [{ birth_date: '2020-02-31' }, { birth_date: ['Birth date must be a date such as 1990-05-17'] }],
    ])('registering with %j is a 422', async (changes, errors) => {
      expect(await (await open()).post('/customers/register', newPerson(changes))).toMatchObject({ status: 422, body: { errors } })
    })

    it.each([
      [{ password: 'Sommer2026!', password_confirmation: 'Sommer2026!' }, { password: [expect.stringContaining('most common')] }],
      [
        { password: 'skog og vidde', password_confirmation: 'noe annet' },
        { password_confirmation: ['Password confirmation must be the same as the password'] },
      ],
    ])('%j is no new password either, by the token of a mail or in an account', async (chosen, errors) => {
      const { browser, customer, sent } = await registered(server().first)
      const refused = { status: 422, body: { errors } }
      expect(await browser.put(`/customers/${customer.id}`, { ...chosen, current_password: sent.password })).toMatchObject(refused)
      await browser.post('/customers/password/email', { email: sent.email })
      const token = tokenOf(await mailTo(server().commerce.mailLocation, sent.email, /^Nytt passord/))
      expect(await browser.post('/customers/password/reset', { ...chosen, token })).toMatchObject(refused)
      expect((await (await open()).post('/customers/login', { email: sent.email, password: sent.password })).status).toBe(200)
    })

    it('[R10.14] what is two e-mail addresses in the spelling that is stored is a 422, at registration and in an update', async () => {
      const email = 'a@example.org，b＠example.org'
      const wrong = { status: 422, body: { errors: { email: ['Email must be an e-mail address'] } } }
      expect(await (await open()).post('/customers/register', newPerson({ email }))).toMatchObject(wrong)
      const { browser, customer, sent } = await registered(server().first)
      expect(await browser.put(`/customers/${customer.id}`, { email, current_password: sent.password })).toMatchObject(wrong)
    })

    it('[R7.41] e-mail address and password log in, in any spelling of the address; a wrong password is a 422', async () => {
      const { sent, customer } = await registered(server().first)
      const browser = await open()
      const wrong = await browser.post('/customers/login', { email: sent.email, password: 'feil passord' })
      expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_credentials' } })
      expect((await browser.get('/customers/current')).status).toBe(204)
      const right = await browser.post<Customer>('/customers/login', { email: sent.email.toUpperCase(), password: sent.password })
      expect(right).toMatchObject({ status: 200, body: customer })
      expect((await browser.get<Customer>('/customers/current')).body).toEqual(customer)
    })

    it('an unknown address is the same 422 as a wrong password', async () => {
      const { sent } = await registered(server().first)
      const guess = async (email: string) => (await open()).post<ErrorBody>('/customers/login', { email, password: 'feil passord' })
      const [known, unknown] = [await guess(sent.email), await guess('ingen@example.org')]
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' })
      expect(unknown.status).toBe(known.status)
    })

    it('[R10.40] phone number and password log in, with or without the country’s code', async () => {
      const { sent, customer } = await registered(server().first)
      for (const phone of [sent.phone, `+47 ${sent.phone}`, `0047${sent.phone}`]) {
        const answer = await (await open()).post<Customer>('/customers/login/phone', { phone, password: sent.password })
        expect(answer).toMatchObject({ status: 200, body: { id: customer.id } })
      }
      expect((await (await open()).post('/customers/login/phone', { phone: sent.phone, password: 'feil' })).status).toBe(422)
    })

    it('[R10.41] the token of a verification mail logs in once, and verifies the address', async () => {
      const { sent } = await registered(server().first)
      const body = { registration_token: tokenOf(await mailTo(outbox(), sent.email, /^Bekreft/)) }
      const foreign = await Browser.open(server().second)
      expect((await foreign.post('/customers/login/token', body)).status).toBe(404)
      const browser = await open()
      const first = await browser.post<Customer>('/customers/login/token', body)
      expect(first).toMatchObject({ status: 200, body: { email: sent.email, email_verified: true } })
      expect((await browser.get('/customers/current')).status).toBe(200)
      expect((await (await open()).post('/customers/login/token', body)).status).toBe(404)
    })

    it('[R7.42] logging in while somebody is logged in is a 401, and nothing changes', async () => {
      const [{ browser, customer }, other] = [await registered(server().first), await registered(server().first)]
      const { email, password, phone } = other.sent
      for (const [path, body] of [
        ['/customers/login', { email, password }],
        ['/customers/login/phone', { phone, password }],
        ['/customers/login/token', { registration_token: tokenOf(await mailTo(outbox(), email, /^Bekreft/)) }],
        ['/customers/register', newPerson()],
      ] as const)
        expect(await browser.post(path, body)).toMatchObject({ status: 401, body: { code: 'already_logged_in' } })
      expect((await browser.get<Customer>('/customers/current')).body.id).toBe(customer.id)
    })

    it('[R7.45] the verification mail is sent again to who is logged in, and to nobody else', async () => {
      const { browser, sent } = await registered(server().first)
      const first = tokenOf(await mailTo(outbox(), sent.email, /^Bekreft/))
      expect((await browser.get('/customers/email/resend')).status).toBe(204)
      const second = await mailTo(outbox(), sent.email, /^Bekreft/)
      await expect.poll(async () => tokenOf(await mailTo(outbox(), sent.email, /^Bekreft/))).not.toBe(first)
      expect(second.headers).toContain(sent.email)
      expect((await (await open()).get('/customers/email/resend')).status).toBe(401)
    })

    it('[R7.49] after logging out the old cookie is anonymous', async () => {
      const { browser } = await registered(server().first)
      const old = browser.copy()
      expect((await browser.send('POST', '/customers/logout')).status).toBe(204)
      expect(browser.cookies.has(sessionName)).toBe(false)
      expect((await browser.get('/customers/current')).status).toBe(204)
      const answer = await old.get('/customers/current')
      expect(answer).toMatchObject({ status: 204, text: '' })
      expect(old.cookies.has(sessionName)).toBe(false)
      expect((await browser.post('/customers/logout')).status).toBe(404)
    })

    it('[R7.50] the current customer, or 204 with no body', async () => {
      expect(await (await open()).get('/customers/current')).toMatchObject({ status: 204, text: '' })
      const { browser, customer } = await registered(server().first)
      expect(await browser.get('/customers/current')).toMatchObject({ status: 200, body: customer })
    })

    it('the cookie is out of reach of scripts and of other sites, and its id is new with every log-in and hashed in the database', async () => {
      const { sent } = await registered(server().first)
      const browser = await open()
      const before = browser.cookies.get('XSRF-TOKEN')
      const body = { email: sent.email, password: sent.password }
      const { headers } = await browser.post('/customers/login', body)
      const line = headers.getSetCookie().find((one) => one.startsWith(sessionName))
      for (const attribute of ['Path=/', 'SameSite=Lax', 'Secure', 'HttpOnly']) expect(line?.split('; ')).toContain(attribute)
      expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before)
      const id = browser.cookies.get(sessionName) ?? ''
      await browser.post('/customers/logout')
      await browser.post('/customers/login', body)
      expect(browser.cookies.get(sessionName)).not.toBe(id)
      const { rows } = await sql<{ id_hash: string }>`select id_hash from sessions`.execute(server().commerce.db)
      expect(JSON.stringify(rows)).not.toContain(browser.cookies.get(sessionName))
    })

    it('[R10.16] a token from before the log-in, or of another session, is a 419', async () => {
      const guest = await open()
      const [one, two] = [await registered(server().first), await registered(server().first)]
      for (const stranger of [guest, two.browser]) {
        const mixed = one.browser.copy()
        mixed.cookies.set('XSRF-TOKEN', stranger.cookies.get('XSRF-TOKEN') ?? '')
        expect((await mixed.put(`/customers/${one.customer.id}`, { city: 'Bodø' })).status).toBe(419)
      }
      expect((await one.browser.get<Customer>('/customers/current')).body.city).toBe('')
    })

    it('a session of another chain is anonymous here', async () => {
      const { browser } = await registered(server().first)
      const elsewhere = await Browser.open(server().second)
      elsewhere.cookies.set('__Host-vd-second', browser.cookies.get(sessionName) ?? '')
      expect((await elsewhere.get('/customers/current')).status).toBe(204)
    })
  })
