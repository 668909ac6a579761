import { weekdays, type Weekday } from './parse.ts'

/** The shops' own clock: a server in another time zone must give the same answer. */
const shopClock = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** The weekday of `2026-12-24`. */
export const weekdayOf = (date: string): Weekday => weekdays[(new Date(Date.parse(date)).getUTCDay() + 6) % 7] ?? 1

/** An instant on the shops' clock; `minute` counts from midnight. */
export const shopTime = (now: Date): { readonly date: string; readonly day: Weekday; readonly minute: number } => {
  const part = Object.fromEntries(shopClock.formatToParts(now).map(({ type, value }) => [type, value]))
  const date = `${part['year']}-${part['month']}-${part['day']}`
  return { date, day: weekdayOf(date), minute: Number(part['hour']) * 60 + Number(part['minute']) }
}

const minuteLength = 60_000

/** The instant that the shops' clock shows as a minute of a date; 1440 is the next midnight. */
export function shopInstant(date: string, minute: number): Date {
  const asUtc = Date.parse(date) + minute * minuteLength
  const shown = shopTime(new Date(asUtc))
  const ahead = Date.parse(shown.date) + shown.minute * minuteLength - asUtc
  return new Date(asUtc - ahead)
}
