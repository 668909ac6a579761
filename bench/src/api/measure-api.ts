import { join } from 'node:path'
import type { ApiOptions, ApiReady } from '../servers/api.child.ts'
import type { ConstantOptions } from '../servers/constant.child.ts'
import type { Loop, LoopResult } from '../servers/loop.child.ts'
import { startChild, type Child } from '../servers/start-child.ts'
import { benchFolder } from '../report/write.ts'
import { readEndpoints, type Endpoints } from './requests.ts'

export type Engine = 'PGlite' | 'PostgreSQL'
/** `constant` is a bare server sending as many bytes. */
export type EndpointResult = { readonly loaded: LoopResult; readonly alone: LoopResult; readonly constant: LoopResult | null }
export type SizeResult = Readonly<Record<string, EndpointResult>>

/** What the limits are about. */
export const limited = ['category page', 'filtered page', 'one-term search', 'suggestions', 'facets'] as const

export const connections = 16

type Measuring = {
  readonly brand: string
  readonly engine: Engine
  readonly databaseUrl: string | null
  readonly articles: number
  readonly seconds: number
}

const constantPath = (name: string): string => name.replaceAll(' ', '-')

async function measureAll(load: Child<unknown>, api: ApiReady, endpoints: Endpoints, seconds: number): Promise<Map<string, LoopResult[]>> {
  const results = new Map<string, LoopResult[]>()
  for (const [name, requests] of Object.entries(endpoints)) {
    const loop = { url: api.url, headers: api.headers, requests }
    await load.task<LoopResult>({ ...loop, connections, seconds: seconds / 2 } satisfies Loop)
    const loaded = await load.task<LoopResult>({ ...loop, connections, seconds } satisfies Loop)
    const alone = await load.task<LoopResult>({ ...loop, connections: 1, seconds: seconds / 2 } satisfies Loop)
    results.set(name, [loaded, alone])
  }
  return results
}

async function measureConstants(load: Child<unknown>, sizes: Readonly<Record<string, number>>, endpoints: Endpoints, seconds: number) {
  const bodies = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [constantPath(name), size]))
  const server = await startChild<{ url: string }>('./constant.child.ts', { sizes: bodies } satisfies ConstantOptions, 'measured')
  try {
    const results = new Map<string, LoopResult>()
    for (const name of Object.keys(sizes)) {
      const requests = (endpoints[name] ?? []).map((one) => ({ ...one, path: `/${constantPath(name)}` }))
      const loop: Loop = { url: server.ready.url, headers: {}, requests, connections, seconds }
      await load.task<LoopResult>({ ...loop, seconds: seconds / 2 })
      results.set(name, await load.task<LoopResult>(loop))
    }
    return results
  } finally {
    await server.stop()
  }
}

/** Opens a catalogue of this size, kept between runs on PGlite, and measures every read endpoint. */
export async function measureApi({ brand, engine, databaseUrl, articles, seconds }: Measuring): Promise<SizeResult> {
  const dataDir = join(benchFolder, `api-${articles}`)
  const options: ApiOptions = {
    brands: [brand],
    dataDir,
    articles,
    ...(databaseUrl !== null && engine === 'PostgreSQL' && { databaseUrl }),
  }
  const server = await startChild<ApiReady>('./api.child.ts', options, 'measured')
  const load = await startChild<unknown>('./loop.child.ts', {}, 'measuring')
  try {
    const endpoints = await readEndpoints(server.ready)
    const measured = await measureAll(load, server.ready, endpoints, seconds)
    const sizes = Object.fromEntries(limited.map((name) => [name, measured.get(name)?.[0]?.bytes ?? 0]))
    const constants = await measureConstants(load, sizes, endpoints, seconds)
    return Object.fromEntries(
      [...measured].map(([name, [loaded, alone]]) => {
        if (!loaded || !alone) throw new Error(`${name} was not measured`)
        return [name, { loaded, alone, constant: constants.get(name) ?? null }]
      }),
    )
  } finally {
    await Promise.all([load.stop(), server.stop()])
  }
}
