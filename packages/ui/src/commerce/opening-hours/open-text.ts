import { dayOfMonth } from '@vidda/domain/date-text'
import { openingHours, openingNow, shortClock, type Deviation, type NextOpening, type OpeningNow } from '@vidda/domain/hours'
import { fill, type WordsOf, type hoursTexts } from '@vidda/texts'
import { dayName } from './hours-lines.ts'

type HoursWords = WordsOf<typeof hoursTexts>

function whenOf({ date, weekday, from, inDays }: NextOpening, words: HoursWords): string {
  const time = shortClock(from)
  if (inDays === 0) return fill(words.atToday, { time })
  if (inDays === 1) return fill(words.atTomorrow, { time })
  const day = inDays < 7 ? dayName(weekday, words).toLocaleLowerCase('nb-NO') : dayOfMonth(date)
  return fill(words.atDay, { day, time })
}

export type OpenState = { readonly open: boolean; readonly text: string }

function stateOf({ until, next }: OpeningNow, words: HoursWords): OpenState {
  if (until !== null) return { open: true, text: fill(words.openUntil, { time: shortClock(until) }) }
  return { open: false, text: next ? fill(words.opens, { when: whenOf(next, words) }) : words.closedForNow }
}

/**
 * Whether a shop is open, in words and on the shops' clock: `Åpent til 18`, or `Stengt · åpner i morgen kl. 10`. `hours` is the shop's own
 * text, such as `1-5:1000-2000,6:1000-1800` (spec §3 Shop).
 */
export function openState(hours: string, now: Date, words: HoursWords, deviations?: readonly Deviation[]): OpenState {
  return stateOf(openingNow(openingHours(hours), now, deviations), words)
}

/** As `openState`, and when it opens next where tomorrow is closed: `Åpent til 18 · åpner mandag 10`. */
export function openLine(hours: string, now: Date, words: HoursWords, deviations?: readonly Deviation[]): OpenState {
  const opening = openingNow(openingHours(hours), now, deviations)
  const state = stateOf(opening, words)
  const { next } = opening
  if (!state.open || !next || next.inDays < 2) return state
  return { open: true, text: fill(words.opensNext, { now: state.text, when: whenOf(next, words) }) }
}
