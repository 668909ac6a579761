import { expect, it } from 'vitest'
import { checksOf, tableOf, type Times } from '../../bench/src/logins/logins-report.ts'

const alike: Times = { name: 'log-in by e-mail', known: [50, 52, 51], unknown: [52, 50, 53] }
const told: Times = { name: 'link by e-mail', known: [60, 62, 61], unknown: [50, 51, 49] }

it('is content with times that are alike, and names a way by which an account can be told, whichever takes longer', () => {
  const failed = (times: Times) => checksOf([times]).flatMap(({ name, passed, measured }) => (passed ? [] : [`${name}: ${measured}`]))
  expect(failed(alike)).toEqual([])
  expect(failed(told)).toEqual(['link by e-mail: known and unknown alike: 1.22 ×'])
  expect(failed({ ...told, known: told.unknown, unknown: told.known })).toHaveLength(1)
})

it('shows the middle and the end of the times', () => {
  expect(tableOf('T', [told]).rows).toEqual([['link by e-mail', '6', '61.0', '50.0', '62.0', '51.0', '1.22 ×']])
})
