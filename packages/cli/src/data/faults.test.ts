import type { DataFile, Problem } from '@vidda/commerce/data'
import { describe, expect, it } from 'vitest'
import { FaultReport } from './faults.ts'

const csv: DataFile = { path: 'a.csv', kind: 'articles', format: 'csv', bytes: 1 }

function reported(file: DataFile, faults: readonly (readonly Problem[])[]): readonly string[] {
  const report = new FaultReport(file)
  for (const [index, problems] of faults.entries()) report.add({ line: index + 2, problems })
  return report.lines()
}

describe('a report of faults', () => {
  it('shows a value as it stands in the file, in one line and cut, and what to write instead', () => {
    const one = (value: unknown, mend?: unknown) => [{ field: 'priceOre', reason: 'must be integer', value, mend }]
    expect(reported(csv, [one('499,90', 49_990)])).toEqual(['a.csv:2: priceOre must be integer: 499,90 → 49990'])
    expect(reported({ ...csv, path: 'a.ndjson', format: 'ndjson' }, [one('5', 5)])).toEqual([
      'a.ndjson:2: priceOre must be integer: "5" → 5',
    ])
    expect(reported(csv, [one(`\u001b[2J\n${'x'.repeat(500)}`)])[0]).toBe(`a.csv:2: priceOre must be integer:  [2J ${'x'.repeat(55)}…`)
  })

  it('names the record where the fault is not in its line', () => {
    const missing = (record: string) => [{ field: 'pictures.0.src', reason: 'must be a file', value: 'a.jpg', record }]
    expect(reported(csv, [missing('id 17')])).toEqual(['a.csv:2 (id 17): pictures[].src must be a file: a.jpg'])
    expect(reported(csv, [missing('id 17'), missing('id 18')])).toEqual([
      'a.csv: pictures[].src must be a file: 2 records',
      '  a.csv:2 (id 17): a.jpg',
      '  a.csv:3 (id 18): a.jpg',
    ])
  })

  it('counts a record once for each cause, wherever in a list it stands', () => {
    const twice = ['genders.0', 'genders.1'].map((field) => ({ field, reason: 'must be one of 1 Herre' }))
    expect(reported(csv, [twice, twice])).toEqual(['a.csv: genders[] must be one of 1 Herre: 2 records', '  a.csv:2', '  a.csv:3'])
  })

  it('stays short where every line has a cause of its own', () => {
    const faults = Array.from({ length: 1000 }, (_, at) => [{ field: `felt${at}`, reason: 'is no field of this kind of record' }])
    const lines = reported(csv, faults)
    expect(lines).toHaveLength(31)
    expect(lines.at(-1)).toBe('a.csv: further causes, 970 records; mend those above first')
  })
})
