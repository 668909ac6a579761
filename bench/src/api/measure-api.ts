import { join } from 'node:path'
import type { ApiOptions, ApiReady } from '../servers/api.child.ts'
import { constantHeader } from '../servers/constants.ts'
import type { Loop, LoopResult } from '../servers/loop.child.ts'
import { startChild, type Child } from '../servers/start-child.ts'
import type { Size } from '../servers/own-databases.ts'
import { benchFolder } from '../report/write.ts'
import type { Case } from './case.ts'
import { faultsOf, readCases } from './cases.ts'

export type Engine = 'PGlite' | 'PostgreSQL'
/** `constant` is the same route of the same server sending as many bytes without working them out. */
export type CaseResult = { readonly loaded: LoopResult; readonly alone: LoopResult; readonly constant: LoopResult }
export type SizeResult = {
  readonly cases: Readonly<Record<string, CaseResult>>
  /** Routes that nobody measured, and requests to routes that are not there. */
  readonly faults: readonly string[]
}

/** What the limits are about, and is measured longer. */
const limited: ReadonlySet<string> = new Set([
  'category page',
  'filtered page',
  'one-term search',
  'suggestions',
  'facets',
  'filtered by size',
  'facets by size',
])

export const connections = 16

/** Of the measuring time: what comes before it, what one connection gets, and what the constant gets. */
const shares = { before: 0.4, alone: 0.5, beforeConstant: 0.2, constant: 0.5 } as const

type Measuring = {
  readonly brand: string
  readonly sizes: readonly Size[]
  /** Measuring time of a case, and of one that has a limit. */
  readonly seconds: { readonly each: number; readonly limited: number }
}

/** A burst of work elsewhere on the machine should not decide about a limit: of so many rounds the one with the middle p50 counts. */
const roundsOfLimited = 3

function middle(results: readonly LoopResult[]): LoopResult {
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  const chosen = results.toSorted((a, b) => a.p50 - b.p50)[Math.floor(results.length / 2)]
  if (!chosen) throw new Error('Nothing was measured')
  return { ...chosen, failed }
}

/** The server of one size, and what is asked of it. */
type Server = { readonly child: Child<ApiReady>; readonly cases: readonly Case[] }
type Timing = { readonly seconds: number; readonly rounds: number }

/** A case on the servers of all sizes in turn: what else the machine does meets each of them, and the growth is one of the same moments. */
async function measureCase(
  load: Child<unknown>,
  servers: readonly Server[],
  at: number,
  { seconds, rounds }: Timing,
): Promise<readonly CaseResult[]> {
  const loop = ({ child, cases }: Server, share: number, change: Partial<Loop> = {}): Promise<LoopResult> => {
    const { url, headers } = child.ready
    const requests = cases[at]?.requests ?? []
    return load.task<LoopResult>({ url, headers, requests, connections, seconds: seconds * share, ...change } satisfies Loop)
  }
  const inTurn = async (share: number, change?: Partial<Loop>): Promise<readonly LoopResult[]> => {
    const found = servers.map((): LoopResult[] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [size, server] of servers.entries()) found[size]?.push(await loop(server, share, change))
    }
    return found.map(middle)
  }
  for (const server of servers) await loop(server, shares.before)
  const loaded = await inTurn(1)
  const alone = await inTurn(shares.alone, { connections: 1 })
  const results: CaseResult[] = []
  for (const [size, server] of servers.entries()) {
    const [under, one] = [loaded[size], alone[size]]
    if (!under || !one) throw new Error('Nothing was measured')
    const same = { headers: { ...server.child.ready.headers, [constantHeader]: String(under.bytes) } }
    await loop(server, shares.beforeConstant, same)
    results.push({ loaded: under, alone: one, constant: await loop(server, shares.constant, same) })
  }
  return results
}

async function openServer(brand: string, { articles, databaseUrl }: Size): Promise<Server> {
  const options: ApiOptions = {
    brands: [brand],
    dataDir: join(benchFolder, `api-${articles}`),
    articles,
    ...(databaseUrl !== null && { databaseUrl }),
  }
  const child = await startChild<ApiReady>('./api.child.ts', options, 'measured')
  return { child, cases: await readCases(child.ready) }
}

/** Opens a catalogue of each size and measures on all of them every route that reads. */
export async function measureApi({ brand, sizes, seconds }: Measuring): Promise<readonly SizeResult[]> {
  const servers: Server[] = []
  const load = await startChild<unknown>('./loop.child.ts', {}, 'measuring')
  try {
    for (const size of sizes) servers.push(await openServer(brand, size))
    const results = servers.map(({ child, cases }) => ({
      cases: {} as Record<string, CaseResult>,
      faults: faultsOf(child.ready.reads, cases),
    }))
    for (const [at, { name, requests }] of servers[0]?.cases.entries() ?? []) {
      if (requests.length === 0) continue
      const timing = limited.has(name) ? { seconds: seconds.limited, rounds: roundsOfLimited } : { seconds: seconds.each, rounds: 1 }
      for (const [size, result] of (await measureCase(load, servers, at, timing)).entries())
        Object.assign(results[size]?.cases ?? {}, { [name]: result })
    }
    return results
  } finally {
    await Promise.all([load, ...servers.map(({ child }) => child)].map((child) => child.stop()))
  }
}
