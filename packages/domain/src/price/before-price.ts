import type { Ore } from '../money/index.ts'
import { datePlus, osloDate, osloMidnight } from './oslo-days.ts'

/** What everybody paid from an instant on, in øre; `marketed` while it was announced as a reduction. */
export type ShownPrice<Amount extends number = Ore> = { readonly from: Date; readonly price: Amount; readonly marketed: boolean }

/** What members of the chain's club paid from an instant on; null from when they have no price of their own. */
export type ClubPrice<Amount extends number = Ore> = { readonly from: Date; readonly price: Amount | null }

/** Append-only: an entry holds until the next of its list. Of entries of one instant the last one holds. */
export type PriceHistory<Amount extends number = Ore> = {
  readonly shown: readonly ShownPrice<Amount>[]
  readonly club: readonly ClubPrice<Amount>[]
}

/** How many days before a reduction count (prisopplysningsforskriften § 9a). */
const countedDays = 30

type Held<Entry> = Entry & { readonly to: number }

/** The entries up to an instant with their ends, in order, without those that never held. */
const heldUntil = <Entry extends { readonly from: Date }>(entries: readonly Entry[], now: Date): readonly Held<Entry>[] =>
  entries
    .filter((entry) => entry.from <= now)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .map((entry, at, all) => ({ ...entry, to: all[at + 1]?.from.getTime() ?? Number.POSITIVE_INFINITY }))
    .filter((entry) => entry.from.getTime() < entry.to)

/** The first of the periods that lead to the last one by reductions alone, without a break. */
function firstStep<Amount extends number>(periods: readonly Held<ShownPrice<Amount>>[]): Held<ShownPrice<Amount>> | null {
  let first = periods.at(-1)
  if (!first?.marketed) return null
  for (const earlier of periods.slice(0, -1).toReversed()) {
    if (!earlier.marketed || earlier.price < first.price) break
    first = earlier
  }
  return first
}

/** What everybody pays at an instant; null before the first price. */
export const shownPriceAt = <Amount extends number>({ shown }: PriceHistory<Amount>, now: Date): ShownPrice<Amount> | null =>
  heldUntil(shown, now).at(-1) ?? null

/**
 * The price to show as "Førpris": the lowest that anybody could pay in the 30 days before the reduction began, counted from midnight in
 * Norway, club prices among them. Of a reduction in steps the first step counts (prisopplysningsforskriften § 9a). Null when no reduction is
 * announced, and when the price is no reduction of that lowest one, or there was none.
 */
export function beforePriceAt<Amount extends number>(history: PriceHistory<Amount>, now: Date): Amount | null {
  const periods = heldUntil(history.shown, now)
  const [current, first] = [periods.at(-1), firstStep(periods)]
  if (!current || !first) return null
  const start = first.from.getTime()
  const since = osloMidnight(datePlus(osloDate(first.from), -countedDays)).getTime()
  let lowest: Amount | null = null
  for (const { from, to, price } of [...periods, ...heldUntil(history.club, now)]) {
    if (price !== null && from.getTime() < start && to > since && (lowest === null || price < lowest)) lowest = price
  }
  return lowest !== null && lowest > current.price ? lowest : null
}
