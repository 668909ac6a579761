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
    const named = { field: 'pictures.0', reason: 'must be object', value: ['a.jpg'], mend: [{ src: 'a.jpg' }] }
    expect(reported(csv, [[named]])).toEqual(['a.csv:2: pictures[] must be object: a.jpg → [{"src":"a.jpg"}]'])
    expect(reported({ ...csv, path: 'a.ndjson', format: 'ndjson' }, [one('5', 5)])).toEqual([
      'a.ndjson:2: priceOre must be integer: "5" → 5',
    ])
    expect(reported(csv, [one(`\u001b[2J\n${'x'.repeat(500)}`)])[0]).toBe(`a.csv:2: priceOre must be integer:  [2J ${'x'.repeat(55)}…`)
  })

  it('tells each picture in a line of its own, with its record, for each is a thing to mend: up to a hundred of them', () => {
    const missing = (id: number) => [{ field: 'pictures.0.src', reason: 'must be a file', value: `${id}.jpg`, record: `id ${id}` }]
    const long = `https://bilder.example/${'a'.repeat(100)}/b.jpg`
    const two = [...missing(18), { field: 'pictures.1.src', reason: 'must be a file', value: long, record: 'id 18' }]
    expect(reported(csv, [missing(17), two, [{ field: 'priceOre', reason: 'must be integer' }]])).toEqual([
      'a.csv:4: priceOre must be integer',
      'a.csv:2 (id 17): pictures[].src must be a file: 17.jpg',
      'a.csv:3 (id 18): pictures[].src must be a file: 18.jpg',
      `a.csv:3 (id 18): pictures[].src must be a file: ${long}`,
    ])
    const many = reported(
      csv,
      Array.from({ length: 1500 }, (_, at) => missing(at)),
    )
    expect([many.length, many[99], many.at(-1)]).toEqual([
      101,
      'a.csv:101 (id 99): pictures[].src must be a file: 99.jpg',
      'a.csv: further pictures, 1400; mend those above first',
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
