import { randomUUID } from 'node:crypto'
import type { ArticleDetail, BlogPost, OwnSession, Poll, PromoCode, Reservation, Review, Settings, StockNotice } from '@vidda/contract/wire'
import { makeConfirmation } from '../../src/features/reservations/confirming.ts'
import { inStock, soldOut } from './goods.ts'
import { mailTo, tokenOf } from './mailbox.ts'
import { registered, type Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A customer of chain 1 with things of all kinds. */
export type Owner = Person & {
  readonly article: ArticleDetail
  readonly ean: string
  readonly shopId: number
  readonly reservation: Reservation
  /** Of the mail that would ask to confirm it. */
  readonly confirmation: string
  /** Of what the customer has written. */
  readonly reviewId: number
  /** Of what the customer waits for, and of the mail about it. */
  readonly noticeId: number
  readonly noticeToken: string
  /** Names the session that the customer is logged in with. */
  readonly session: string
  /** Another customer of the chain, with the tokens of the mails that each has been sent; the last is a third one's, who moves to another address. */
  readonly account: Person['sent'] & { readonly loginToken: string; readonly resetToken: string; readonly emailToken: string }
  readonly home: Settings
  /** What the chain has published. */
  readonly poll: Poll
  readonly post: BlogPost
  readonly promoCode: string
}

export async function makeOwner(server: TestServer, changes: Readonly<Record<string, unknown>> = {}): Promise<Owner> {
  const person = await registered(server.first, changes)
  const { article, ean, shopId } = await inStock(server.first, 12)
  const { email, phone, first_name } = person.customer
  const body = { name: first_name, email, phone, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }
  const made = await person.browser.post<Reservation>('/reservations', body, { 'idempotency-key': randomUUID() })
  const confirmation = await makeConfirmation(server.commerce.db, made.body.id, new Date())
  const { sent } = await registered(server.first)
  const outbox = server.commerce.mailLocation
  const loginToken = tokenOf(await mailTo(outbox, sent.email, /^Bekreft/))
  await person.browser.post('/customers/password/email', { email: sent.email })
  const resetToken = tokenOf(await mailTo(outbox, sent.email, /passord/))
  const home = (await server.first.get<Settings>('/settings?name=vinter')).body
  const poll = (await server.first.get<Poll>('/polls/active')).body
  const [post] = (await server.first.get<BlogPost[]>('/blog/posts')).body
  const [code] = (await server.first.get<PromoCode[]>('/promocodes')).body
  const reviewed = (await inStock(server.first, 13)).article
  const written = { reviewable_id: reviewed.id, rating: 4, content: 'Varm på tur' }
  const reviewId = (await person.browser.post<Review>('/reviews', written)).body.id
  const missed = await soldOut(server.first)
  await person.browser.post('/stock-notices', { EanNo: missed.ean, shopID: missed.shopId })
  const noticeToken = tokenOf(await mailTo(outbox, email, /^Bekreft at du vil få beskjed/))
  const [notice] = (await person.browser.get<StockNotice[]>('/customers/current/stock-notices')).body
  const [session] = (await person.browser.get<OwnSession[]>('/customers/current/sessions')).body
  if (!post || !code || !session || !notice) throw new Error('The chain has no post or no promo code, or the customer no session or notice')
  const mover = await registered(server.first)
  const newAddress = `ny.${mover.sent.email}`
  await mover.browser.put(`/customers/${mover.customer.id}`, { email: newAddress, current_password: mover.sent.password })
  const emailToken = tokenOf(await mailTo(outbox, newAddress, /^Bekreft den nye/))
  const account = { ...sent, loginToken, resetToken, emailToken }
  return {
    ...person,
    article,
    ean,
    shopId,
    reservation: made.body,
    confirmation,
    reviewId,
    noticeId: notice.id,
    noticeToken,
    session: session.id,
    account,
    home,
    poll,
    post,
    promoCode: code.name,
  }
}

type Example = { readonly path: (owner: Owner) => string; readonly body?: () => object }

/**
 * Routes whose answer is one customer's alone: a guest and another customer are refused, with their own session or from another chain.
 * A route of the table that names an object and stands in no list here or in chain-routes.ts fails the test: say there whose its objects are.
 */
export const ownersAlone: Readonly<Record<string, Example>> = {
  'PUT /customers/:id': { path: ({ customer }) => `/customers/${customer.id}`, body: () => ({ city: 'Røros' }) },
  'DELETE /customers/:id': {
    path: ({ customer }) => `/customers/${customer.id}`,
    body: () => ({ current_password: 'fjell og fjord' }),
  },
  'DELETE /customers/current/stock-notices/:id': { path: ({ noticeId }) => `/customers/current/stock-notices/${noticeId}` },
  'DELETE /customers/current/sessions/:id': { path: ({ session }) => `/customers/current/sessions/${session}` },
  'PUT /reviews/:id': { path: ({ reviewId }) => `/reviews/${reviewId}`, body: () => ({ content: 'Kald' }) },
  'DELETE /reviews/:id': { path: ({ reviewId }) => `/reviews/${reviewId}` },
  'GET /reservations/:id': { path: ({ reservation }) => `/reservations/${reservation.id}` },
}

/** Routes of whoever is logged in: they name nobody, and so refuse guests and answer others with what is their own. */
export const currentCustomer: readonly string[] = [
  'GET /customers/email/resend',
  'DELETE /customers/email/pending',
  'GET /customers/current/code',
  'GET /customers/current/reservations',
  'GET /customers/current/orders',
  'GET /customers/current/reviews',
  'GET /customers/current/favourites',
  'PUT /customers/current/favourites',
  'GET /customers/current/sessions',
  'GET /customers/current/stock-notices',
  'DELETE /customers/current/sessions',
  'GET /customers/current/export',
  'POST /reviews',
  'POST /customers/logout',
]
