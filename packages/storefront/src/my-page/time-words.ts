import { fill, type myPageTexts, type WordsOf } from '@vidda/texts'

const time = /* @__PURE__ */ new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Oslo' })
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('nb-NO', { weekday: 'long', timeZone: 'Europe/Oslo' })
const day = /* @__PURE__ */ new Intl.DateTimeFormat('nb-NO', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Oslo' })

const dayLength = 86_400_000
/** Farther away, a weekday alone would say the wrong one. */
const weekdaysAhead = 6

/** A moment as one says it: `i dag 18.00`, `lørdag 18.00`, `lørdag 5. desember 18.00`. */
export function timeWords(instant: string, now: Date, texts: WordsOf<typeof myPageTexts>): string {
  const then = new Date(instant)
  const clock = time.format(then).replace(':', '.')
  const date = day.format(then)
  const isIn = (days: number) => date === day.format(now.getTime() + days * dayLength)
  if (isIn(0)) return fill(texts.today, { time: clock })
  if (isIn(1)) return fill(texts.tomorrow, { time: clock })
  const isNear = Array.from({ length: weekdaysAhead }, (_, days) => days + 1).some(isIn)
  return `${isNear ? weekday.format(then) : date} ${clock}`
}
