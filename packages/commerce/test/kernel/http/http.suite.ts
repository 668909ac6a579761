import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { headerNames } from '@vidda/contract'
import type { Csrf } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { tenantHeader } from '../../../src/kernel/http/tenant-header/index.ts'
import type { TestServer } from '../../kit/server.ts'
import { secret } from '../../kit/tenants.ts'

export const httpSuite = (server: () => TestServer): void =>
  void describe('every call', () => {
    const raw = (path: string, headers: Record<string, string> = {}) => server().fetch(`/api/v1${path}`, { headers })
    const written = async (sent: string): Promise<string> => {
      const socket = connect(Number(new URL(server().url).port), '127.0.0.1')
      socket.end(sent)
      return text(socket)
    }

    it('[R10.13] errors are JSON with message, code and requestId', async () => {
      const { body, headers } = await server().first.get('/articles/99999999')
      expect(body).toEqual({ message: expect.any(String), code: 'not_found', requestId: headers.get('x-request-id') })
    })

    it('[R10.13] [R10.14] wrong fields are named, in English', async () => {
      const { status, body } = await server().first.ask('/articles/search', { take: 'many', page: -1 })
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'validation_failed', errors: { take: ['Take must be integer'], page: ['Page must be >= 0'] } })
    })

    it('[R10.15] malformed JSON is a 400, a body that is too large a 413, an unknown path a 404', async () => {
      expect(await server().first.ask('/articles/search', '{"query":')).toMatchObject({ status: 400, body: { code: 'malformed_json' } })
      expect(await server().first.ask('/articles/search', { query: 'x'.repeat(300_000) })).toMatchObject({
        status: 413,
        body: { code: 'body_too_large' },
      })
      expect(await server().first.get('/finnes-ikke')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    })

    it.each(['[', '{"a":'])('[R10.15] a body that is nested 2 000 deep is a 400, of %s', async (level) => {
      for (const path of ['/articles/search', '/checkout/validate'])
        expect(await server().first.ask(path, level.repeat(2000))).toMatchObject({ status: 400, body: { code: 'malformed_json' } })
      const closed = `{"query":${'['.repeat(2000)}${']'.repeat(2000)}}`
      expect(await server().first.ask('/articles/search', closed)).toMatchObject({ status: 400, body: { code: 'malformed_json' } })
    })

    it.each(['/articles/slug/', '/categories/slug/', '/articles/availability/', '/promocodes/check/'])(
      '[R10.15] a part of a path that is longer than any there is: a 404 at %s',
      async (path) => {
        expect(await server().first.get(path + 'x'.repeat(9000))).toMatchObject({ status: 404, body: { code: 'not_found' } })
      },
    )

    it.each([
      ['headers that are too large', `GET /genders HTTP/1.1\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
      ['what is no HTTP', 'NONSENSE\r\n\r\n', 400, 'malformed_json'],
    ])('[R10.15] %s: said on a connection that nothing more is to be sent on', async (_, sent, status, code) => {
      const answer = await written(sent)
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message: expect.any(String), code, requestId: expect.any(String) })
    })

    it.each([
      ['whose length says so', 'Content-Length: 6000000', 'x'.repeat(6_000_000), 413],
      ['in chunks', 'Transfer-Encoding: chunked', `${`10000\r\n${'x'.repeat(0x10000)}\r\n`.repeat(90)}0\r\n\r\n`, 413],
      ['of another type', 'Content-Length: 6000000\r\nContent-Type: text/csv', 'x'.repeat(6_000_000), 415],
    ])(
      '[R10.15] a body that is refused %s is read to its end: its sender sees the answer, and no reset',
      async (_, header, body, status) => {
        const type = header.includes('Content-Type') ? '' : 'Content-Type: application/json\r\n'
        const { 'x-vidda-tenant': tenant = '' } = tenantHeader('first', secret)
        const head = `POST /api/v1/articles/search HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Vidda-Tenant: ${tenant}\r\n${type}${header}\r\n\r\n`
        for (const _round of [1, 2, 3]) expect(await written(head + body)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      },
    )

    it('a request id is passed on, unless it is not one', async () => {
      const given = await server().first.get('/genders', { 'x-request-id': 'abc-123' })
      expect(given.headers.get('x-request-id')).toBe('abc-123')
      const odd = await server().first.get('/genders', { 'x-request-id': 'a b"c' })
      expect(odd.headers.get('x-request-id')).not.toBe('a b"c')
    })

    it('without the tenant header it is a 400, with a wrong one a 403', async () => {
      expect((await raw('/shops')).status).toBe(400)
      expect((await raw('/shops', { 'x-vidda-tenant': 'first.wrong' })).status).toBe(403)
      expect((await raw('/shops', { 'x-vidda-tenant': 'nobody' })).status).toBe(403)
      expect((await raw('/shops', tenantHeader('third', secret))).status).toBe(403)
      expect((await raw('/shops', tenantHeader('first', 'another secret'))).status).toBe(403)
    })

    it('[R10.85] the first answer sets XSRF-TOKEN, Secure only over https; later ones do not', async () => {
      const first = (await raw('/genders', tenantHeader('first', secret))).headers.getSetCookie()
      expect(first).toEqual([expect.stringMatching(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/)])
      const second = (await raw('/genders', tenantHeader('second', secret))).headers.getSetCookie()
      expect(second).toEqual([expect.stringMatching(/; Secure$/)])
      const cookie = first[0]?.split(';')[0] ?? ''
      const again = await raw('/genders', { ...tenantHeader('first', secret), cookie })
      expect(again.headers.getSetCookie()).toEqual([])
    })

    it('[R10.12] a cookie or token with letters of several bytes is one of nobody, not a failure', async () => {
      const { length } = server().first.tokens.cookie.slice(server().first.tokens.cookie.indexOf('.') + 1)
      const cookie = `XSRF-TOKEN=a.%C3%A9${'x'.repeat(length - 1)}`
      const answer = await raw('/genders', { ...tenantHeader('first', secret), cookie })
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()).toHaveLength(1)
    })

    it('a page token is the same for every visitor', async () => {
      expect(server().first.tokens.page).toBe((await server().second.get<Csrf>('/csrf')).body.token)
      expect(server().first.tokens.cookie).not.toBe(server().second.tokens.cookie)
    })

    it.each([
      ['no tokens', () => ({})],
      ['no page token', () => ({ ...server().first.guards, [headerNames.csrf]: '' })],
      ['a page token of nobody', () => ({ ...server().first.guards, [headerNames.csrf]: '499999.abc' })],
      ['no X-XSRF-TOKEN', () => ({ ...server().first.guards, [headerNames.xsrf]: '' })],
      ['another visitor’s X-XSRF-TOKEN', () => ({ ...server().first.guards, [headerNames.xsrf]: server().second.tokens.cookie })],
      ['a cookie of nobody', () => ({ ...server().first.guards, [headerNames.xsrf]: 'a.b', cookie: 'XSRF-TOKEN=a.b' })],
    ])('[R10.16] a change with %s is a 419', async (_, headers) => {
      const answer = await server().first.send('POST', '/reservations', { body: {}, headers: headers() })
      expect(answer).toMatchObject({ status: 419, body: { code: 'csrf_token_mismatch' } })
    })
  })
