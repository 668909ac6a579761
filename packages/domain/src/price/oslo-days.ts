import { shopTime } from '../hours/shop-time.ts'

const hour = 3_600_000
const dates = /^\d{4}-\d{2}-\d{2}$/

/** The date of an instant in Norway, such as `2026-11-20`. */
export const osloDate = (instant: Date): string => shopTime(instant).date

/** The date `days` days after another; before it when negative. */
export const datePlus = (date: string, days: number): string => new Date(Date.parse(date) + days * 24 * hour).toISOString().slice(0, 10)

/** The instant at which a date begins in Norway, in summer and in winter; throws RangeError for what is no date. */
export const osloMidnight = (date: string): Date => {
  const utc = dates.test(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(utc)) throw new RangeError(`"${date}" is not a date: write it as 2026-11-20`)
  const summer = new Date(utc - 2 * hour)
  return shopTime(summer).date === date ? summer : new Date(utc - hour)
}
