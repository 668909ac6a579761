import { weekdays, type Weekday } from './parse.ts'

const minuteLength = 60_000
const hourLength = 60 * minuteLength
const dayLength = 24 * hourLength

/** The instant (ms) at which clocks change in a month of a year (UTC): its last Sunday at 01:00 UTC. */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1)
  return lastDay - new Date(lastDay).getUTCDay() * dayLength
}

/**
 * How far (ms) Norway's clock is ahead of UTC, as it has been since 1996 (directive 2000/84/EC): an hour, and two from the last Sunday of
 * March to that of October. The first `Intl.DateTimeFormat` of a page costs a phone a tenth of a second before it is hydrated.
 */
function aheadOfUtc(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= clockChange(year, 2) && instant < clockChange(year, 9)
  return isSummer ? 2 * hourLength : hourLength
}

/** The weekday of `2026-12-24`. */
export const weekdayOf = (date: string): Weekday => weekdays[(new Date(Date.parse(date)).getUTCDay() + 6) % 7] ?? 1

/** Date, weekday and minute since midnight in Norway, whatever the server's time zone. */
export const shopTime = (now: Date): { readonly date: string; readonly day: Weekday; readonly minute: number } => {
  const shown = new Date(now.getTime() + aheadOfUtc(now.getTime()))
  const date = shown.toISOString().slice(0, 10)
  return { date, day: weekdayOf(date), minute: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/** The instant that the shops' clock shows as a minute of a date; 1440 is the next midnight. */
export function shopInstant(date: string, minute: number): Date {
  const asUtc = Date.parse(date) + minute * minuteLength
  return new Date(asUtc - aheadOfUtc(asUtc))
}
