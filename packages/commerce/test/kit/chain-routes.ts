import type { Article, Availability, Facets, Favourites, Poll, StockNoticeOutcome, Suggestions, Validation } from '@vidda/contract/wire'
import { headerNames } from '@vidda/contract'
import type { SearchResult, Settings } from '@vidda/contract/wire'
import { randomUUID } from 'node:crypto'
import type { Owner } from './object-routes.ts'
import { stockToken } from './server.ts'

/** `shopId` is a shop of whichever chain is asked. */
type Example = {
  readonly path: (owner: Owner) => string
  readonly body?: (owner: Owner, shopId: number) => object
  readonly headers?: () => Readonly<Record<string, string>>
  readonly asCustomer?: boolean
  /** With what another chain answers; 404 when left out. */
  readonly refusals?: readonly number[]
  /** Where every chain answers with a list: whether it tells of the owner's object. */
  readonly tells?: (body: never, owner: Owner) => boolean
}

function questionOf({ questions: [first] }: Poll): Poll['questions'][number] {
  if (!first) throw new Error('The poll has no question')
  return first
}

const hasArticle = (list: readonly Pick<Article, 'id'>[], { article }: Owner) => list.some(({ id }) => id === article.id)
const isHit = ({ hits }: SearchResult, owner: Owner) =>
  hasArticle(
    hits.hits.map(({ _source }) => _source),
    owner,
  )
const isListed = ({ data }: { readonly data: readonly Article[] }, owner: Owner) => hasArticle(data, owner)
const idsRule = ({ article }: Owner) => [{ field: 'ids', op: 'in', value: [article.id] }]
const buyer = { name: 'Kari', email: 'kari@example.org', phone: '40000000' }
const once = () => ({ [headerNames.idempotencyKey]: randomUUID() })
const newPassword = { password: 'skog og vidde', password_confirmation: 'skog og vidde' }

