import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '@vidda/commerce'
import { createProgress } from '../progress.ts'
import type { StartPlan } from './plan.ts'

const started = vi.hoisted(() => vi.fn())
vi.mock('./process.ts', () => ({ startProcess: started }))
const filled = vi.hoisted(() => vi.fn())
vi.mock('./open-filled.ts', () => ({ openFilled: filled }))

let state = ''
beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), 'vidda-split-'))
  vi.stubEnv('VIDDA_STATE', state)
  vi.resetModules()
  started.mockReset()
  filled.mockReset().mockResolvedValue({ close: () => Promise.resolve() })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(state, { recursive: true })
})

async function planOf(change: Partial<StartPlan> = {}): Promise<StartPlan> {
  const { brandsOf } = await import('../workspace.ts')
  const quiet = { isTTY: false, write: () => true } as unknown as NodeJS.WriteStream
  return {
    shops: (await brandsOf(undefined)).map((brand, index) => ({ brand, port: 4100 + index })),
    apiPort: 4150,
    demo: { chains: [1], pictures: 'pictures', fill: () => Promise.resolve('filled') },
    articles: 300,
    fresh: true,
    secret: 's',
    settings: readSettings({}, []),
    progress: createProgress(quiet),
    stop: new AbortController().signal,
    ...change,
  }
}

it('starts the commerce API first, then every app against it, and stops all', async () => {
  const stops: string[] = []
  started.mockImplementation(async (name: string) => ({ stop: async () => void stops.push(name) }))
  const { startSplit } = await import('./split.ts')
  const plan = await planOf()
  const running = await startSplit(plan)
  expect(filled.mock.calls).toEqual([
    [
      { databaseUrl: undefined, dataDir: state },
      expect.objectContaining({ articles: 300, fresh: true, chains: expect.arrayContaining([1]) }),
    ],
  ])
  const [api, ...apps] = started.mock.calls as [string, string, Readonly<Record<string, string>>][]
  expect(api?.[2]).toMatchObject({ PORT: '4150', DATA_DIR: state, VIDDA_SECRET: 's' })
  for (const call of [api, ...apps])
    expect(call?.[2]).toMatchObject({ MALLOC_ARENA_MAX: '2', NODE_OPTIONS: expect.stringContaining('--max-semi-space-size=16') })
  expect(apps.map(([, , { PORT, API_URL }]) => [PORT, API_URL])).toEqual(
    plan.shops.map(({ port }) => [String(port), 'http://127.0.0.1:4150']),
  )
  const tenants = JSON.parse(await readFile(join(state, 'tenants.json'), 'utf8')) as { origin: string }[]
  expect(tenants.map(({ origin }) => origin)).toEqual(running.shops.map(({ url }) => url))
  await running.close()
  expect(stops.toSorted()).toEqual(['commerce API', ...plan.shops.map(({ brand }) => brand.config.name)].toSorted())
  expect(stops.at(-1)).toBe('commerce API')
})

it('leaves nothing running when one app does not start', async () => {
  const stops: string[] = []
  const plan = await planOf()
  const broken = plan.shops[0]?.brand.config.name
  started.mockImplementation(async (name: string) => {
    if (name === broken) throw new Error('no build')
    // The others come up later than the first one fails.
    await new Promise((resolve) => setImmediate(resolve))
    return { stop: async () => void stops.push(name) }
  })
  const { startSplit } = await import('./split.ts')
  await expect(startSplit(plan)).rejects.toThrow('no build')
  expect(stops.toSorted()).toEqual(['commerce API', ...plan.shops.slice(1).map(({ brand }) => brand.config.name)].toSorted())
})
