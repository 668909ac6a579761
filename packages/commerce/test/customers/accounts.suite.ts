import { randomUUID } from 'node:crypto'
import type { ErrorBody } from '@vidda/contract'
import type { Customer, CustomerExport, Favourites, PersonalCode, Reservation } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Browser } from '../kit/browser.ts'
import { inStock } from '../kit/goods.ts'
import { storeOrder } from '../kit/orders.ts'
import { deleteAccount, registered, type Person } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

type Page = { readonly data: readonly { readonly id: number }[]; readonly meta: Readonly<Record<string, number>> }

export const accountSuite = (server: () => TestServer): void =>
  void describe('accounts of customers', () => {
    const db = () => server().commerce.db

    async function reserve({ browser, customer }: Person, nth = 0): Promise<Reservation> {
      const { ean, shopId } = await inStock(server().first, nth)
      const body = {
        name: `${customer.first_name} ${customer.surname}`,
        email: customer.email,
        phone: customer.phone,
        shopID: shopId,
        items: [{ EanNo: ean, Count: 1 }],
      }
      const answer = await browser.post<Reservation>('/reservations', body, { 'idempotency-key': randomUUID() })
      expect(answer.status).toBe(201)
      return answer.body
    }

    async function review({ browser }: Person, nth = 0): Promise<number> {
      const { article } = await inStock(server().first, nth)
      const { body } = await browser.post<{ id: number }>('/reviews', { reviewable_id: article.id, rating: 5, content: 'God og varm' })
      return body.id
    }

    it('[R7.46] an update changes only the fields that it is given', async () => {
      const { browser, customer } = await registered(server().first, {
        address: { street: 'Storgata 1', postal_code: '8006' },
        city: 'Bodø',
        newsletter: true,
        preferences: ['ski'],
      })
      const { body } = await browser.put<Customer>(`/customers/${customer.id}`, {
        city: 'Tromsø',
        cookie_ga: true,
        birth_date: '1990-05-17',
      })
      expect(body).toEqual({ ...customer, city: 'Tromsø', cookie_ga: true, birth_date: '1990-05-17' })
      expect((await browser.get<Customer>('/customers/current')).body).toEqual(body)
      expect((await browser.put<Customer>(`/customers/${customer.id}`, {})).body).toEqual(body)
    })

    it('every consent is kept by itself, and may be taken back', async () => {
      const { browser, customer } = await registered(server().first)
      const consents = [
        'club',
        'marketing',
        'newsletter',
        'event_invite',
        'birthday_gift',
        'cookies',
        'cookie_default',
        'cookie_ga',
      ] as const
      for (const name of [...consents, 'cookie_google_tag_manager', 'cookie_meta_pixel'] as const) {
        expect(customer[name]).toBe(false)
        for (const value of [true, false]) {
          const { body } = await browser.put<Customer>(`/customers/${customer.id}`, { [name]: value })
          expect(body).toEqual({ ...customer, [name]: value })
        }
      }
    })

    it('[R10.122] another e-mail address waits to be confirmed, and may not be another customer’s', async () => {
      const [{ browser, customer, sent }, other] = [await registered(server().first), await registered(server().first)]
      await sql`update customers set email_verified = true where id = ${customer.id}`.execute(db())
      const update = (body: object) =>
        browser.put<Customer & ErrorBody>(`/customers/${customer.id}`, { ...body, current_password: sent.password })
      expect((await update({ email: customer.email })).body).toMatchObject({ email_verified: true, pending_email: null })
      expect((await update({ email: `ny.${customer.email}` })).body).toMatchObject({
        email: customer.email,
        email_verified: true,
        pending_email: `ny.${customer.email}`,
      })
      expect(await update({ email: other.customer.email })).toMatchObject({
        status: 422,
        body: { errors: { email: [expect.any(String)] } },
      })
      expect(await update({ phone: other.customer.phone })).toMatchObject({
        status: 422,
        body: { errors: { phone: [expect.any(String)] } },
      })
      expect(await update({ first_name: ' ' })).toMatchObject({
        status: 422,
        body: { errors: { first_name: ['First name must have a value'] } },
      })
    })

    it('a new e-mail address can be tried a few times only: each is written to, and whether it has an account is told', async () => {
      const { browser, customer, sent } = await registered(server().first)
      const current_password = sent.password
      const statuses = []
      for (const number of [1, 2, 3, 4, 5, 6])
        statuses.push((await browser.put(`/customers/${customer.id}`, { email: `${number}.${customer.email}`, current_password })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect((await browser.put(`/customers/${customer.id}`, { email: customer.email, first_name: 'Kari' })).status).toBe(200)
    })

    it('what an update may not change stays: rights, verification, ids, the password', async () => {
      const { browser, customer, sent } = await registered(server().first)
      const forged = {
        id: 1,
        auth_id: 'x',
        permissions: ['admin'],
        email_verified: true,
        terms_conditions: false,
      }
      expect((await browser.put<Customer>(`/customers/${customer.id}`, forged)).body).toEqual(customer)
      expect((await browser.put(`/customers/${customer.id}`, { password: 'et annet passord' })).status).toBe(422)
      const again = await Browser.open(server().first)
      expect((await again.post('/customers/login', { email: sent.email, password: sent.password })).status).toBe(200)
    })

    it('[R7.47] changing or deleting another customer is a 401 and changes nothing', async () => {
      const [one, two] = [await registered(server().first), await registered(server().first)]
      for (const browser of [one.browser, await Browser.open(server().first)]) {
        expect((await browser.put(`/customers/${two.customer.id}`, { city: 'Røros' })).status).toBe(401)
        expect((await browser.delete(`/customers/${two.customer.id}`, { current_password: two.sent.password })).status).toBe(401)
      }
      expect((await two.browser.get<Customer>('/customers/current')).body).toEqual(two.customer)
    })

    it('[R7.48] deleting an account ends its sessions, removes what is personal and keeps orders without it', async () => {
      const person = await registered(server().first)
      const { browser, customer, sent } = person
      const order = await storeOrder(db(), customer.id)
      const reservation = await reserve(person)
      const reviewId = await review(person)
      await browser.put('/customers/current/favourites', { articles: [reservation.articles[0]?.articleId] })
      const elsewhere = browser.copy()
      expect((await deleteAccount(person)).status).toBe(204)
      for (const one of [browser, elsewhere]) expect((await one.get('/customers/current')).status).toBe(204)
      const login = await browser.post('/customers/login', { email: sent.email, password: sent.password })
      expect(login.status).toBe(422)
      const tables = ['customers', 'sessions', 'customer_tokens', 'favourites', 'reviews', 'orders', 'reservations', 'idempotency']
      for (const table of tables) {
        const column = sql.ref(table === 'customers' ? 'id' : 'customer_id')
        const { rows } = await sql`select 1 from ${sql.table(table)} where ${column} = ${customer.id}`.execute(db())
        expect({ table, rows }).toEqual({ table, rows: [] })
      }
      const kept = await sql<{ total: number }>`select total from orders where id = ${order} and detached_at is not null`.execute(db())
      expect(kept.rows).toEqual([{ total: 49_900 }])
      expect((await sql`select 1 from reviews where id = ${reviewId}`.execute(db())).rows).toEqual([])
      expect((await browser.get<Reservation>(`/receipts/${reservation.token}`)).body.customerID).toBeNull()
    })

    it('[R7.48] the answer kept for a repeated reservation goes with its account, and no other', async () => {
      const [person, other] = [await registered(server().first, { surname: 'Sletteberg' }), await registered(server().first)]
      await reserve(person)
      const foreign = await reserve(other)
      const kept = async (text: string) => (await sql`select 1 from idempotency where answer like ${`%${text}%`}`.execute(db())).rows.length
      expect([await kept('Sletteberg'), await kept(`"id":${foreign.id},`)]).toEqual([1, 1])
      expect((await deleteAccount(person)).status).toBe(204)
      expect([await kept('Sletteberg'), await kept(`"id":${foreign.id},`)]).toEqual([0, 1])
    })

    it('[R7.51] the personal code is one’s own, and stays', async () => {
      const [one, two] = [await registered(server().first), await registered(server().first)]
      const codeOf = async ({ browser }: Person) => (await browser.get<PersonalCode>('/customers/current/code')).body.code
      expect(await codeOf(one)).toMatch(/^[\w-]{12}$/)
      expect(await codeOf(one)).toBe(await codeOf(one))
      expect(await codeOf(two)).not.toBe(await codeOf(one))
    })

    it.each(['/reservations', '/orders', '/reviews', '/code', '/favourites', '/export'])(
      '[R6.04] without a session GET /customers/current%s is a 401',
      async (path) => {
        const answer = await (await Browser.open(server().first)).get(`/customers/current${path}`)
        expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } })
      },
    )

    it('[R6.04] without a session POST /reviews is a 401', async () => {
      const guest = await Browser.open(server().first)
      expect((await guest.post('/reviews', { reviewable_id: 1, rating: 5, content: 'Bra' })).status).toBe(401)
    })

    it.each(['reservations', 'orders', 'reviews'] as const)(
      '[R7.52] [R6.05] own %s, page by page, the newest first, and nobody else’s',
      async (kind) => {
        const [person, other] = [await registered(server().first), await registered(server().first)]
        const make = {
          reservations: async (who: Person, nth: number) => (await reserve(who, nth)).id,
          orders: (who: Person) => storeOrder(db(), who.customer.id),
          reviews: review,
        }[kind]
        const ids: number[] = []
        for (const nth of [0, 1, 2]) ids.unshift(await make(person, nth))
        const foreign = await make(other, 3)
        const page = async (who: Person, query: string) => (await who.browser.get<Page>(`/customers/current/${kind}${query}`)).body
        const [first, second] = [await page(person, '?page=1&per_page=2'), await page(person, '?page=2&per_page=2')]
        expect([first, second].map(({ data }) => data.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)])
        expect(second.meta).toEqual({ current_page: 2, last_page: 2, per_page: 2, total: 3 })
        expect((await page(person, '')).data.map(({ id }) => id)).toEqual(ids)
        expect((await page(other, '')).data.map(({ id }) => id)).toEqual([foreign])
      },
    )

    it('an order has its VAT, sums in øre and lines in kroner', async () => {
      const { browser, customer } = await registered(server().first)
      const id = await storeOrder(db(), customer.id, new Date('2026-01-02T03:04:05Z'))
      const line = {
        EanNo: '7090000000001',
        Count: 1,
        articleId: 7,
        name: 'Rim',
        size: 'M',
        color: 'Granskog',
        image: '/api/v1/images/rim',
        price: 499,
      }
      const sums = { vatPercentage: 25, totalVat: 9980, netAmount: 39_920, total: 49_900 }
      expect((await browser.get<Page>('/customers/current/orders')).body.data).toEqual([
        { id, ...sums, orderLines: [line], date: '2026-01-02T03:04:05.000Z', payment: null },
      ])
    })

    it('[R10.26] a reservation by its id is answered to the customer whose it is; others get 404', async () => {
      const [person, other] = [await registered(server().first), await registered(server().first)]
      const made = await reserve(person)
      expect(made.customerID).toBe(person.customer.id)
      const path = `/reservations/${made.id}`
      expect((await person.browser.get(path)).body).toEqual(made)
      expect((await other.browser.get(path)).status).toBe(404)
      expect((await (await Browser.open(server().first)).get(path)).status).toBe(404)
      expect((await other.browser.get(`${path}?token=${made.token}`)).body).toEqual(made)
    })

    it('[R10.36] favourites are replaced, keep their order and follow to another browser', async () => {
      const { browser, sent } = await registered(server().first)
      const [a, b] = [(await inStock(server().first, 0)).article.id, (await inStock(server().first, 1)).article.id]
      const foreign = (await inStock(server().second)).article.id
      expect((await browser.get('/customers/current/favourites')).body).toEqual({ articles: [] })
      expect((await browser.put('/customers/current/favourites', { articles: [b, a, b, foreign, 99_999_999] })).body).toEqual({
        articles: [b, a],
      })
      const another = await Browser.open(server().first)
      await another.post('/customers/login', { email: sent.email, password: sent.password })
      expect((await another.get('/customers/current/favourites')).body).toEqual({ articles: [b, a] })
      await another.put('/customers/current/favourites', { articles: [a] })
      expect((await browser.get<Favourites>('/customers/current/favourites')).body).toEqual({ articles: [a] })
    })

    it('[R10.12] a number that is no id is a 422 among favourites, and changes nothing', async () => {
      const { browser } = await registered(server().first)
      const favourites = { articles: [(await inStock(server().first)).article.id] }
      await browser.put('/customers/current/favourites', favourites)
      expect((await browser.put('/customers/current/favourites', { articles: [2 ** 31] })).status).toBe(422)
      expect((await browser.get('/customers/current/favourites')).body).toEqual(favourites)
    })

    it('[R10.37] an export holds all that is stored, but for the password’s hash', async () => {
      const person = await registered(server().first, { newsletter: true })
      const { browser, customer } = person
      const order = await storeOrder(db(), customer.id)
      const reservation = await reserve(person)
      const reviewId = await review(person)
      await browser.put('/customers/current/favourites', { articles: [reservation.articles[0]?.articleId] })
      const { body, text, headers } = await browser.get<CustomerExport>('/customers/current/export')
      expect(body).toMatchObject({
        profile: customer,
        consents: { newsletter: true, marketing: false },
        favourites: [reservation.articles[0]?.articleId],
        orders: [{ id: order }],
        reservations: [{ id: reservation.id }],
        reviews: [{ id: reviewId, content: 'God og varm' }],
        sessions: [{ created_at: expect.any(String) }],
      })
      const { rows } = await sql<Record<string, unknown>>`select * from customers where id = ${customer.id}`.execute(db())
      const { password_hash, chain_id: _, ...stored } = rows[0] ?? {}
      for (const [column, value] of Object.entries(stored))
        if (typeof value === 'string') expect({ column, text }).toMatchObject({ text: expect.stringContaining(value) })
      // An export says the token, the address and the goods themselves, and not how the database compares them.
      const unsaid = new Set(['tenant_id', 'token_hash', 'token_nonce', 'email_key', 'wish_hash'])
      for (const table of ['orders', 'reservations', 'reviews']) {
        const { rows: entries } = await sql<
          Record<string, unknown>
        >`select * from ${sql.table(table)} where customer_id = ${customer.id}`.execute(db())
        expect(entries).toHaveLength(1)
        for (const [column, value] of Object.entries(entries[0] ?? {}))
          if (typeof value === 'string' && !unsaid.has(column))
            expect({ table, column, text }).toMatchObject({ text: expect.stringContaining(JSON.stringify(value)) })
      }
      expect(text).not.toContain(password_hash)
      expect(headers.get('cache-control')).toBe('no-store')
    })
  })
