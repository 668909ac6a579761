import { groupHours, openingHours, shortClock, type OpenTime, type Weekday } from '@vidda/domain/hours'
import type { WordsOf, hoursTexts } from '@vidda/texts'

type HoursWords = WordsOf<typeof hoursTexts>

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** `Mandag` for 1, `Søndag` for 7. */
export function dayName(day: Weekday, words: HoursWords): string {
  return words[names[day - 1] ?? 'monday']
}

/** `10–18`, or `stengt`. */
export function timesText(open: OpenTime | null, words: HoursWords): string {
  return open ? `${shortClock(open.from)}–${shortClock(open.to)}` : words.closed
}

/** A line for each run of days with the same hours: `Mandag–fredag 10–20`. */
export function hoursLines(hours: string, words: HoursWords): readonly string[] {
  return groupHours(openingHours(hours)).map(({ first, last, open }) => {
    const days = first === last ? dayName(first, words) : `${dayName(first, words)}–${dayName(last, words).toLocaleLowerCase('nb-NO')}`
    return `${days} ${timesText(open, words)}`
  })
}
