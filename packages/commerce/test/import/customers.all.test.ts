import { copyFile, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Favourites, PersonalCode } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { argon2id } from '../../src/kernel/auth/passwords.ts'
import { Browser } from '../kit/browser.ts'
import { DataFiles, withDataFiles, type Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { mailTo, tokenOf } from '../kit/mailbox.ts'
import { newPerson, registered } from '../kit/people.ts'
import { enginesProved, startServer } from '../kit/server.ts'

describe.each(enginesProved)('customers in and out on %s', (engine) => {
  const data = withDataFiles(engine)

  const open = () => Browser.open(data.server.first)

  /** The same visitor after the server has come back on another port. */
  async function returned({ cookies }: Browser): Promise<Browser> {
    const browser = await open()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return browser
  }

  const logIn = async (body: Row) => (await (await open()).post('/customers/login', body)).status

  const person = (changes: Row = {}): Row => {
    const { email, phone } = newPerson()
    return { email, phone, firstName: 'Ola', surname: 'Berg', ...changes }
  }

  it.each(['ndjson', 'csv'] as const)(
    'taken out as %s they are the same elsewhere, and log in there with their passwords',
    async (format) => {
      const { browser, sent, customer } = await registered(data.server.first, {
        newsletter: true,
        preferences: ['ski', 'a, "b"'],
        birth_date: '1990-05-17',
      })
      const favourites = { articles: [(await inStock(data.server.first, 3)).article.id, (await inStock(data.server.first, 1)).article.id] }
      await browser.put('/customers/current/favourites', favourites)
      const { code } = (await browser.get<PersonalCode>('/customers/current/code')).body
      const path = await data.files.takeOut('customers', format)
      const text = await readFile(path, 'utf8')
      expect(text).not.toContain(sent.password)
      expect((await stat(path)).mode & 0o777).toBe(0o600)
      const other = await startServer(engine, { articles: 60 })
      const there = await DataFiles.of(other)
      await there.bringFile(path)
      expect(await readFile(await there.takeOut('customers', format), 'utf8')).toBe(text)
      const visitor = await Browser.open(other.first)
      expect((await visitor.post('/customers/login', { email: sent.email, password: sent.password })).status).toBe(200)
      expect((await visitor.get('/customers/current')).body).toEqual({ ...customer, id: expect.any(Number) })
      expect((await visitor.get<Favourites>('/customers/current/favourites')).body).toEqual(favourites)
      expect((await visitor.get<PersonalCode>('/customers/current/code')).body).toEqual({ code })
      await other.close()
      await there.remove()
    },
  )

  it('a file of customers is private also where one that was not stands in its place', async () => {
    const path = join(data.files.folder, 'customers.ndjson')
    await copyFile(new URL(import.meta.url), path)
    await data.files.takeOut('customers')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('without a password nobody can log in until one is chosen by mail', async () => {
    const ola = person()
    await data.files.bring({
      customers: [{ ...ola, email: ` ${String(ola['email']).toUpperCase()}`, phone: `+47 ${String(ola['phone'])}` }],
    })
    for (const password of [' ', 'fjell og fjord']) expect(await logIn({ email: ola['email'], password })).toBe(422)
    const browser = await open()
    await browser.post('/customers/password/email', { email: ola['email'] })
    const token = tokenOf(await mailTo(data.server.commerce.mailLocation, String(ola['email']), /passord/i))
    const password = 'et nytt passord'
    expect((await browser.post('/customers/password/reset', { token, password, password_confirmation: password })).status).toBe(204)
    expect(await logIn({ email: ola['email'], password })).toBe(200)
    expect((await (await open()).post('/customers/login/phone', { phone: ola['phone'], password })).status).toBe(200)
  })

  it('a record without a password leaves the account’s; one with another hash replaces it and ends sessions', async () => {
    const { browser, sent } = await registered(data.server.first)
    const { email, phone, password } = sent
    const kari = { email, phone, firstName: 'Kari Anne', surname: 'Berg', club: true }
    await data.files.bring({ customers: [kari] })
    expect((await (await returned(browser)).get('/customers/current')).body).toMatchObject({ first_name: 'Kari Anne', club: true })
    expect(await logIn({ email, password })).toBe(200)
    await data.files.bring({ customers: [{ ...kari, passwordHash: await argon2id.hash('noe helt annet') }] })
    expect((await (await returned(browser)).get('/customers/current')).status).toBe(204)
    expect([await logIn({ email, password }), await logIn({ email, password: 'noe helt annet' })]).toEqual([422, 200])
  })

  it('each broken record gives line, field and reason', async () => {
    const [one, two] = [await registered(data.server.first), await registered(data.server.second)]
    const { code } = (await two.browser.get<PersonalCode>('/customers/current/code')).body
    const ola = person()
    const { customers } = await data.files.faultsOf({
      customers: [
        ola,
        person({ email: 'ikke en adresse' }),
        person({ phone: '21000000' }),
        person({ phone: ola['phone'] }),
        { ...person(), email: ola['email'] },
        person({ phone: one.sent.phone }),
        person({ code }),
        person({ authId: two.customer.auth_id }),
        person({ genderId: 7 }),
        person({ passwordHash: 'fjell og fjord' }),
        person({ passwordHash: `$argon2id$v=19$m=999999,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}` }),
        person({ favouriteArticleIds: [99_999_999] }),
        person({ password: 'fjell og fjord' }),
        person({ birthDate: '1990-02-31' }),
      ],
    })
    expect(customers).toEqual([
      expect.stringMatching(/^2 email must match/),
      expect.stringMatching(/^3 phone must match/),
      expect.stringMatching(/^10 passwordHash /),
      '11 passwordHash must have costs up to m=131072,t=16,p=8',
      '13 password is no field of this kind of record',
      expect.stringMatching(/^14 birthDate /),
      '4 phone must not be one of another account',
      '5 email must be there once only, and stands on an earlier line too',
      '6 phone must not be one of another account',
      '7 code must not be one of another account',
      '8 authId must not be one of another account',
      '9 genderId must be a known gender',
      '12 favouriteArticleIds must be known articles',
    ])
  })
})
