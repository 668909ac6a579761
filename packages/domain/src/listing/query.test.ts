import { describe, expect, it } from 'vitest'
import { longestQuery, normalQuery } from './index.ts'

describe('normalQuery', () => {
  it.each([
    ['sko,jakke', 'sko jakke'],
    ['  ull \t på\n tur ', 'ull på tur'],
    [',sko,,jakke,', 'sko jakke'],
    ['a\u030Apen', 'åpen'],
    [' , ', ''],
    ['1,5 l', '1 5 l'],
    ['a\u0000b', 'a b'],
    ['\u0007ull\u0085', 'ull'],
  ])('[R5.16] %j is searched as %j', (typed, searched) => {
    expect(normalQuery(typed)).toBe(searched)
  })

  it('is no longer than the commerce API takes, and settled', () => {
    const query = normalQuery(`${'a'.repeat(longestQuery - 1)} b`)
    expect(query).toBe('a'.repeat(longestQuery - 1))
    expect(normalQuery(query)).toBe(query)
  })

  it('is not cut through a character', () => {
    const start = 'a'.repeat(longestQuery - 1)
    expect(normalQuery(`${start}😀`)).toBe(start)
    expect(normalQuery(`${start.slice(1)}😀`)).toBe(`${start.slice(1)}😀`)
  })
})
