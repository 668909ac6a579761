/** ISO weekdays: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Minutes after midnight. */
export type OpenTime = { readonly from: number; readonly to: number }

/** Null on days that are closed. */
export type OpeningHours = Readonly<Record<Weekday, OpenTime | null>>

const closed: OpeningHours = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }

const entryPattern = /^\s*([1-7])(?:-([1-7]))?:(\S*)\s*$/u
const timePattern = /^(\d\d)(\d\d)-(\d\d)(\d\d)$/u

const endOfDay = 24 * 60

/** Reads `1000-1300`; null for what cannot be read, or ends before it begins. */
export function openTime(text: string): OpenTime | null {
  const [, fromHour, fromMinute, toHour, toMinute] = (timePattern.exec(text) ?? []).map(Number)
  if (fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined) return null
  const open = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute }
  return open.from < open.to && open.to <= endOfDay ? open : null
}

/**
 * Reads `1-5:1000-2000,6:1000-1800`: a comma list of `days:hhmm-hhmm`, closed where nothing is said (spec §3 Shop). An entry that cannot
 * be read is left out, since one typing mistake may not hide a shop.
 */
export const openingHours = (text: string): OpeningHours => {
  const hours: Record<Weekday, OpenTime | null> = { ...closed }
  for (const entry of text.split(',')) {
    const [, first, last = first, time = ''] = entryPattern.exec(entry) ?? []
    const open = openTime(time)
    if (open) for (const day of weekdays) if (day >= Number(first) && day <= Number(last)) hours[day] = open
  }
  return hours
}
