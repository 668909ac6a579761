import type { Weekday } from '@vidda/domain/hours'
import type { WordsOf, hoursTexts } from '@vidda/texts'

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** `Mandag` for 1, `Søndag` for 7. */
export function dayName(day: Weekday, words: WordsOf<typeof hoursTexts>): string {
  return words[names[day - 1] ?? 'monday']
}
