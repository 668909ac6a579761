import { holidayOn, type Holiday } from './holidays.ts'
import { openTime, type OpeningHours, type OpenTime, type Weekday } from './parse.ts'
import { shopTime, weekdayOf } from './shop-time.ts'

/** One day with hours of its own, such as Christmas Eve. */
export type Deviation = {
  /** `2026-12-24`. */
  readonly date: string
  /** As of the week, such as `1000-1300`; null when closed all day. */
  readonly hours: string | null
  /** What the day is called, such as `Julaften`. */
  readonly name?: string
}

export type ShopDay = {
  /** `2026-12-24`. */
  readonly date: string
  readonly weekday: Weekday
  readonly open: OpenTime | null
  readonly holiday: Holiday | null
  /** The deviation that gave this day its hours. */
  readonly deviation: Deviation | null
}

const dayLength = 24 * 60 * 60_000

const dateAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)

/**
 * A day's hours: those of a deviation, else none on a public holiday, else those of the week. A deviation that cannot be read is a closed
 * day: better nobody comes than that somebody stands before a locked door.
 */
export function hoursOn(hours: OpeningHours, date: string, deviations: readonly Deviation[] = []): ShopDay {
  const weekday = weekdayOf(date)
  const holiday = holidayOn(date)
  const deviation = deviations.find((one) => one.date === date) ?? null
  return { date, weekday, holiday, deviation, open: deviation ? openTime(deviation.hours ?? '') : holiday ? null : hours[weekday] }
}

/** `count` days on the shops' clock, today first. */
export function comingDays(hours: OpeningHours, now: Date, count: number, deviations?: readonly Deviation[]): readonly ShopDay[] {
  const { date } = shopTime(now)
  return Array.from({ length: count }, (_, days) => hoursOn(hours, dateAfter(date, days), deviations))
}

export type NextOpening = { readonly date: string; readonly weekday: Weekday; readonly from: number; readonly inDays: number }

export type OpeningNow = {
  /** Minutes after midnight when it closes; null while it is closed. */
  readonly until: number | null
  /** The first opening after now, within three weeks. */
  readonly next: NextOpening | null
}

/** Longer than any run of closed days around Easter and Christmas. */
export const sight = 21

/** Whether a shop is open now, and when it next opens, with public holidays and deviations. */
export function openingNow(hours: OpeningHours, now: Date, deviations?: readonly Deviation[]): OpeningNow {
  const { date, minute } = shopTime(now)
  const { open } = hoursOn(hours, date, deviations)
  return {
    until: open && minute >= open.from && minute < open.to ? open.to : null,
    next: nextOpening(hours, date, open && minute < open.from ? 0 : 1, deviations),
  }
}

/** The first day with hours, `inDays` after a date or later. */
function nextOpening(hours: OpeningHours, today: string, inDays: number, deviations?: readonly Deviation[]): NextOpening | null {
  if (inDays >= sight) return null
  const { date, weekday, open } = hoursOn(hours, dateAfter(today, inDays), deviations)
  return open ? { date, weekday, from: open.from, inDays } : nextOpening(hours, today, inDays + 1, deviations)
}
