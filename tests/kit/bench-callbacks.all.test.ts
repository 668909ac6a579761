import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measureCallbacks } from '../../bench/src/callbacks/callbacks.ts'
import { checksOf, tableOf, type Measured } from '../../bench/src/callbacks/callbacks-report.ts'

const call = (kind: string, ms: number, status: number | null = 200) => ({ kind, ms, status })
const fine: Measured = {
  providers: ['klarna', 'qliro'],
  browsing: { times: [1, 2, 3], failed: 0 },
  busy: 0.5,
  buying: { calls: [call('klarna validation', 20), call('qliro validation', 40), call('klarna push', 900)], refused: [] },
}
const missedBy = (changes: Partial<Measured>) =>
  checksOf({ ...fine, ...changes }).flatMap(({ name, passed, measured }) => (passed ? [] : [`${name}: ${measured}`]))
const withCalls = (...calls: Measured['buying']['calls']) => ({ buying: { calls: [...fine.buying.calls, ...calls], refused: [] } })

it('is content with validations in time, however long a push takes', () => {
  expect(missedBy({})).toEqual([])
})

it('names a late validation, one that is not there, a call without success, a buyer who could not pay, and a failure of browsing', () => {
  expect(missedBy(withCalls(call('qliro validation', 301)))).toEqual(['qliro: validation, p99: 301.0 ms'])
  expect(missedBy({ buying: { calls: [call('klarna validation', 1)], refused: [] } })).toEqual(['qliro: validation, p99: NaN ms'])
  expect(missedBy(withCalls(call('klarna push', 1, null)))).toEqual(['every callback a success: klarna push null'])
  expect(missedBy({ buying: { ...fine.buying, refused: ['{"kind":"closed"}'] } })).toEqual(['every buyer has paid: {"kind":"closed"}'])
  expect(missedBy({ browsing: { times: [1], failed: 1 } })).toEqual(['every browsing request a success: 1 failed'])
})

it('tells how long each provider waits beside the time of its validation', () => {
  const { rows } = tableOf('T', fine)
  expect(rows.map(([name, , , , p99, , waits, share]) => [name, p99, waits, share])).toEqual([
    ['klarna push', '900.0', '–', '–'],
    ['klarna validation', '20.0', '3000', '0.01 ×'],
    ['qliro validation', '40.0', '5000', '0.01 ×'],
    ['browsing', '3.0', '–', '–'],
  ])
})

it('has shoppers pay with both providers, who are all answered, while others browse', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vidda-bench-callbacks-'))
  try {
    const size = { articles: 240, databaseUrl: null }
    const seconds = { before: 1, measured: 2 }
    const { providers, browsing, buying } = await measureCallbacks({ brand: 'so', size, dataDir, seconds, say: () => undefined })
    expect(providers).toEqual(['klarna', 'qliro'])
    expect([browsing.times.length, browsing.failed, buying.refused]).toEqual([200, 0, []])
    const told = Map.groupBy(buying.calls, ({ kind, status }) => `${kind} ${status}`)
    expect([...told.keys()].toSorted()).toEqual(['klarna push 200', 'klarna validation 200', 'qliro push 200', 'qliro validation 200'])
    expect([...told.values()].map((calls) => calls.length)).toEqual([2, 2, 2, 2])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
