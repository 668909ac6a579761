import { expect, it } from 'vitest'
import { mapBlogCategory, mapBlogPost } from './blog.ts'
import { mapCustomerOrder } from './order.ts'
import { mapPoll, mapPollAnswer, mapPollScore } from './poll.ts'
import { mapPromoCode } from './promo.ts'

const code = { id: 3, name: 'TUR10', valid_from: '2026-11-01', valid_to: '2026-11-30' }

it('[R3.28] a customer order has id, vat, net amount, total, lines and date', () => {
  const line = { EanNo: '709', Count: 2, articleId: 7, name: 'Lue', size: 'M', color: 'Rød', image: '/i', price: 500 }
  const order = { id: 9, vatPercentage: 25, totalVat: 20_000, netAmount: 80_000, total: 100_000, date: '2026-11-20T10:00:00.000Z' }
  expect(mapCustomerOrder({ ...order, orderLines: [line] })).toEqual({
    ...order,
    payment: null,
    orderLines: [{ ean: '709', count: 2, articleId: 7, name: 'Lue', size: 'M', color: 'Rød', image: '/i', price: 50_000 }],
  })
})

it('[R3.29] a promo code has id, name, its days, the fixed flag, amount and type', () => {
  const days = { id: 3, name: 'TUR10', validFrom: '2026-11-01', validTo: '2026-11-30' }
  expect(mapPromoCode({ ...code, fixed: 0, amount: 0.1, type: 'percent' })).toEqual({ ...days, fixed: false, amount: 0.1, type: 'percent' })
  expect(mapPromoCode({ ...code, fixed: 1, amount: 100, type: 'fixed' })).toEqual({ ...days, fixed: true, amount: 10_000, type: 'fixed' })
})

it('[R5.14] a promo code’s amount may come as digits, and nothing else is taken for a number', () => {
  const wire = (amount: unknown) => ({ ...code, fixed: 0, amount: amount as number, type: 'percent' as const })
  expect(mapPromoCode({ ...wire('100'), fixed: 1 }).amount).toBe(10_000)
  expect(mapPromoCode(wire('0.25')).amount).toBe(0.25)
  for (const other of ['', ' ', 'ti', '10 %', '1e3', null, Number.NaN]) expect(() => mapPromoCode(wire(other))).toThrow(/must be a number/)
})

it('[R5.15] a fixed flag of 1 is an amount in kroner, any other value a fraction', () => {
  expect(mapPromoCode({ ...code, fixed: 1, amount: 100, type: 'fixed' })).toMatchObject({ fixed: true, amount: 10_000 })
  for (const fixed of [0, 2, -1])
    expect(mapPromoCode({ ...code, fixed, amount: 0.5, type: 'percent' })).toMatchObject({ fixed: false, amount: 0.5 })
})

it('the fixed flag decides where the type says something else', () => {
  expect(mapPromoCode({ ...code, fixed: 1, amount: 100, type: 'percent' })).toMatchObject({ fixed: true, amount: 10_000, type: 'fixed' })
})

it('[R3.49] a blog post and a blog category have all their fields', () => {
  const category = { id: 1, slug: 'tur', name: 'Tur', postsCount: 4 }
  expect(mapBlogCategory(category)).toEqual(category)
  const post = { id: 2, title: 'På tur', body: 'Ut.', slug: 'pa-tur', categories: [category] }
  const at = '2026-11-20T10:00:00.000Z'
  expect(mapBlogPost({ ...post, featured_image: '/i', main_article: 7, related_articles: [8, 9], published_at: at })).toEqual({
    ...post,
    featuredImage: '/i',
    imageAlt: '',
    mainArticle: 7,
    relatedArticles: [8, 9],
    publishedAt: at,
    updatedAt: at,
  })
})

it('[R3.50] a poll, its scores and its answers have all their fields', () => {
  const options = [{ id: 11, text: 'Ja' }]
  const poll = { id: 1, name: 'Telt', description: 'Eller hytte?' }
  expect(
    mapPoll({ ...poll, banner_desktop: '/d', banner_mobile: '/m', questions: [{ id: 5, poll_id: 1, text: 'Telt?', options }] }),
  ).toEqual({ ...poll, bannerDesktop: '/d', bannerMobile: '/m', bannerAlt: '', questions: [{ id: 5, pollId: 1, text: 'Telt?', options }] })
  expect(mapPollScore({ id: 5, score: 3 })).toEqual({ id: 5, score: 3 })
  expect(mapPollAnswer({ question_id: 5, option_id: 11, correct: true, count: 3 })).toEqual({
    questionId: 5,
    optionId: 11,
    correct: true,
    count: 3,
  })
  expect(mapPollAnswer({ question_id: 5, option_id: 11, correct: null })).toMatchObject({ correct: null, count: 0 })
})
