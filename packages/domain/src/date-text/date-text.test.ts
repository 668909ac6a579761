import { expect, it } from 'vitest'
import { clockTime, dateTime, dayOfMonth, fullDate, longDate, shortDayTime, weekdayDate, weekdayDateTime, weekdayName } from './index.ts'

const saturday = '2026-12-05T17:05:00Z'

it.each([
  [clockTime, '18.05'],
  [weekdayName, 'lørdag'],
  [dayOfMonth, '5. desember'],
  [weekdayDate, 'lørdag 5. desember'],
  [longDate, '5. desember 2026'],
  [fullDate, 'lørdag 5. desember 2026'],
  [dateTime, '5. desember 2026 kl. 18.05'],
  [weekdayDateTime, 'lørdag 5. desember kl. 18.05'],
  [shortDayTime, 'lør. 5. desember kl. 18.05'],
])('[R10.229] an instant as %o says it in Norway', (format, words) => {
  expect(format(saturday)).toBe(words)
  expect(format(new Date(saturday))).toBe(words)
})

it.each([
  ['2026-01-01', '1. januar 2026'],
  ['2026-06-30', '30. juni 2026'],
  ['2026-12-31T23:30:00Z', '1. januar 2027'],
])('[R10.229] %s is on the day %s', (date, words) => {
  expect(longDate(date)).toBe(words)
})
