import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measureLogins } from '../../bench/src/logins/logins.ts'
import type { ApiReady } from '../../bench/src/servers/api.child.ts'
import { startChild } from '../../bench/src/servers/start-child.ts'

it('times refusals for known and unknown names in turn, each answered as the other', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vidda-bench-logins-'))
  const server = await startChild<ApiReady>('./api.child.ts', { brands: ['so'], dataDir, articles: 24, logLevel: 'error' }, 'measured')
  try {
    const all = await measureLogins(server.ready, 8)
    expect(all.map(({ name, known, unknown }) => [name, known.length, unknown.length])).toEqual([
      ['log-in by e-mail', 4, 4],
      ['log-in by phone', 4, 4],
      ['link by e-mail', 4, 4],
      ['forgotten password', 4, 4],
    ])
    for (const ms of all.flatMap(({ known, unknown }) => [...known, ...unknown])) expect(ms).toBeGreaterThan(0)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
