import { expect, it } from 'vitest'
import { formatClock, groupHours, hoursToday, isOpenAt, nextClosing, opensLaterToday, openingHours } from './index.ts'

const long = { from: 600, to: 1200 }
const short = { from: 600, to: 1080 }
const usual = openingHours('1-5:1000-2000,6:1000-1800')

it('[R3.43] reads day ranges and times, and is closed where nothing is said', () => {
  expect(usual).toEqual({ 1: long, 2: long, 3: long, 4: long, 5: long, 6: short, 7: null })
})

it.each(['', 'x', '8:1000-2000', '1:2000-1000', '1:1000-2500', '1-5:10-20'])('is closed all week for %j', (text) => {
  expect(Object.values(openingHours(text)).every((open) => open === null)).toBe(true)
})

it('reads the entries around a broken one', () => {
  expect(openingHours('1:1000-2000, oops ,7:1200-1600')).toMatchObject({ 1: long, 2: null, 7: { from: 720, to: 960 } })
})

it.each([
  ['2025-01-06T08:59:00Z', false],
  ['2025-01-06T09:00:00Z', true],
  ['2025-01-06T18:59:00Z', true],
  ['2025-01-06T19:00:00Z', false],
  ['2025-07-07T08:00:00Z', true],
  ['2025-01-05T12:00:00Z', false],
  ['2025-01-04T17:30:00Z', false],
  ['2025-12-25T12:00:00Z', false],
])('at %s the shop is open: %s', (now, open) => {
  expect(isOpenAt(usual, new Date(now))).toBe(open)
})

it('knows today by the shops’ clock', () => {
  expect(hoursToday(usual, new Date('2025-01-03T23:30:00Z'))).toEqual(short)
  expect(hoursToday(usual, new Date('2025-01-05T12:00:00Z'))).toBeNull()
})

it.each([
  ['2025-01-06T08:59:00Z', true],
  ['2025-01-06T09:00:00Z', false],
  ['2025-01-06T20:00:00Z', false],
  ['2025-01-05T08:00:00Z', false],
])('at %s the shop still opens today: %s', (now, later) => {
  expect(opensLaterToday(usual, new Date(now))).toBe(later)
})

it('groups neighbouring days with the same hours', () => {
  expect(groupHours(usual)).toEqual([
    { first: 1, last: 5, open: long },
    { first: 6, last: 6, open: short },
    { first: 7, last: 7, open: null },
  ])
})

it('writes a time of day', () => {
  expect([0, 605, 1440].map(formatClock)).toEqual(['00:00', '10:05', '24:00'])
})

it.each([
  ['2025-01-06T12:00:00Z', '2025-01-06T19:00:00.000Z'],
  ['2025-01-06T19:00:00Z', '2025-01-06T19:00:00.000Z'],
  ['2025-01-06T19:00:01Z', '2025-01-07T19:00:00.000Z'],
  ['2025-01-04T18:00:00Z', '2025-01-06T19:00:00.000Z'],
  ['2025-07-07T08:00:00Z', '2025-07-07T18:00:00.000Z'],
  ['2025-04-16T18:30:00Z', '2025-04-19T16:00:00.000Z'],
  ['2025-03-29T17:30:00Z', '2025-03-31T18:00:00.000Z'],
  ['2025-10-25T16:30:00Z', '2025-10-27T19:00:00.000Z'],
])('from %s on the shop next closes at %s', (from, closing) => {
  expect(nextClosing(usual, new Date(from))?.toISOString()).toBe(closing)
})

it('closes next where a deviation says so, or after it where it says closed, over a long holiday as well', () => {
  const from = new Date('2026-12-24T08:00:00Z')
  const early = [{ date: '2026-12-24', hours: '1000-1300' }]
  expect(nextClosing(usual, from, early)?.toISOString()).toBe('2026-12-24T12:00:00.000Z')
  expect(nextClosing(usual, from, [{ date: '2026-12-24', hours: null }])?.toISOString()).toBe('2026-12-28T19:00:00.000Z')
  const away = Array.from({ length: 14 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 11, 24 + day)).toISOString().slice(0, 10),
    hours: null,
  }))
  expect(nextClosing(usual, from, away)?.toISOString()).toBe('2027-01-07T19:00:00.000Z')
  expect(isOpenAt(usual, new Date('2026-12-24T12:00:00Z'), early)).toBe(false)
})

it('closes at midnight, also when the clock is changed', () => {
  const always = openingHours('1-7:0000-2400')
  expect(nextClosing(always, new Date('2025-10-26T00:30:00Z'))?.toISOString()).toBe('2025-10-26T23:00:00.000Z')
  expect(nextClosing(always, new Date('2025-03-30T00:30:00Z'))?.toISOString()).toBe('2025-03-30T22:00:00.000Z')
})

it('a shop that never opens never closes', () => {
  expect(nextClosing(openingHours(''), new Date('2025-01-06T12:00:00Z'))).toBeNull()
})
