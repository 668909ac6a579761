import { randomUUID } from 'node:crypto'
import type { ErrorBody } from '@vidda/contract'
import type { ArticleDetail, Reservation, Review, ReviewPage, TenantSettings } from '@vidda/contract/wire'
import { reservationStates } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeReview, replyToReview } from '../../src/features/reviews/index.ts'
import { Browser } from '../kit/browser.ts'
import { inStock } from '../kit/goods.ts'
import { runHourlyJobs } from '../kit/jobs.ts'
import { storeOrder } from '../kit/orders.ts'
import { deleteAccount, registered, type Person } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

const now = new Date('2026-03-02T09:00:00Z')
const moderator = { by: 'Ola', at: now }

describe.each(engines)('reviews of one’s own, on %s', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(engine, { now: () => now, articles: 60 })
  })

  afterAll(() => server.close())

  const db = () => server.commerce.db
  const judge = (id: number, approved = true) => judgeReview(db(), { chainId: 1, id, approved, moderator })
  const shown = async (articleId: number) => (await server.first.get<ReviewPage>(`/articles/${articleId}/reviews?per_page=100`)).body.data
  const own = async ({ browser }: Person) => (await browser.get<ReviewPage>('/customers/current/reviews')).body.data
  const ratingOf = async (id: number) => (await server.first.get<ArticleDetail>(`/articles/${id}`)).body.averageRating

  async function review({ browser }: Person, articleId: number, changes: object = {}): Promise<Review> {
    const { status, body } = await browser.post<Review>('/reviews', { reviewable_id: articleId, rating: 1, content: 'Tynn', ...changes })
    expect(status).toBe(201)
    return body
  }

  /** A paid order of the article. */
  async function buy({ customer }: Person, articleId: number): Promise<void> {
    const order = await storeOrder(db(), customer.id, now)
    await sql`update order_lines set article_id = ${articleId} where order_id = ${order}`.execute(db())
  }

  async function reserve({ browser, sent }: Person, nth: number): Promise<Reservation> {
    const { ean, shopId } = await inStock(server.first, nth)
    const body = { name: 'Kari Nordmann', email: sent.email, phone: sent.phone, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }
    return (await browser.post<Reservation>('/reservations', body, { 'idempotency-key': randomUUID() })).body
  }

  it('[R10.124] what is bought before it is reviewed is verified, in every answer', async () => {
    const { article } = await inStock(server.first, 1)
    const [buyer, other] = [await registered(server.first), await registered(server.first)]
    await buy(buyer, article.id)
    const [bought, seen] = [await review(buyer, article.id), await review(other, article.id)]
    expect([bought.verified, seen.verified]).toEqual([true, false])
    await judge(bought.id)
    await judge(seen.id)
    const detail = (await server.first.get<ArticleDetail>(`/articles/${article.id}`)).body.reviews
    for (const list of [detail, await shown(article.id), await own(buyer)])
      expect(list.find(({ id }) => id === bought.id)?.verified).toBe(true)
    expect(detail.find(({ id }) => id === seen.id)?.verified).toBe(false)
    expect((await shown(article.id)).every(({ verified }) => typeof verified === 'boolean')).toBe(true)
  })

  it('[R10.124] what is collected after it was reviewed is verified within the hour; reserved is not bought', async () => {
    const { article } = await inStock(server.first, 2)
    const person = await registered(server.first)
    const made = await reserve(person, 2)
    expect((await review(person, article.id)).verified).toBe(false)
    const isVerified = async () => {
      await runHourlyJobs(db(), now)
      return (await own(person))[0]?.verified
    }
    expect(await isVerified()).toBe(false)
    await sql`update reservations set status_id = ${reservationStates.collected}, ended_at = ${now} where id = ${made.id}`.execute(db())
    expect(await isVerified()).toBe(true)
    await sql`update reservations set status_id = ${reservationStates.cancelled} where id = ${made.id}`.execute(db())
    expect(await isVerified()).toBe(true)
  })

  it('[R10.124] another customer’s purchase, another article’s, and one that came to nothing verify nothing', async () => {
    const [{ article }, other] = [await inStock(server.first, 3), await inStock(server.first, 4)]
    const [person, buyer] = [await registered(server.first), await registered(server.first)]
    await buy(buyer, article.id)
    await buy(person, other.article.id)
    const made = await reserve(person, 3)
    await sql`update reservations set status_id = ${reservationStates.cancelled} where id = ${made.id}`.execute(db())
    expect((await review(person, article.id)).verified).toBe(false)
  })

  it('[R10.124] a verified review stays so without a name when its account is deleted', async () => {
    const { article } = await inStock(server.first, 5)
    const person = await registered(server.first)
    await buy(person, article.id)
    const { id } = await review(person, article.id)
    await judge(id)
    expect((await deleteAccount(person)).status).toBe(204)
    expect((await shown(article.id)).find((one) => one.id === id)).toMatchObject({ verified: true, customer: null, anonymous: true })
  })

  it('[R10.125] where a chain wants a purchase, a review without one is a 422, and the shop can know it before', async () => {
    const { article } = await inStock(server.first, 6)
    const [person, foreign] = [await registered(server.first), await registered(server.second)]
    const setting = async () => (await server.first.get<TenantSettings>('/tenant/get')).body.reviewWithoutPurchase
    expect(await setting()).toBe(true)
    await sql`update chain_settings set review_without_purchase = false where chain_id = 1`.execute(db())
    try {
      expect(await setting()).toBe(false)
      const body = { reviewable_id: article.id, rating: 5, content: 'Bra' }
      expect(await person.browser.post<ErrorBody>('/reviews', body)).toMatchObject({
        status: 422,
        body: { errors: { reviewable_id: ['Article must be one that you have bought'] } },
      })
      await buy(person, article.id)
      expect((await review(person, article.id)).verified).toBe(true)
      await review(foreign, (await inStock(server.second)).article.id)
    } finally {
      await sql`update chain_settings set review_without_purchase = true where chain_id = 1`.execute(db())
    }
  })

  it('[R10.126] a review that is changed waits to be approved anew, and is not counted meanwhile', async () => {
    const { article } = await inStock(server.first, 7)
    const person = await registered(server.first)
    const before = await ratingOf(article.id)
    const made = await review(person, article.id, { true_to_size: -1, size_color: 'M / Granskog', customer: 'Turkari' })
    await judge(made.id)
    expect(await ratingOf(article.id)).not.toBe(before)
    const changes = { content: ' Varm ', rating: 5 }
    const { status, body } = await person.browser.put<Review>(`/reviews/${made.id}`, changes)
    expect([status, body]).toEqual([200, { ...made, content: 'Varm', rating: 5, approved: false }])
    expect(await ratingOf(article.id)).toBe(before)
    expect((await shown(article.id)).map(({ id }) => id)).not.toContain(made.id)
    expect(await own(person)).toEqual([body])
    await judge(made.id)
    const { rejected, ...told } = body
    expect(rejected).toBe(false)
    expect((await shown(article.id)).find(({ id }) => id === made.id)).toEqual({ ...told, approved: true })
    const anonymous = await person.browser.put<Review>(`/reviews/${made.id}`, { anonymous: true, true_to_size: null })
    expect(anonymous.body).toMatchObject({ content: 'Varm', customer: null, true_to_size: null, size_color: 'M / Granskog' })
  })

  it('[R10.208] a name that passes for the shop is refused at its field, and nothing is stored of it', async () => {
    const { article } = await inStock(server.first, 9)
    const person = await registered(server.first)
    const sent = { reviewable_id: article.id, rating: 5, content: 'Bra' }
    const refused = { status: 422, body: { errors: { customer: ['Customer must not be a name that passes for the shop'] } } }
    expect(await person.browser.post<ErrorBody>('/reviews', { ...sent, customer: 'KJEDE-l kundeservice' })).toMatchObject(refused)
    expect(await own(person)).toEqual([])
    const made = await review(person, article.id, { customer: 'Kari' })
    const change = (changes: object) => person.browser.put<ErrorBody>(`/reviews/${made.id}`, changes)
    expect(await change({ customer: 'Kjede 1' })).toMatchObject(refused)
    expect(await own(person)).toEqual([made])
    expect((await change({ customer: 'Kundesenteret', anonymous: true })).status).toBe(200)
    expect(await change({ anonymous: false })).toMatchObject(refused)
    const named = await registered(server.first, { first_name: 'Kundeservice' })
    expect(await named.browser.post<ErrorBody>('/reviews', sent)).toMatchObject(refused)
  })

  it('[R10.126] a review that was turned down and is changed waits again, and nobody has judged it', async () => {
    const { article } = await inStock(server.first, 8)
    const person = await registered(server.first)
    const { id } = await review(person, article.id)
    await judge(id, false)
    await person.browser.put(`/reviews/${id}`, { content: 'Varm' })
    const { rows } = await sql`select rejected, judged_by, judged_at from reviews where id = ${id}`.execute(db())
    expect(rows).toEqual([{ rejected: null, judged_by: null, judged_at: null }])
  })

  it('[R10.171] its customer is told that a review was turned down, until it is changed, and nobody else is told', async () => {
    const { article } = await inStock(server.first, 13)
    const person = await registered(server.first)
    const { id, ...made } = await review(person, article.id)
    expect(made).toMatchObject({ approved: false, rejected: false })
    await judge(id, false)
    expect(await own(person)).toMatchObject([{ id, approved: false, rejected: true }])
    const changed = await person.browser.put<Review>(`/reviews/${id}`, { content: 'Varm' })
    expect(changed.body).toMatchObject({ approved: false, rejected: false })
    await judge(id)
    expect(await own(person)).toMatchObject([{ id, approved: true, rejected: false }])
    expect((await shown(article.id)).find((one) => one.id === id)).not.toHaveProperty('rejected')
  })

  it('[R10.126] whatever else is sent of a review is not set', async () => {
    const { article } = await inStock(server.first, 12)
    const person = await registered(server.first)
    const made = await review(person, article.id)
    const more = { rating: 2, verified: true, approved: true, reply: 'Takk!', customer_id: 1, article_id: 1, id: 1, unknown: [null] }
    const { status, body } = await person.browser.put<Review>(`/reviews/${made.id}`, more)
    expect([status, body]).toEqual([200, { ...made, rating: 2 }])
    expect(await own(person)).toEqual([{ ...made, rating: 2 }])
  })

  it.each([
    ['rating', { rating: 6 }],
    ['content', { content: ' ' }],
    ['true_to_size', { true_to_size: 2 }],
    ['customer', { customer: '' }],
  ])('[R10.126] a wrong %s is a 422, and changes nothing', async (field, wrong) => {
    const { article } = await inStock(server.first, 9)
    const person = await registered(server.first)
    const made = await review(person, article.id)
    expect(await person.browser.put(`/reviews/${made.id}`, wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(Array) } },
    })
    expect(await own(person)).toEqual([made])
  })

  it('[R10.126] a review is deleted by its customer, is counted no more, and may be written anew', async () => {
    const { article } = await inStock(server.first, 10)
    const person = await registered(server.first)
    const before = await ratingOf(article.id)
    const { id } = await review(person, article.id)
    await judge(id)
    expect((await person.browser.delete(`/reviews/${id}`)).status).toBe(204)
    expect(await ratingOf(article.id)).toBe(before)
    expect(await own(person)).toEqual([])
    expect((await person.browser.delete(`/reviews/${id}`)).status).toBe(404)
    await review(person, article.id)
  })

  it('[R10.126] anybody else’s review is not there to be changed or deleted', async () => {
    const { article } = await inStock(server.first, 11)
    const [person, other, foreign] = [await registered(server.first), await registered(server.first), await registered(server.second)]
    const made = await review(person, article.id)
    for (const { browser } of [other, foreign]) {
      expect((await browser.put(`/reviews/${made.id}`, { content: 'Kald' })).status).toBe(404)
      expect((await browser.delete(`/reviews/${made.id}`)).status).toBe(404)
    }
    const guest = await Browser.open(server.first)
    expect((await guest.put(`/reviews/${made.id}`, { content: 'Kald' })).status).toBe(401)
    expect((await guest.delete(`/reviews/${made.id}`)).status).toBe(401)
    expect(await own(person)).toEqual([made])
  })

  it('[R10.127] the shop’s answer is shown with the review, and stays when the review is changed', async () => {
    const { article } = await inStock(server.first, 12)
    const person = await registered(server.first)
    const { id } = await review(person, article.id)
    await judge(id)
    expect(await replyToReview(db(), { chainId: 2, id, reply: 'Nei', moderator })).toBe(false)
    expect(await replyToReview(db(), { chainId: 1, id, reply: 'Takk!', moderator })).toBe(true)
    expect((await shown(article.id)).find((one) => one.id === id)?.reply).toBe('Takk!')
    expect((await person.browser.put<Review>(`/reviews/${id}`, { rating: 2 })).body.reply).toBe('Takk!')
  })
})
