import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { apiBase } from '@vidda/contract'
import { describe, expect, it } from 'vitest'
import { tenantHeader } from '../../../src/kernel/http/tenant-header/index.ts'
import type { TestServer } from '../../kit/server.ts'
import { secret } from '../../kit/tenants.ts'
import { securityHeaders } from '../../../src/kernel/http/security-headers.ts'

/** The only answers that anybody may keep: the same for everybody, and nothing in them is about stock, a person or a token. */
const mayBeKept: Readonly<Record<string, RegExp>> = {
  'GET /api/v1/images/:key/:file': /^public, max-age=\d+/,
  'GET /api/v1/openapi.json': /^public, max-age=300$/,
  'GET /api/v1/reference': /^public, max-age=300$/,
  'GET /api/v1/reference.js': /^public, max-age=300$/,
}

export const headerSuite = (server: () => TestServer): void =>
  void describe('the headers of every answer', () => {
    const table = () => server().commerce.app.routeTable.map((route) => ({ ...route, name: `${route.method} ${route.url}` }))

    const expectSecured = (name: string, headers: Headers) => {
      const sent = Object.fromEntries(Object.keys(securityHeaders).map((key) => [key, headers.get(key)]))
      expect([name, sent]).toEqual([name, { ...securityHeaders, 'content-security-policy': expect.stringContaining("default-src 'none'") }])
    }

    it('no route may be kept by a cache, but for those that say so themselves and are listed here', () => {
      const kept = table().filter(({ config }) => config.cacheControl !== undefined)
      expect(kept.map(({ name }) => name).toSorted()).toEqual(Object.keys(mayBeKept).toSorted())
      for (const { name, config } of kept) expect(config.cacheControl, name).toMatch(mayBeKept[name] ?? /never/)
    })

    it('whatever a route answers, it is never kept where it may not be, and carries every security header', async () => {
      const picture = await server().first.ask('/articles/search', { take: 1 })
      const image = String(picture.body.hits.hits[0]?._source.image)
      for (const { method, url, name } of table()) {
        const path = name in mayBeKept && url.includes('/images/') ? `${image}/320.webp` : url.replaceAll(/:\w+/g, '1')
        const { headers, status } = await fetch(server().url + path, {
          method,
          headers: { ...tenantHeader('first', secret), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
          ...(method !== 'GET' && { body: '{}' }),
        })
        const kept = mayBeKept[name]
        expect(headers.get('cache-control'), `${name} answered ${status}`).toMatch(kept ?? /^no-store$/)
        expectSecured(name, headers)
      }
    })

    it.each([
      ['an unknown path', () => server().fetch(`${apiBase}/finnes-ikke`)],
      ['a path that cannot be read', () => server().fetch(`${apiBase}/articles/%E0%A4%A`)],
      ['no tenant', () => server().fetch(`${apiBase}/genders`)],
      ['a picture that is not there', () => server().fetch(`${apiBase}/images/finnes-ikke/320.webp`)],
    ])('a failure is secured and not kept: %s', async (name, ask) => {
      const { headers, status } = await ask()
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers.get('cache-control')).toBe('no-store')
      expectSecured(name, headers)
    })

    it('an answer to what is no HTTP is secured too', async () => {
      const socket = connect(Number(new URL(server().url).port), '127.0.0.1')
      socket.end('NONSENSE\r\n\r\n')
      const answer = await text(socket)
      for (const [name, value] of Object.entries(securityHeaders)) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
    })
  })
