import type { OpeningHours, OpenTime, Weekday } from './parse.ts'
import { weekdays } from './parse.ts'

/** The shops' own clock: a server in another time zone must give the same answer. */
const shopClock = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

const shopTime = (now: Date): { readonly day: Weekday; readonly minute: number } => {
  const part = Object.fromEntries(shopClock.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const sundayFirst = new Date(Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'])).getUTCDay()
  return { day: weekdays[(sundayFirst + 6) % 7] ?? 1, minute: (part['hour'] ?? 0) * 60 + (part['minute'] ?? 0) }
}

/** Today's hours on the shops' clock; null when closed all day. */
export const hoursToday = (hours: OpeningHours, now: Date): OpenTime | null => hours[shopTime(now).day]

/** Open from the first minute to the last but not in it: 10:00–20:00 is closed at 20:00. */
export const isOpenAt = (hours: OpeningHours, now: Date): boolean => {
  const { day, minute } = shopTime(now)
  const open = hours[day]
  return open !== null && minute >= open.from && minute < open.to
}

const step = 5 * 60_000
const longestWait = 8 * 24 * 60 * 60_000

/** The first closing time from an instant on, to five minutes; null for a shop that does not open within eight days. */
export const nextClosing = (hours: OpeningHours, from: Date): Date | null => {
  const first = Math.ceil(from.getTime() / step) * step
  for (let time = first; time <= first + longestWait; time += step) {
    if (isOpenAt(hours, new Date(time - 1)) && !isOpenAt(hours, new Date(time))) return new Date(time)
  }
  return null
}

/** Still to open today: closed now, and before the first minute. */
export const opensLaterToday = (hours: OpeningHours, now: Date): boolean => {
  const { day, minute } = shopTime(now)
  const open = hours[day]
  return open !== null && minute < open.from
}
