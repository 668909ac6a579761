/** What is left of a time, each part in whole ones. */
export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number }

/** From `now` to an ISO 8601 instant; null once it has come. */
export function timeLeft(end: string, now: Date): TimeLeft | null {
  const seconds = Math.ceil((Date.parse(end) - now.getTime()) / 1000)
  if (!(seconds > 0)) return null
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Whether the campaign ends within two days. */
export function endsSoon(end: string, now: Date): boolean {
  const left = timeLeft(end, now)
  return left !== null && left.days < 2
}

/** A campaign that ends at midnight is on until the day before: the last instant that is still in it. */
export const lastInstant = (end: string): Date => new Date(Date.parse(end) - 1)
