import { expect, it } from 'vitest'
import { mergeById } from './index.ts'

const entry = (id: number, state = 'old') => ({ id, state })

it('[R4.31] a further page is merged by id: an entry with a known id occurs once, as it is now', () => {
  const merged = mergeById([entry(9), entry(8), entry(7)], [entry(7, 'new'), entry(6)])
  expect(merged).toEqual([entry(9), entry(8), entry(7, 'new'), entry(6)])
  expect(mergeById([], [entry(1)])).toEqual([entry(1)])
})
