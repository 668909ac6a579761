import { clockTime, weekdayDate, weekdayName } from '@vidda/domain/date-text'
import { fill, type myPageTexts, type WordsOf } from '@vidda/texts'

const dayLength = 86_400_000
/** Farther away, a weekday alone would say the wrong one. */
const weekdaysAhead = 6

/** A moment as one says it: `i dag 18.00`, `lørdag 18.00`, `lørdag 5. desember 18.00`, with no line break before the time. */
export function timeWords(instant: string, now: Date, texts: WordsOf<typeof myPageTexts>): string {
  const then = new Date(instant)
  const clock = clockTime(then)
  const date = weekdayDate(then)
  const isIn = (days: number) => date === weekdayDate(now.getTime() + days * dayLength)
  if (isIn(0)) return fill(texts.today, { time: clock })
  if (isIn(1)) return fill(texts.tomorrow, { time: clock })
  const isNear = Array.from({ length: weekdaysAhead }, (_, days) => days + 1).some(isIn)
  return `${isNear ? weekdayName(then) : date}\u00a0${clock}`
}