/** Routes that name a chain's objects, in their address or body: there they are found, and in another chain they are not. */
export const chainsAlone: readonly (readonly [name: string, example: Example])[] = [
  ['GET /articles/:id', { path: ({ article }) => `/articles/${article.id}` }],
  ['GET /articles/:id/alternatives', { path: ({ article }) => `/articles/${article.id}/alternatives` }],
  ['GET /articles/:id/reviews', { path: ({ article }) => `/articles/${article.id}/reviews` }],
  ['GET /articles/slug/:slug', { path: ({ article }) => `/articles/slug/${article.slug}` }],
  ['GET /articles/bundle', { path: ({ article }) => `/articles/bundle?articles=${article.id}`, tells: hasArticle }],
  [
    'GET /articles/availability/:ids',
    {
      path: ({ article }) => `/articles/availability/${article.id}`,
      tells: (body: readonly Availability[], { ean }) => body.some(({ variants }) => variants.some((variant) => variant.ean === ean)),
    },
  ],
  [
    'GET /articles/suggest',
    { path: ({ ean }) => `/articles/suggest?q=${ean}`, tells: ({ articles }: Suggestions, owner) => hasArticle(articles, owner) },
  ],
  ['POST /articles/search', { path: () => '/articles/search', body: ({ ean }) => ({ query: ean }), tells: isHit }],
  ['POST /articles/search', { path: () => '/articles/search', body: (owner) => ({ filters: idsRule(owner) }), tells: isHit }],
  ['POST /articles/searchids', { path: () => '/articles/searchids', body: ({ article }) => ({ ids: [article.id] }), tells: isHit }],
  [
    'POST /articles/facets',
    { path: () => '/articles/facets', body: ({ ean }) => ({ query: ean }), tells: ({ total }: Facets) => total > 0 },
  ],
  [
    'POST /articles/facets',
    { path: () => '/articles/facets', body: (owner) => ({ filters: idsRule(owner) }), tells: ({ total }: Facets) => total > 0 },
  ],
  [
    'GET /categories/:id/articles',
    { path: ({ article }) => `/categories/${article.categories[0]}/articles?per_page=100`, tells: isListed },
  ],
  [
    'GET /subcategories/:id/articles',
    { path: ({ article }) => `/subcategories/${article.subcategories[0]}/articles?per_page=100`, tells: isListed },
  ],
  [
    'POST /checkout/validate',
    {
      path: () => '/checkout/validate',
      body: ({ ean }) => ({ lines: [{ EanNo: ean, Count: 1 }] }),
      tells: ({ lines }: Validation) => lines.some(({ articleId }) => articleId !== null),
    },
  ],
  [
    'GET /settings',
    {
      path: () => '/settings?name=vinter',
      tells: ({ top, grid }: Settings, { home }) => JSON.stringify([top, grid]) === JSON.stringify([home.top, home.grid]),
    },
  ],
  ['GET /blog/:slug', { path: ({ post }) => `/blog/${post.slug}` }],
  ['GET /blog/category/:slug', { path: ({ post }) => `/blog/category/${post.categories[0]?.slug}` }],
  ['GET /blog/post/:id', { path: ({ post }) => `/blog/post/${post.id}` }],
  ['GET /polls/:id', { path: ({ poll }) => `/polls/${poll.id}` }],
  ['GET /polls/:id/answers', { path: ({ poll }) => `/polls/${poll.id}/answers` }],
  ['GET /polls/:id/score', { path: ({ poll }) => `/polls/${poll.id}/score` }],
  ['GET /polls/questions/:id/answers', { path: ({ poll }) => `/polls/questions/${questionOf(poll).id}/answers` }],
  ['GET /polls/questions/:id/score', { path: ({ poll }) => `/polls/questions/${questionOf(poll).id}/score` }],
  [
    'POST /polls/questions/:id/answers',
    {
      path: ({ poll }) => `/polls/questions/${questionOf(poll).id}/answers`,
      body: ({ poll }) => ({ option_id: questionOf(poll).options[0]?.id }),
    },
  ],
  ['GET /promocodes/check/:code', { path: ({ promoCode }) => `/promocodes/check/${promoCode}` }],
  ['GET /receipts/:token', { path: ({ reservation }) => `/receipts/${reservation.token}` }],
  ['GET /reservations/:id', { path: ({ reservation }) => `/reservations/${reservation.id}?token=${reservation.token}` }],
  [
    'POST /reservations',
    {
      path: () => '/reservations',
      body: ({ ean, shopId }) => ({ ...buyer, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }),
      headers: once,
      refusals: [422],
    },
  ],
  [
    'POST /reservations',
    {
      path: () => '/reservations',
      body: ({ ean }, shopId) => ({ ...buyer, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }),
      headers: once,
      refusals: [409, 422],
    },
  ],
  ['POST /reservations/confirm', { path: () => '/reservations/confirm', body: ({ confirmation }) => ({ token: confirmation }) }],
  [
    'POST /reservations/change',
    { path: () => '/reservations/change', body: ({ reservation }) => ({ token: reservation.token, name: 'Kari N' }) },
  ],
  ['POST /reservations/cancel', { path: () => '/reservations/cancel', body: ({ reservation }) => ({ token: reservation.token }) }],
  ['POST /withdrawals', { path: () => '/withdrawals', body: ({ reservation }) => ({ token: reservation.token }) }],
  [
    'POST /stock/feed',
    {
      path: () => '/stock/feed',
      body: ({ ean, shopId }) => ({ lines: [{ EanNo: ean, shopID: shopId, Qty: 9 }] }),
      headers: () => ({ authorization: `Bearer ${stockToken}` }),
      refusals: [401],
    },
  ],
  [
    'POST /stock-notices',
    {
      path: () => '/stock-notices',
      body: ({ ean, shopId }) => ({ EanNo: ean, shopID: shopId, email: buyer.email }),
      tells: ({ outcome }: StockNoticeOutcome) => outcome === 'inStock',
    },
  ],
  ['POST /stock-notices/mailed', { path: () => '/stock-notices/mailed', body: ({ noticeToken }) => ({ token: noticeToken }) }],
  ['POST /stock-notices/confirm', { path: () => '/stock-notices/confirm', body: ({ noticeToken }) => ({ token: noticeToken }) }],
  [
    'DELETE /stock-notices/:id',
    { path: ({ noticeId }) => `/stock-notices/${noticeId}`, body: ({ noticeToken }) => ({ token: noticeToken }) },
  ],
  [
    'POST /reviews',
    {
      path: () => '/reviews',
      body: ({ article }) => ({ reviewable_id: article.id, rating: 5, content: 'Bra' }),
      asCustomer: true,
      refusals: [422],
    },
  ],
  [
    'PUT /customers/current/favourites',
    {
      path: () => '/customers/current/favourites',
      body: ({ article }) => ({ articles: [article.id] }),
      asCustomer: true,
      tells: ({ articles }: Favourites, { article }) => articles.includes(article.id),
    },
  ],
  [
    'POST /customers/login',
    { path: () => '/customers/login', body: ({ account: { email, password } }) => ({ email, password }), refusals: [401, 422] },
  ],
  [
    'POST /customers/login/phone',
    { path: () => '/customers/login/phone', body: ({ account: { phone, password } }) => ({ phone, password }), refusals: [401, 422] },
  ],
  [
    'POST /customers/login/token',
    {
      path: () => '/customers/login/token',
      body: ({ account }) => ({ registration_token: account.loginToken }),
      refusals: [401, 404],
    },
  ],
  [
    'POST /customers/password/reset',
    { path: () => '/customers/password/reset', body: ({ account }) => ({ token: account.resetToken, ...newPassword }), refusals: [422] },
  ],
  ['POST /customers/email/confirm', { path: () => '/customers/email/confirm', body: ({ account }) => ({ token: account.emailToken }) }],
]

/** Routes whose request names nothing that is a chain's or a customer's alone, each with the reason. */
export const nobodys: Readonly<Record<string, string>> = {
  'GET /images/:key/:file': 'pictures are public, and the same in every chain',
  'GET /osrm/table/v1/car/:coordinates': 'places on the map',
  'GET /postalcodes/:code': 'the same for every chain',
  'GET /subcategories/:id/groups': 'chains share one numbering of their trees: only names of groups are answered',
  'GET /checkout/providers': 'who can be paid by, whatever the shop',
  'POST /checkout/:provider/orders': 'needs an account with a provider: test/payments asks from another chain',
  'PUT /checkout/:provider/orders/:id': 'an unguessable id: test/payments asks from another chain',
  'GET /checkout/:provider/orders/:id': 'an unguessable id: test/payments asks from another chain',
  'POST /checkout/complete': 'an unguessable token: test/payments asks from another chain',
  'POST /complaints': 'needs something that is bought: test/complaints asks from another chain',
  'POST /checkout/:provider/push/:token': 'a provider’s, by a token that is signed: test/payments forges some',
  'POST /checkout/:provider/validation/:token': 'a provider’s, by a token that is signed: test/payments forges some',
  'POST /checkout/:provider/shipping/:token': 'a provider’s, by a token that is signed: test/payments forges some',
  'POST /checkout/:provider/management/:token': 'a provider’s, by a token that is signed: test/payments forges some',
  'POST /customers/register': 'an account of its own in each chain',
  'POST /customers/login/link': 'answers the same for every address',
  'POST /customers/password/email': 'answers the same for every address',
  'GET /customers/current': 'answers guests too, that they are none',
}
