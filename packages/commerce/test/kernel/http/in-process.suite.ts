import type { SearchResult } from '@vidda/contract/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import { tenantHeader } from '../../../src/kernel/http/tenant-header/index.ts'
import { inProcess, type InProcess } from '../../kit/in-process.ts'
import type { TestServer } from '../../kit/server.ts'
import { secret } from '../../kit/tenants.ts'

export const inProcessSuite = (server: () => TestServer): void =>
  void describe('a host in the same process', () => {
    let call: InProcess

    beforeAll(async () => void (call = await inProcess(server().commerce)))

    it.each(['/genders', '/categories', '/campaigns/combined/articles'])('gets %s as over HTTP', async (path) => {
      const answer = await call(path)
      const { status, body, headers } = await server().first.get<unknown>(path)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe(headers.get('content-type'))
      expect(await answer.json()).toEqual(body)
    })

    it('sends bodies', async () => {
      const body = { query: 'jakke', take: 3 }
      const answer = await call('/articles/search', { method: 'POST', body: JSON.stringify(body) })
      expect(((await answer.json()) as SearchResult).hits).toEqual((await server().first.ask('/articles/search', body)).body.hits)
    })

    it('gets errors, and cookies one by one', async () => {
      const answer = await call('/articles/99999999')
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: answer.headers.get('x-request-id') })
      expect(answer.headers.getSetCookie()).toHaveLength(1)
      expect((await call('/articles/search', { method: 'POST', body: '{' })).status).toBe(400)
    })

    it('gets pictures', async () => {
      const { hits } = (await server().first.ask('/articles/search', { take: 1 })).body.hits
      const path = `${hits[0]?._source.image.replace('/api/v1', '')}/160.webp`
      const answer = await call(path)
      const same = await server().fetch(`/api/v1${path}`)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await same.arrayBuffer()))
    })

    it('that gives up hears no answer', async () => {
      const caller = new AbortController()
      const request = new Request('http://commerce/api/v1/articles/search', {
        method: 'POST',
        body: '{}',
        signal: caller.signal,
        headers: { ...tenantHeader('first', secret), 'content-type': 'application/json' },
      })
      const answer = server().commerce.fetch(request)
      caller.abort(new Error('too late'))
      await expect(answer).rejects.toThrow('too late')
    })
  })
