import { expect, it } from 'vitest'
import { relativeTime, weekStart } from './index.ts'

it.each([
  ['2025-01-05', '2024-12-30'],
  ['2024-12-30', '2024-12-30'],
  ['2025-01-06', '2025-01-06'],
  ['2026-03-29', '2026-03-23'],
])('[R1.10] %s belongs to the week that starts on Monday %s', (date, monday) => {
  expect(weekStart(date)).toBe(monday)
})

const now = new Date('2026-03-02T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

it.each([
  [-24, 'i går'],
  [-72, 'for 3 døgn siden'],
  [-2, 'for 2 timer siden'],
  [-0.5, 'for 30 minutter siden'],
  [72, 'om 3 døgn'],
  [-24 * 70, 'for 2 måneder siden'],
  [-24 * 800, 'for 2 år siden'],
])('[R1.11] %d hours from now is told as “%s”', (count, text) => {
  expect(relativeTime(hours(count), now)).toBe(text)
})
