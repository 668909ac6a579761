import { describe, expect, it } from 'vitest'
import { codesOf, mayBeCode } from './codes.ts'
import { sizeKeys } from '../memory/sizes.ts'

const sizes = new Map(['42', '170 cm', '2–4 år'].flatMap((name) => sizeKeys(name).exact.map((key) => [key, { exact: [], within: [] }])))

describe('numbers of goods in a query', () => {
  it.each([
    ['VB-10042', ['vb10042']],
    ['100.042', ['100042']],
    ['A-9', ['a9']],
    ['ÅL/200 x', ['ål200x']],
    ['art 1000733', ['art1000733', '1000733']],
    ['ART-77', ['art77', '77']],
    ['?', []],
    ['7'.repeat(51), []],
  ])('%s may name %j', (query, codes) => {
    expect(codesOf(query)).toEqual(codes)
  })

  it.each(['VB-10042', '100.042', 'A-9', 'a9', '1000 491', '43'])('%s is looked up as a number first', (query) => {
    expect(mayBeCode(sizes, query)).toBe(true)
  })

  it.each(['t-skjorte', 'jakke', '42', 'str 42', '170 cm', '2-4 år'])('%s is words or a size first', (query) => {
    expect(mayBeCode(sizes, query)).toBe(false)
  })
})
