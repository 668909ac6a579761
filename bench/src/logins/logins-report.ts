import type { Check } from '../bench.ts'
import { median, quantile, ratio } from '../report/numbers.ts'
import type { Table } from '../report/table.ts'

/** Times in ms of one way to ask for an account, by whether it is there. */
export type Times = { readonly name: string; readonly known: readonly number[]; readonly unknown: readonly number[] }

/** How far the medians may be apart: less than a network's own noise. */
export const mostApart = 1.1

const ms = (value: number): string => value.toFixed(1)

/** The longer median in parts of the shorter. */
function apart({ known, unknown }: Times): number {
  const [one, other] = [median(known), median(unknown)]
  return Math.max(one, other) / Math.min(one, other)
}

export const tableOf = (title: string, all: readonly Times[]): Table => ({
  title,
  headings: ['asked', 'times', 'p50 known', 'p50 unknown', 'p95 known', 'p95 unknown', 'apart'],
  rows: all.map((times) => [
    times.name,
    String(times.known.length + times.unknown.length),
    ms(median(times.known)),
    ms(median(times.unknown)),
    ms(quantile(times.known, 0.95)),
    ms(quantile(times.unknown, 0.95)),
    ratio(apart(times)),
  ]),
})

export const checksOf = (all: readonly Times[]): readonly Check[] =>
  all.map((times) => ({
    name: `${times.name}: known and unknown alike`,
    passed: apart(times) <= mostApart,
    measured: ratio(apart(times)),
    wanted: `≤ ${ratio(mostApart)}`,
  }))
