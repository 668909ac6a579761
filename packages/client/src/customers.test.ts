import { describe, expect, it, vi } from 'vitest'
import { createApi, type PageTokens } from './index.ts'
import {
  confirmEmail,
  deleteCustomer,
  dropPendingEmail,
  fetchCurrentCustomer,
  logIn,
  logOut,
  requestLoginMail,
  requestPasswordMail,
  resendVerification,
  resetPassword,
} from './customers.ts'
import { changeReview, deleteReview, endOtherSessions, endSession, fetchOwnOrders, fetchSessions, saveFavourites } from './own.ts'

const tokens: PageTokens = { csrf: () => 'page', xsrf: () => 'visitor', renew: () => undefined }

function caught(...answers: readonly Response[]) {
  const sent: { call: string; body: unknown; page: string | null }[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const request = input as Request
    const text = await request.text()
    const { pathname, search } = new URL(request.url)
    sent.push({
      call: `${request.method} ${pathname.replace('/api/v1/', '')}${search}`,
      body: text === '' ? null : JSON.parse(text),
      page: request.headers.get('X-CSRF-TOKEN'),
    })
    return (answers[Math.min(sent.length, answers.length) - 1] ?? Response.json({})).clone()
  })
  return { sent, api: createApi({ origin: 'https://shop.example', fetch, tokens }) }
}

const nothing = () => new Response(null, { status: 204 })
const customer = { id: 7, first_name: 'Kari', address: { street: '', postal_code: '' } }

describe('calls of customers', () => {
  it('nobody logged in is null, and somebody a customer', async () => {
    expect(await fetchCurrentCustomer(caught(nothing()).api)).toBeNull()
    expect(await fetchCurrentCustomer(caught(Response.json(customer)).api)).toMatchObject({ id: 7, firstName: 'Kari' })
  })

  it.each([204, 404])('[R7.10] a %i is nobody logged in, and no failure', async (status) => {
    const answer = status === 204 ? nothing() : Response.json({ message: 'no', code: 'not_found' }, { status })
    expect(await fetchCurrentCustomer(caught(answer).api)).toBeNull()
  })

  it('any other refusal is a failure', async () => {
    await expect(fetchCurrentCustomer(caught(Response.json({}, { status: 500 })).api)).rejects.toMatchObject({ status: 500 })
  })

  it('each way of logging in has its own path and body', async () => {
    const { api, sent } = caught(Response.json(customer))
    await logIn(api, { email: 'kari@example.org', password: 'x' })
    await logIn(api, { phone: '40000000', password: 'x' })
    await logIn(api, { token: 't' })
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST customers/login', { email: 'kari@example.org', password: 'x' }],
      ['POST customers/login/phone', { phone: '40000000', password: 'x' }],
      ['POST customers/login/token', { registration_token: 't' }],
    ])
  })

  it('[R10.120] [R10.121] sessions are read and ended by their names', async () => {
    const entry = {
      id: 'a/b',
      device: 'Chrome på Android',
      created_at: '2026-01-02T03:04:05Z',
      used_at: '2026-01-03T03:04:05Z',
      current: true,
    }
    expect(await fetchSessions(caught(Response.json([entry])).api)).toEqual([
      { id: 'a/b', device: 'Chrome på Android', createdAt: entry.created_at, usedAt: entry.used_at, current: true },
    ])
    const { api, sent } = caught(nothing())
    await endSession(api, 'a/b')
    await endOtherSessions(api)
    expect(sent.map(({ call, page }) => [call, page])).toEqual([
      ['DELETE customers/current/sessions/a%2Fb', 'page'],
      ['DELETE customers/current/sessions', 'page'],
    ])
  })

  it('[R10.119] a link to log in is asked for by the address alone', async () => {
    const { api, sent } = caught(nothing())
    await requestLoginMail(api, 'kari@example.org')
    expect(sent).toEqual([{ call: 'POST customers/login/link', body: { email: 'kari@example.org' }, page: 'page' }])
  })

  it('[R10.122] [R10.123] a new address is confirmed by its token, and dropped', async () => {
    const { api, sent } = caught(nothing())
    await confirmEmail(api, 't')
    await dropPendingEmail(api)
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST customers/email/confirm', { token: 't' }],
      ['DELETE customers/email/pending', null],
    ])
  })

  it('[R10.126] a review is changed by what is given alone, and deleted', async () => {
    const { api, sent } = caught(Response.json({ id: 9, anonymous: true, customer: 'Kari' }))
    expect(await changeReview(api, 9, { rating: 4, trueToSize: null })).toMatchObject({ id: 9, customer: null })
    await deleteReview(api, 9)
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['PUT reviews/9', { rating: 4, true_to_size: null }],
      ['DELETE reviews/9', null],
    ])
  })

  it('calls without a body send none, and what has an effect carries the page token, a GET too', async () => {
    const { api, sent } = caught(nothing())
    await logOut(api)
    await resendVerification(api)
    expect(sent).toEqual([
      { call: 'POST customers/logout', body: null, page: 'page' },
      { call: 'GET customers/email/resend', body: null, page: 'page' },
    ])
  })

  it('an account is deleted with its password', async () => {
    const { api, sent } = caught(nothing())
    await deleteCustomer(api, 7, 'fjell og fjord')
    expect(sent).toEqual([{ call: 'DELETE customers/7', body: { current_password: 'fjell og fjord' }, page: 'page' }])
  })

  it('a GET with an effect too is repeated with a fresh token after a 419', async () => {
    const { api, sent } = caught(Response.json({}, { status: 419 }), Response.json({ token: 'fresh' }), nothing())
    await resendVerification(api)
    expect(sent.map(({ call }) => call)).toEqual(['GET customers/email/resend', 'GET csrf', 'GET customers/email/resend'])
  })

  it('passwords, favourites and pages go where they belong', async () => {
    const { api, sent } = caught(
      nothing(),
      nothing(),
      Response.json({ articles: [2] }),
      Response.json({ data: [], meta: { current_page: 2, last_page: 2, per_page: 20, total: 20 } }),
    )
    await requestPasswordMail(api, 'kari@example.org')
    await resetPassword(api, { token: 't', password: 'x', passwordConfirmation: 'x' })
    expect(await saveFavourites(api, [2, 3])).toEqual([2])
    expect(await fetchOwnOrders(api, 2)).toEqual({ entries: [], page: 2, lastPage: 2, total: 20 })
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST customers/password/email', { email: 'kari@example.org' }],
      ['POST customers/password/reset', { token: 't', password: 'x', password_confirmation: 'x' }],
      ['PUT customers/current/favourites', { articles: [2, 3] }],
      ['GET customers/current/orders?page=2', null],
    ])
  })
})
