import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiBench } from '../../bench/src/api/api.ts'
import { ask, send } from '../../bench/src/api/ask.ts'
import type { Case } from '../../bench/src/api/case.ts'
import { faultsOf, readCases } from '../../bench/src/api/cases.ts'
import type { ApiReady } from '../../bench/src/servers/api.child.ts'
import { constantHeader } from '../../bench/src/servers/constants.ts'
import { startChild, type Child } from '../../bench/src/servers/start-child.ts'

describe('the bench of the commerce API', () => {
  let folder: string
  let server: Child<ApiReady>
  let cases: readonly Case[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vidda-bench-api-'))
    server = await startChild<ApiReady>('./api.child.ts', { brands: ['so'], dataDir: folder, articles: 240 }, 'measured')
    cases = await readCases(server.ready)
  })

  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('measures every route of the server’s table that only reads, and each is answered', async () => {
    expect(server.ready.reads.length).toBeGreaterThan(50)
    expect(faultsOf(server.ready.reads, cases)).toEqual([])
    const failed: string[] = []
    for (const { name, requests } of cases) {
      for (const asked of requests) {
        const { status } = await send(server.ready, asked)
        if (status !== 200) failed.push(`${name}: ${asked.path} answers ${status}`)
      }
    }
    expect(failed).toEqual([])
  })

  it('names a route that nobody asks, one without requests, and one that is gone', () => {
    const reads = ['GET /api/v1/shops', 'GET /api/v1/polls/:id', 'POST /api/v1/new', 'GET /healthz']
    const one = (route: string, requests: Case['requests'] = [{ method: 'GET', path: '/' }]): Case => ({ name: route, route, requests })
    expect(faultsOf(reads, [one('GET /shops'), one('GET /polls/:id', []), one('GET /healthz'), one('GET /old')])).toEqual([
      'GET /polls/:id is not measured',
      'POST /new is not measured',
      'GET /old is no route that reads',
    ])
    const left = cases.filter(({ route }) => route !== 'GET /receipts/:token')
    expect(faultsOf(server.ready.reads, left)).toEqual(['GET /receipts/:token is not measured'])
  })

  it('lets the same server answer a constant of a size, behind the same guards', async () => {
    const { ready } = server
    const [path, headers] = ['/api/v1/shops', { [constantHeader]: '4321' }] as const
    expect(await (await send(ready, { method: 'GET', path, headers })).text()).toHaveLength(4321)
    expect(await ask<unknown>(ready, { method: 'GET', path })).toBeInstanceOf(Array)
    expect((await fetch(ready.url + path, { headers })).status).toBe(400)
  })

  it('does not pass without PostgreSQL, and says what to do', async () => {
    const options = { brands: ['so'], quick: true, articles: null, engine: null, say: () => undefined } as const
    const { checks, notes, tables } = await apiBench(async () => null).run(options)
    expect([checks, tables]).toEqual([[{ name: 'PostgreSQL', passed: false, measured: 'not found', wanted: 'found' }], []])
    expect(notes.join()).toContain('--engine pglite')
  })
})
