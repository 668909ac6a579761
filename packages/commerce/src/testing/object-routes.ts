import { randomUUID } from 'node:crypto'
import type { ArticleDetail, BlogPost, Poll, PromoCode, Reservation } from '@vidda/contract/wire'
import { inStock } from './goods.ts'
import { registered, type Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A customer of chain 1 with things of all kinds. */
export type Owner = Person & {
  readonly article: ArticleDetail
  readonly reservation: Reservation
  /** What the chain has published. */
  readonly poll: Poll
  readonly post: BlogPost
  readonly promoCode: string
}

export async function makeOwner(server: TestServer): Promise<Owner> {
  const person = await registered(server.first)
  const { article, ean, shopId } = await inStock(server.first, 12)
  const { email, phone } = person.customer
  const body = { name: 'Kari', email, phone, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }
  const made = await person.browser.post<Reservation>('/reservations', body, { 'idempotency-key': randomUUID() })
  const poll = (await server.first.get<Poll>('/polls/active')).body
  const [post] = (await server.first.get<BlogPost[]>('/blog/posts')).body
  const [code] = (await server.first.get<PromoCode[]>('/promocodes')).body
  if (!post || !code) throw new Error('The chain has no post or no promo code')
  return { ...person, article, reservation: made.body, poll, post, promoCode: code.name }
}

type Example = { readonly path: (owner: Owner) => string; readonly body?: (owner: Owner) => object }

/**
 * Routes whose answer is one customer's alone: a guest and another customer are refused, with their own session or from another chain.
 * A route of the table that stands in none of the three lists fails the test: say here whose its objects are.
 */
export const ownersAlone: Readonly<Record<string, Example>> = {
  'PUT /customers/:id': { path: ({ customer }) => `/customers/${customer.id}`, body: () => ({ city: 'Røros' }) },
  'DELETE /customers/:id': { path: ({ customer }) => `/customers/${customer.id}` },
  'GET /reservations/:id': { path: ({ reservation }) => `/reservations/${reservation.id}` },
}

/** Routes of whoever is logged in: they name nobody, and so refuse guests and answer others with what is their own. */
export const currentCustomer: readonly string[] = [
  'GET /customers/email/resend',
  'GET /customers/current/code',
  'GET /customers/current/reservations',
  'GET /customers/current/orders',
  'GET /customers/current/reviews',
  'GET /customers/current/favourites',
  'PUT /customers/current/favourites',
  'GET /customers/current/export',
  'POST /reviews',
  'POST /customers/logout',
]

function questionOf({ questions: [first] }: Poll): Poll['questions'][number] {
  if (!first) throw new Error('The poll has no question')
  return first
}

/** Routes of a chain's objects that anybody may read there, and of another chain nobody. */
export const chainsAlone: Readonly<Record<string, Example>> = {
  'GET /articles/:id': { path: ({ article }) => `/articles/${article.id}` },
  'GET /articles/:id/reviews': { path: ({ article }) => `/articles/${article.id}/reviews` },
  'GET /articles/slug/:slug': { path: ({ article }) => `/articles/slug/${article.slug}` },
  'GET /blog/:slug': { path: ({ post }) => `/blog/${post.slug}` },
  'GET /blog/category/:slug': { path: ({ post }) => `/blog/category/${post.categories[0]?.slug}` },
  'GET /blog/post/:id': { path: ({ post }) => `/blog/post/${post.id}` },
  'GET /polls/:id': { path: ({ poll }) => `/polls/${poll.id}` },
  'GET /polls/:id/answers': { path: ({ poll }) => `/polls/${poll.id}/answers` },
  'GET /polls/:id/score': { path: ({ poll }) => `/polls/${poll.id}/score` },
  'GET /polls/questions/:id/answers': { path: ({ poll }) => `/polls/questions/${questionOf(poll).id}/answers` },
  'GET /polls/questions/:id/score': { path: ({ poll }) => `/polls/questions/${questionOf(poll).id}/score` },
  'POST /polls/questions/:id/answers': {
    path: ({ poll }) => `/polls/questions/${questionOf(poll).id}/answers`,
    body: ({ poll }) => ({ option_id: questionOf(poll).options[0]?.id }),
  },
  'GET /promocodes/check/:code': { path: ({ promoCode }) => `/promocodes/check/${promoCode}` },
  'GET /receipts/:token': { path: ({ reservation }) => `/receipts/${reservation.token}` },
}

/** Routes with a place in their address that names no object of a chain or customer, or of which only a list is answered. */
export const nobodys: readonly string[] = [
  'GET /articles/availability/:ids',
  'GET /categories/:id/articles',
  'GET /images/:key/:file',
  'GET /osrm/table/v1/car/:coordinates',
  'GET /postalcodes/:code',
  'GET /subcategories/:id/articles',
  'GET /subcategories/:id/groups',
]
