import { expect, it } from 'vitest'
import { positionOf } from './size-position.ts'

it.each([
  ['letters', ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '10XL']],
  ['letters with what they measure', ['XS (49–52 cm)', 'S (52–55 cm)', 'M (55–59 cm)', 'L (59–62 cm)']],
  ['pairs of letters', ['XS/S', 'M/L', 'XL']],
  ['small letters', ['xs', 's', 'm', 'l', '2xl']],
  ['numbers', ['0,5 l', '0,75 l', '1 l', '4L', '36', '37,5', '110 cm']],
])('puts %s in their order', (_, names) => {
  expect(names.toReversed().toSorted((left, right) => positionOf(left) - positionOf(right))).toEqual(names)
})

it('ranks a size alike in both ways to write it, and what is neither letter nor number first', () => {
  expect([positionOf('2XL'), positionOf('3XS')]).toEqual([positionOf('XXL'), positionOf('XXXS')])
  expect(['Én størrelse', 'Lår', 'Små'].map(positionOf)).toEqual([0, 0, 0])
})
