const minute = 60_000

/** Pauses between reads of an order that is not decided; the last one goes on. */
const pauses = [1, 2, 5, 15, 60, 240].map((minutes) => minutes * minute)
/** After that nobody can pay any more. */
const longest = 72 * 60 * minute

export const firstRead = (now: Date): Date => new Date(now.getTime() + minute)

/** When an order that was read `reads` times is read next; null when it need not be any more. */
export function nextRead(createdAt: Date, reads: number, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= longest) return null
  return new Date(now.getTime() + (pauses[Math.min(reads, pauses.length - 1)] ?? minute))
}
