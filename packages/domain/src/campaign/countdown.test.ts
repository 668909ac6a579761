import { expect, it } from 'vitest'
import { endsSoon, lastInstant, timeLeft } from './index.ts'

it.each([
  ['2026-11-20T12:00:00Z', { days: 8, hours: 11, minutes: 0, seconds: 0 }],
  ['2026-11-28T22:59:58.400Z', { days: 0, hours: 0, minutes: 0, seconds: 2 }],
  ['2026-11-28T21:58:59Z', { days: 0, hours: 1, minutes: 1, seconds: 1 }],
  ['2026-11-28T23:00:00Z', null],
  ['2026-12-01T00:00:00Z', null],
])('at %s there is left %o', (now, left) => {
  expect(timeLeft('2026-11-28T23:00:00Z', new Date(now))).toEqual(left)
})

it('is over where the end is no instant', () => {
  expect(timeLeft('snart', new Date(0))).toBeNull()
})

it('ends in the last instant of the day before midnight', () => {
  expect(lastInstant('2026-11-28T23:00:00Z').toISOString()).toBe('2026-11-28T22:59:59.999Z')
})

it.each([
  ['2026-11-26T22:59:59Z', false],
  ['2026-11-26T23:00:00Z', false],
  ['2026-11-26T23:00:01Z', true],
  ['2026-11-28T22:59:59Z', true],
  ['2026-11-28T23:00:00Z', false],
])('at %s it ends soon: %s', (now, soon) => {
  expect(endsSoon('2026-11-28T23:00:00Z', new Date(now))).toBe(soon)
})
