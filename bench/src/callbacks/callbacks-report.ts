import type { Check } from '../bench.ts'
import { quantile, ratio } from '../report/numbers.ts'
import type { Table } from '../report/table.ts'
import type { BuyingResult } from '../servers/providers.child.ts'
import type { SteadyResult } from '../servers/steady.child.ts'

export type Measured = {
  readonly providers: readonly ('klarna' | 'qliro')[]
  readonly browsing: SteadyResult
  readonly buying: BuyingResult
  /** The part of the time in which the commerce API's process was at work. */
  readonly busy: number
}

/** What a validation may take, and how long each provider waits for it before it takes silence for a yes; ms. */
export const mostMs = 300
export const patience = { klarna: 3000, qliro: 5000 } as const

const ms = (value: number): string => value.toFixed(1)

const timesOf = ({ calls }: BuyingResult, kind: string): readonly number[] =>
  calls.filter((call) => call.kind === kind).map((call) => call.ms)

const isSuccess = ({ status }: BuyingResult['calls'][number]): boolean => status === 200

export function tableOf(title: string, { providers, browsing, buying }: Measured): Table {
  const row = (name: string, times: readonly number[], failed: number, waits?: number): readonly string[] => {
    const p99 = quantile(times, 0.99)
    return [
      name,
      String(times.length),
      String(failed),
      ms(quantile(times, 0.5)),
      ms(p99),
      ms(Math.max(...times)),
      waits === undefined ? '–' : String(waits),
      waits === undefined ? '–' : ratio(p99 / waits),
    ]
  }
  const failedOf = (kind: string) => buying.calls.filter((call) => call.kind === kind && !isSuccess(call)).length
  const kinds = [...new Set(buying.calls.map(({ kind }) => kind))].toSorted()
  const waitOf = (kind: string) => providers.map((name) => (kind === `${name} validation` ? patience[name] : undefined)).find(Boolean)
  return {
    title,
    headings: ['call', 'sent', 'failed', 'p50', 'p99', 'longest', 'provider waits', 'p99 ÷ wait'],
    rows: [
      ...kinds.map((kind) => row(kind, timesOf(buying, kind), failedOf(kind), waitOf(kind))),
      row('browsing', browsing.times, browsing.failed),
    ],
  }
}

export function checksOf({ providers, browsing, buying }: Measured): readonly Check[] {
  const validations = providers.map((name): Check => {
    const p99 = quantile(timesOf(buying, `${name} validation`), 0.99)
    return { name: `${name}: validation, p99`, passed: p99 <= mostMs, measured: `${ms(p99)} ms`, wanted: `≤ ${mostMs} ms` }
  })
  const failed = buying.calls.filter((call) => !isSuccess(call))
  const purchases = [...new Set(buying.refused)]
  return [
    ...validations,
    {
      name: 'every callback a success',
      passed: failed.length === 0,
      measured: failed.length === 0 ? 'all' : failed.map(({ kind, status }) => `${kind} ${status}`).join(', '),
      wanted: 'all',
    },
    { name: 'every buyer has paid', passed: purchases.length === 0, measured: purchases.join(', ') || 'all', wanted: 'all' },
    { name: 'every browsing request a success', passed: browsing.failed === 0, measured: `${browsing.failed} failed`, wanted: '0 failed' },
  ]
}
