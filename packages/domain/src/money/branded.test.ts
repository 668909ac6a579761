import { expect, it } from 'vitest'
import { oreFromWire } from '../money-wire/index.ts'
import * as money from './index.ts'
import { formatMoney, plus } from './index.ts'
import type { Ore } from './index.ts'

/** Never called: the type check is the test, since an expected error that does not come is an error. */
export const doesNotCompile = (): readonly unknown[] => {
  // @ts-expect-error a plain number is no amount
  const amount: Ore = 49_900
  // @ts-expect-error nor does it format
  const text = formatMoney(49_900)
  // @ts-expect-error nor add up
  const sum = plus(oreFromWire(1), 2)
  // @ts-expect-error and what arithmetic gives is a number again
  const double: Ore = oreFromWire(1) * 2
  return [amount, text, sum, double]
}

it('[R10.04] money makes no amount from a number but the mapper’s functions', () => {
  expect(Object.keys(money).toSorted()).toEqual(
    [
      'compareOre',
      'formatMoney',
      'maxOre',
      'minOre',
      'minus',
      'plus',
      'portion',
      'reductionOf',
      'share',
      'sumOre',
      'times',
      'zeroOre',
    ].toSorted(),
  )
})
