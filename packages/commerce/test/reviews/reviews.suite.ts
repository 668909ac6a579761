import type { ErrorBody } from '@vidda/contract'
import type { Article, ArticleDetail, Review, ReviewPage } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { reviewsAtOnce } from '../../src/features/articles/reader.ts'
import { markStale, refreshStale } from '../../src/features/search/stale.ts'
import { inStock } from '../kit/goods.ts'
import { registered } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'
import { judgeReview } from '../../src/features/reviews/writer.ts'

export const reviewSuite = (server: () => TestServer): void =>
  void describe('reviews', () => {
    const read = async (id: number) => (await server().first.get<ReviewPage>(`/articles/${id}/reviews?per_page=100`)).body
    const moderator = { by: 'Ola', at: new Date('2026-03-02T09:00:00Z') }
    const judge = (chainId: number, id: number, approved = true) => judgeReview(server().commerce.db, { chainId, id, approved, moderator })
    const approve = async (id: number, approved = true) => expect(await judge(1, id, approved)).toBe(true)

    it('[R10.35] a review is stored not yet approved, and among an article’s reviews only once it is', async () => {
      const { article } = await inStock(server().first, 4)
      const { browser } = await registered(server().first)
      const before = await read(article.id)
      const sent = { reviewable_id: article.id, rating: 2, content: ' For liten ', true_to_size: -1, size_color: 'M / Granskog' }
      const { status, body } = await browser.post<Review>('/reviews', sent)
      expect(status).toBe(201)
      expect(body).toMatchObject({
        content: 'For liten',
        rating: 2,
        approved: false,
        rejected: false,
        customer: 'Kari',
        true_to_size: -1,
        anonymous: false,
        reply: null,
      })
      expect(await read(article.id)).toEqual(before)
      expect((await browser.get<ReviewPage>('/customers/current/reviews')).body.data).toEqual([body])
      await approve(body.id)
      const { rejected: _, ...shown } = body
      expect((await read(article.id)).data).toEqual([{ ...shown, approved: true }, ...before.data])
      expect((await read(article.id)).data.every((one) => one.approved)).toBe(true)
    })

    it('[R10.292] approving a review changes the article’s rating and its count, in its detail and in lists; hiding it changes them back', async () => {
      const { article } = await inStock(server().first, 5)
      const { browser } = await registered(server().first)
      const { body } = await browser.post<Review>('/reviews', { reviewable_id: article.id, rating: 1, content: 'Gikk i stykker' })
      const rating = async () => {
        const detail = (await server().first.get<ArticleDetail>(`/articles/${article.id}`)).body
        const [listed] = (await server().first.get<Article[]>(`/articles/bundle?articles=${article.id}`)).body
        expect(listed?.averageRating).toBe(detail.averageRating)
        expect(listed?.reviewCount).toBe(detail.reviewCount)
        expect(detail.reviewCount).toBe((await read(article.id)).data.length)
        return detail.averageRating
      }
      const meanOf = async () => {
        const { data } = await read(article.id)
        return data.length === 0 ? null : Math.round((data.reduce((sum, one) => sum + one.rating, 0) / data.length) * 10) / 10
      }
      expect(await rating()).toBe(article.averageRating)
      await approve(body.id)
      expect(await rating()).toBe(await meanOf())
      expect(await rating()).not.toBe(article.averageRating)
      await approve(body.id, false)
      expect(await rating()).toBe(await meanOf())
      expect(await judge(2, body.id)).toBe(false)
    })

    it('a review that is approved while a campaign has the article’s document written anew is in the rating that is shown', async ({
      skip,
    }) => {
      const { commerce, databaseUrl, first } = server()
      if (databaseUrl === undefined) return skip('the embedded database does one thing at a time')
      const { db } = commerce
      const { article } = await inStock(first, 8)
      const { body } = await (
        await registered(first)
      ).browser.post<Review>('/reviews', { reviewable_id: article.id, rating: 1, content: 'Tynn' })
      const waiting = async () =>
        (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length
      await markStale(db, [article.id])
      const both = await db.transaction().execute(async (holder) => {
        // Documents can be locked meanwhile, and not written.
        await sql`lock table doc_idx in share mode`.execute(holder)
        const written = refreshStale(db)
        await expect.poll(() => waiting()).toBe(1)
        let isApproved = false
        const approved = approve(body.id).then(() => (isApproved = true))
        await expect.poll(async () => isApproved || (await waiting()) === 2).toBe(true)
        return [written, approved]
      })
      await Promise.all(both)
      const { rows } = await sql<{ rating: number; source: string }>`
        select average_rating as rating, source from articles join doc_src on article_id = id where id = ${article.id}`.execute(db)
      expect(rows[0]?.rating).not.toBe(article.averageRating)
      expect(rows[0]?.source).toContain(`"averageRating":${rows[0]?.rating},`)
    })

    it('an article brings its newest reviews along, and says of all how many stars they gave', async () => {
      const { article } = await inStock(server().first, 9)
      const { db } = server().commerce
      const before = (await read(article.id)).meta.total
      await sql`
        insert into reviews (id, article_id, content, customer, rating, approved, created_at, anonymous)
        select nextval('review_ids'), ${article.id}, 'Nr. ' || n, 'Kari', 1 + n % 5, true, now() + n * interval '1 second', false
        from generate_series(1, 120) as n`.execute(db)
      const { reviews, reviewStars = [] } = (await server().first.get<ArticleDetail>(`/articles/${article.id}`)).body
      expect([reviews.length, reviews[0]?.content, reviews.at(-1)?.content]).toEqual([reviewsAtOnce, 'Nr. 120', 'Nr. 21'])
      expect(reviewStars.map((count, at) => count - (article.reviewStars?.[at] ?? 0))).toEqual([24, 24, 24, 24, 24])
      expect(reviewStars.reduce((sum, count) => sum + count)).toBe(before + 120)
      await sql`delete from reviews where article_id = ${article.id} and content like 'Nr. %'`.execute(db)
    })

    it('an anonymous review shows no name, also to who wrote it', async () => {
      const { article } = await inStock(server().first, 6)
      const { browser } = await registered(server().first)
      const sent = { reviewable_id: article.id, rating: 4, content: 'Helt grei', customer: 'Turkari', anonymous: true }
      const { body } = await browser.post<Review>('/reviews', sent)
      await approve(body.id)
      expect((await read(article.id)).data.find((one) => one.id === body.id)).toMatchObject({ customer: null, anonymous: true })
    })

    it.each([
      ['rating', { rating: 6 }],
      ['rating', { rating: 0 }],
      ['content', { content: '  ' }],
      ['reviewable_id', { reviewable_id: 99_999_999 }],
      ['true_to_size', { true_to_size: 2 }],
    ])('a wrong %s is a 422', async (field, wrong) => {
      const { article } = await inStock(server().first, 4)
      const { browser } = await registered(server().first)
      const answer = await browser.post<ErrorBody>('/reviews', { reviewable_id: article.id, rating: 5, content: 'Bra', ...wrong })
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(Array) } } })
    })

    it('an article of another chain, and a second review of the same one, are 422', async () => {
      const { browser } = await registered(server().first)
      const write = (id: number) => browser.post('/reviews', { reviewable_id: id, rating: 5, content: 'Bra' })
      expect((await write((await inStock(server().second)).article.id)).status).toBe(422)
      const { article } = await inStock(server().first, 7)
      expect((await write(article.id)).status).toBe(201)
      expect((await write(article.id)).status).toBe(422)
    })

    it('reviews of an unknown article are a 404, and so are another chain’s', async () => {
      expect((await server().first.get('/articles/99999999/reviews')).status).toBe(404)
      const { article } = await inStock(server().second)
      expect((await server().first.get(`/articles/${article.id}/reviews`)).status).toBe(404)
    })
  })
