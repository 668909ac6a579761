import { comingDays, hoursOn, sight, type Deviation } from './days.ts'
import type { OpeningHours, OpenTime } from './parse.ts'
import { shopInstant, shopTime } from './shop-time.ts'

/** Today's hours on the shops' clock; null when closed all day, as on a public holiday. */
export const hoursToday = (hours: OpeningHours, now: Date, deviations?: readonly Deviation[]): OpenTime | null =>
  hoursOn(hours, shopTime(now).date, deviations).open

/** Open from the first minute to the last but not in it: 10:00–20:00 is closed at 20:00. */
export const isOpenAt = (hours: OpeningHours, now: Date, deviations?: readonly Deviation[]): boolean => {
  const { minute } = shopTime(now)
  const open = hoursToday(hours, now, deviations)
  return open !== null && minute >= open.from && minute < open.to
}

/** The first closing time from an instant on; null for a shop that does not open within three weeks. */
export const nextClosing = (hours: OpeningHours, from: Date, deviations?: readonly Deviation[]): Date | null => {
  const closings = comingDays(hours, from, sight, deviations).flatMap(({ date, open }) => (open ? [shopInstant(date, open.to)] : []))
  return closings.find((closing) => closing >= from) ?? null
}

/** Still to open today: closed now, and before the first minute. */
export const opensLaterToday = (hours: OpeningHours, now: Date, deviations?: readonly Deviation[]): boolean => {
  const { minute } = shopTime(now)
  const open = hoursToday(hours, now, deviations)
  return open !== null && minute < open.from
}
