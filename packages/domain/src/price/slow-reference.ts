import type { Ore } from '../money/index.ts'
import type { ClubPrice, PriceHistory, ShownPrice } from './before-price.ts'

const hour = 3_600_000
const calendar = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', dateStyle: 'short' })
const cache = new Map<number, string>()

/** The calendar day of an hour in Norway, as a wall calendar has it. */
function dayOf(time: number): string {
  const day = cache.get(time) ?? calendar.format(time)
  cache.set(time, day)
  return day
}

function holding<Entry extends ClubPrice | ShownPrice>(entries: readonly Entry[], time: number): Entry | null {
  let found: Entry | null = null
  for (const entry of entries) if (entry.from.getTime() <= time && (!found || entry.from >= found.from)) found = entry
  return found
}

/**
 * The rule for "Førpris" word for word, an hour at a time, for histories whose prices change on the hour: go back while the price is
 * announced as reduced and was never lower than later; from there go back over 30 whole calendar days and write down every price.
 */
export function slowBeforePrice(history: PriceHistory, now: Date): Ore | null {
  const current = holding(history.shown, now.getTime())
  if (!current?.marketed) return null
  let begun = now.getTime()
  for (let later = current; ;) {
    const earlier = holding(history.shown, begun - hour)
    if (!earlier?.marketed || earlier.price < later.price) break
    later = earlier
    begun -= hour
  }
  const prices: Ore[] = []
  const days = new Set<string>()
  const firstDay = dayOf(begun)
  for (let time = begun - hour; ; time -= hour) {
    const day = dayOf(time)
    if (day !== firstDay) days.add(day)
    if (days.size > 30) break
    for (const entry of [holding(history.shown, time), holding(history.club, time)])
      if (entry && entry.price !== null) prices.push(entry.price)
  }
  const lowest = prices.toSorted((a, b) => a - b)[0]
  return lowest !== undefined && lowest > current.price ? lowest : null
}
