import { expect, it } from 'vitest'
import { table } from './table.ts'

it('has columns as wide as their longest cell, and no trailing blanks', () => {
  expect(table(['Brand', 'URL'], [['Et langt navn', 'http://a'], ['B', 'http://localhost:4100'], ['C']]).split('\n')).toEqual([
    '  Brand           URL',
    '  ─────────────   ─────────────────────',
    '  Et langt navn   http://a',
    '  B               http://localhost:4100',
    '  C',
  ])
})
