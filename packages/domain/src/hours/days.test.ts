import { expect, it } from 'vitest'
import { comingDays, holidayOn, holidays, hoursOn, openingHours, openingNow } from './index.ts'

const usual = openingHours('1-5:1000-2000,6:1000-1800')

it.each([
  ['2026-01-01', 'newYear'],
  ['2026-04-02', 'maundyThursday'],
  ['2026-04-03', 'goodFriday'],
  ['2026-04-05', 'easterSunday'],
  ['2026-04-06', 'easterMonday'],
  ['2026-05-01', 'labourDay'],
  ['2026-05-14', 'ascension'],
  ['2026-05-17', 'constitutionDay'],
  ['2026-05-24', 'whitSunday'],
  ['2026-05-25', 'whitMonday'],
  ['2026-12-25', 'christmasDay'],
  ['2026-12-26', 'boxingDay'],
  ['2026-12-24', null],
  ['2026-04-04', null],
])('%s is %s', (date, holiday) => {
  expect(holidayOn(date)).toBe(holiday)
})

it.each(['2000-04-23', '2016-03-27', '2019-04-21', '2024-03-31', '2025-04-20', '2027-03-28', '2030-04-21', '2038-04-25', '2049-04-18'])(
  'Easter Sunday is %s',
  (date) => {
    expect(holidayOn(date)).toBe('easterSunday')
  },
)

it('every year has each holiday once, but for those that meet', () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  const found = days.map(holidayOn).filter((holiday) => holiday !== null)
  expect(new Set(found)).toEqual(new Set(holidays))
  expect(found).toHaveLength(holidays.length)
})

it('is closed on a public holiday, unless the shop says otherwise', () => {
  expect(hoursOn(usual, '2026-12-25')).toMatchObject({ weekday: 5, open: null, holiday: 'christmasDay' })
  const deviation = { date: '2026-12-25', hours: '1200-1600' }
  expect(hoursOn(usual, '2026-12-25', [deviation]).open).toEqual({ from: 720, to: 960 })
  expect(hoursOn(usual, '2026-12-24').open).toEqual({ from: 600, to: 1200 })
})

it.each([
  ['1000-1300', { from: 600, to: 780 }],
  [null, null],
  ['1300-1000', null],
  ['litt før jul', null],
])('a deviation with the hours %j is open: %j', (hours, open) => {
  expect(hoursOn(usual, '2026-12-24', [{ date: '2026-12-24', hours }]).open).toEqual(open)
})

it('counts days on the shops’ clock, over the change to summer time as well', () => {
  const days = comingDays(usual, new Date('2026-03-27T23:30:00Z'), 3)
  expect(days.map(({ date, weekday }) => [date, weekday])).toEqual([
    ['2026-03-28', 6],
    ['2026-03-29', 7],
    ['2026-03-30', 1],
  ])
})

it.each([
  ['before opening', '2026-03-02T08:00:00Z', null, { inDays: 0, from: 600 }],
  ['while open', '2026-03-02T12:00:00Z', 1200, { inDays: 1, from: 600 }],
  ['in the minute it closes', '2026-03-02T19:00:00Z', null, { inDays: 1 }],
  ['on Saturday', '2026-03-07T12:00:00Z', 1080, { inDays: 2, weekday: 1 }],
  ['before Easter', '2026-04-01T18:30:00Z', null, { inDays: 3, date: '2026-04-04' }],
])('knows now and next: %s', (_, now, until, next) => {
  expect(openingNow(usual, new Date(now))).toMatchObject({ until, next })
})

it('closes early where a deviation says so, and never opens where nothing does', () => {
  const early = [{ date: '2026-12-24', hours: '0900-1300' }]
  expect(openingNow(usual, new Date('2026-12-24T11:00:00Z'), early)).toMatchObject({ until: 780, next: { date: '2026-12-28' } })
  expect(openingNow(openingHours(''), new Date('2026-03-02T12:00:00Z'))).toEqual({ until: null, next: null })
})
