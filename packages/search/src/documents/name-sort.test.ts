import { expect, it } from 'vitest'
import { nameSort } from './name-sort.ts'

it('names sort in Norwegian order byte by byte', () => {
  const names = ['Zebra', 'Ærlig', 'Øst', 'Ås', 'ape', 'Éclair']
  const sorted = names.toSorted((a, b) => (nameSort(a) < nameSort(b) ? -1 : 1))
  expect(sorted).toEqual(['ape', 'Éclair', 'Zebra', 'Ærlig', 'Øst', 'Ås'])
})
