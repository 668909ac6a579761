import type { Check } from '../bench.ts'
import { ratio, whole } from '../report/numbers.ts'
import type { Table } from '../report/table.ts'
import { connections, type Engine, type SizeResult } from './measure-api.ts'

export type Sizes = { readonly few: SizeResult; readonly many: SizeResult }

const ms = (value: number): string => value.toFixed(2)

const headings = [
  'endpoint',
  'p50',
  'p99',
  'per s',
  'p50 large',
  'p99 large',
  'per s large',
  'growth',
  'KB',
  '1 conn. p50',
  'constant p50',
  '÷ constant',
]

export function tableOf(engine: Engine, few: number, many: number, { few: small, many: large }: Sizes): Table {
  return {
    title: `${engine}, ${connections} connections: ${whole(few)} and ${whole(many)} articles, times in ms`,
    headings,
    rows: Object.entries(large.cases).map(([name, { loaded, alone, constant }]) => {
      const before = small.cases[name]?.loaded
      return [
        name,
        ms(before?.p50 ?? Number.NaN),
        ms(before?.p99 ?? Number.NaN),
        whole(before?.rate ?? Number.NaN),
        ms(loaded.p50),
        ms(loaded.p99),
        whole(loaded.rate),
        ratio(loaded.p50 / (before?.p50 ?? Number.NaN)),
        (loaded.bytes / 1000).toFixed(1),
        ms(alone.p50),
        ms(constant.p50),
        ratio(loaded.p50 / constant.p50),
      ]
    }),
  }
}

const most = { 'category page': 2, 'filtered page': 2, 'one-term search': 4 } as const
/** Over one connection, ms. */
const limitsAlone = { suggestions: 5, 'filtered by size': 5 } as const
const facetLimit = 10

/** Names of cases of which some answer was no success. */
const failedIn = ({ cases }: SizeResult): readonly string[] =>
  Object.entries(cases).flatMap(([name, { loaded, alone, constant }]) => (loaded.failed + alone.failed + constant.failed > 0 ? [name] : []))

export function checksOf(engine: Engine, { few, many }: Sizes): readonly Check[] {
  const p50 = (size: SizeResult, name: string) => size.cases[name]?.loaded.p50 ?? Number.NaN
  const growth = Object.entries(most).map(([name, limit]): Check => {
    const measured = p50(many, name) / p50(few, name)
    return { name: `${engine}: growth of a ${name}`, passed: measured <= limit, measured: ratio(measured), wanted: `≤ ${limit} ×` }
  })
  const alone = Object.entries(limitsAlone).map(([name, limit]): Check => {
    const measured = many.cases[name]?.alone.p50 ?? Number.NaN
    return {
      name: `${engine}: ${name} over one connection, p50`,
      passed: measured <= limit,
      measured: `${ms(measured)} ms`,
      wanted: `≤ ${limit} ms`,
    }
  })
  const facets = p50(many, 'facets') / p50(many, 'filtered page')
  const failed = [...new Set([...failedIn(few), ...failedIn(many)])]
  const faults = [...new Set([...few.faults, ...many.faults])]
  return [
    ...growth,
    ...alone,
    {
      name: `${engine}: facets beside a filtered page`,
      passed: facets <= facetLimit,
      measured: ratio(facets),
      wanted: `≤ ${facetLimit} ×`,
    },
    { name: `${engine}: every answer a success`, passed: failed.length === 0, measured: failed.join(', ') || 'all', wanted: 'all' },
    {
      name: `${engine}: every route that reads is measured`,
      passed: faults.length === 0,
      measured: faults.join('; ') || 'all',
      wanted: 'all',
    },
  ]
}
