import { expect, it } from 'vitest'
import { withoutEnding } from './index.ts'

it.each([
  ['pengene', 3, 'peng'],
  ['skiene', 3, 'ski'],
  ['gaven', 3, 'gav'],
  ['gave', 4, 'gave'],
  ['ski', 3, 'ski'],
])('%s with at least %i letters left is %s', (word, shortest, left) => {
  expect(withoutEnding(word, shortest)).toBe(left)
})
