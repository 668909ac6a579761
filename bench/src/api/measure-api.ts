import { join } from 'node:path'
import type { ApiOptions, ApiReady } from '../servers/api.child.ts'
import { constantHeader } from '../servers/constants.ts'
import type { Loop, LoopResult } from '../servers/loop.child.ts'
import { startChild, type Child } from '../servers/start-child.ts'
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
const limited: ReadonlySet<string> = new Set(['category page', 'filtered page', 'one-term search', 'suggestions', 'facets'])

export const connections = 16

/** Of the measuring time: what comes before it, what one connection gets, and what the constant gets. */
const shares = { before: 0.4, alone: 0.5, beforeConstant: 0.2, constant: 0.5 } as const

type Measuring = {
  readonly brand: string
  readonly engine: Engine
  readonly databaseUrl: string | null
  readonly articles: number
  /** Measuring time of a case, and of one that has a limit. */
  readonly seconds: { readonly each: number; readonly limited: number }
}

/** A burst of work elsewhere on the machine should not decide about a limit: of so many rounds the one with the middle p50 counts. */
const roundsOfLimited = 3

async function middle(rounds: number, measure: () => Promise<LoopResult>): Promise<LoopResult> {
  const results = [await measure()]
  while (results.length < rounds) results.push(await measure())
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  const [chosen] = results.toSorted((a, b) => a.p50 - b.p50).slice(Math.floor(rounds / 2))
  if (!chosen) throw new Error('Nothing was measured')
  return { ...chosen, failed }
}

type Timing = { readonly seconds: number; readonly rounds: number }

async function measureCase(load: Child<unknown>, { url, headers }: ApiReady, { requests }: Case, timing: Timing): Promise<CaseResult> {
  const { seconds, rounds } = timing
  const loop = (share: number, change: Partial<Loop> = {}): Promise<LoopResult> =>
    load.task<LoopResult>({ url, headers, requests, connections, seconds: seconds * share, ...change } satisfies Loop)
  await loop(shares.before)
  const loaded = await middle(rounds, () => loop(1))
  const alone = await middle(rounds, () => loop(shares.alone, { connections: 1 }))
  const same = { headers: { ...headers, [constantHeader]: String(loaded.bytes) } }
  await loop(shares.beforeConstant, same)
  return { loaded, alone, constant: await loop(shares.constant, same) }
}

/** Opens a catalogue of this size, kept between runs on PGlite, and measures every route that reads. */
export async function measureApi({ brand, engine, databaseUrl, articles, seconds }: Measuring): Promise<SizeResult> {
  const options: ApiOptions = {
    brands: [brand],
    dataDir: join(benchFolder, `api-${articles}`),
    articles,
    ...(databaseUrl !== null && engine === 'PostgreSQL' && { databaseUrl }),
  }
  const server = await startChild<ApiReady>('./api.child.ts', options, 'measured')
  const load = await startChild<unknown>('./loop.child.ts', {}, 'measuring')
  try {
    const all = await readCases(server.ready)
    const cases: Record<string, CaseResult> = {}
    for (const one of all) {
      if (one.requests.length === 0) continue
      const timing = limited.has(one.name) ? { seconds: seconds.limited, rounds: roundsOfLimited } : { seconds: seconds.each, rounds: 1 }
      cases[one.name] = await measureCase(load, server.ready, one, timing)
    }
    return { cases, faults: faultsOf(server.ready.reads, all) }
  } finally {
    await Promise.all([load.stop(), server.stop()])
  }
}
