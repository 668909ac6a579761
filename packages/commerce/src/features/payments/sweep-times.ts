const minute = 60_000

/** Pauses between reads of an order that is not decided; the last one goes on. */
const pauses = [1, 2, 5, 15, 60, 240].map((minutes) => minutes * minute)
const day = 24 * 60 * minute
/** After this nobody can pay any more: the sweep reads payments on hold alone, once a day. */
const longest = 3 * day
/** How long goods stay held for a payment that is on hold. */
const longestDecision = 14 * day

export const firstRead = (now: Date): Date => new Date(now.getTime() + minute)

export const isOverdue = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() >= longestDecision

type Read = {
  readonly createdAt: Date
  /** How often it was read. */
  readonly reads: number
  readonly state: string
}

/** When the sweep reads a session's order at the provider again; null when it stops. */
export function nextRead({ createdAt, reads, state }: Read, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= longest) return state === 'on_hold' ? new Date(now.getTime() + day) : null
  return new Date(now.getTime() + (pauses[Math.min(reads, pauses.length - 1)] ?? minute))
}
