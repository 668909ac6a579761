const day = 24 * 60 * 60_000

/** The Monday of a date's week: weeks begin on Monday (spec §1). Both as `2025-01-05`. */
export function weekStart(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - sinceMonday * day).toISOString().slice(0, 10)
}

const words = new Intl.RelativeTimeFormat('nb-NO', { numeric: 'auto' })

/** Lengths in ms, the longest first; what is shorter than the last one is told in it. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** How long ago or ahead of `now` something is, in Norwegian: `i går`, `for 2 timer siden`, `om 3 døgn`. */
export function relativeTime(time: Date, now: Date): string {
  const distance = time.getTime() - now.getTime()
  const [unit, length] = units.find(([, ms]) => Math.abs(distance) >= ms) ?? units[4]
  return words.format(Math.trunc(distance / length), unit)
}
