import { expect, it } from 'vitest'
import { isGlobalGtin } from './index.ts'

it.each([
  ['7035620000003', true, 'a Norwegian product'],
  ['4006381333931', true, 'a German one'],
  ['40170725', true, 'a short number'],
  ['7035620000004', false, 'a wrong check digit'],
  ['2100000100019', false, "a chain's own number"],
  ['0200000000004', false, "a chain's own number of twelve digits"],
  ['20000004', false, "a chain's own short number"],
  ['9900000000004', false, 'a coupon'],
  ['703562000000', false, 'too few digits'],
  ['70356200000O3', false, 'a letter'],
  ['', false, 'nothing'],
])('tells of %s: %s (%s)', (ean, told) => {
  expect(isGlobalGtin(ean)).toBe(told)
})
