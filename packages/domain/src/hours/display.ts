import type { OpeningHours, OpenTime, Weekday } from './parse.ts'
import { weekdays } from './parse.ts'

export type HoursGroup = { readonly first: Weekday; readonly last: Weekday; readonly open: OpenTime | null }

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `10:00` from minutes after midnight, as machines read it. */
export const formatClock = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/** `10`, or `10.30` where it is not a whole hour: as a sentence says it. */
export const shortClock = (minute: number): string => (minute % 60 === 0 ? String(minute / 60) : formatClock(minute).replace(':', '.'))

/** Neighbouring days with the same hours as one entry, Monday first. */
export const groupHours = (hours: OpeningHours): readonly HoursGroup[] => {
  const groups: HoursGroup[] = []
  for (const day of weekdays) {
    const open = hours[day]
    const before = groups.at(-1)
    if (before && before.open?.from === open?.from && before.open?.to === open?.to) groups[groups.length - 1] = { ...before, last: day }
    else groups.push({ first: day, last: day, open })
  }
  return groups
}
