import { hoursOn } from './days.ts'
import type { OpeningHours, OpenTime } from './parse.ts'
import { shopTime } from './shop-time.ts'

/** Today's hours on the shops' clock; null when closed all day, as on a public holiday. */
export const hoursToday = (hours: OpeningHours, now: Date): OpenTime | null => hoursOn(hours, shopTime(now).date).open

/** Open from the first minute to the last but not in it: 10:00–20:00 is closed at 20:00. */
export const isOpenAt = (hours: OpeningHours, now: Date): boolean => {
  const { minute } = shopTime(now)
  const open = hoursToday(hours, now)
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
  const { minute } = shopTime(now)
  const open = hoursToday(hours, now)
  return open !== null && minute < open.from
}
