import { expect, it } from 'vitest'
import { countyColumns } from './county-columns.ts'

const split = (...shops: readonly number[]): readonly (readonly number[])[] =>
  countyColumns(shops.map((count) => ({ ids: Array.from({ length: count }, (_, at) => at) }))).map((column) =>
    column.map(({ ids }) => ids.length),
  )

it.each([
  [[], []],
  [[3], [[3]]],
  [
    [1, 1],
    [[1], [1]],
  ],
  [
    [1, 10],
    [[1], [10]],
  ],
  [
    [10, 1],
    [[10], [1]],
  ],
  [
    [2, 3, 5, 1, 5],
    [
      [2, 3, 5],
      [1, 5],
    ],
  ],
  [
    [1, 1, 1, 9],
    [[1, 1, 1], [9]],
  ],
])('puts counties of %j shops into at most two columns of nearly the same height, none of them empty', (shops, columns) => {
  expect(split(...shops)).toEqual(columns)
})
