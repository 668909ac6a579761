import { addressGroup } from '../proxies/index.ts'

/** Counts a call of the client at an address; null while it may go on, else the seconds after which it may again. */
export type ClientLimit = (address: string) => number | null

/** Calls that one client may read with per minute, where nobody says otherwise. */
export const defaultReadsPerMinute = 20_000

const minute = 60_000
/** Clients that are counted in one minute. So many at once are no shoppers; counting begins anew then, and memory is bounded. */
const mostClients = 50_000

/** Lets each client make `perMinute` calls a minute. Counts of a minute that is over are all let go at once. */
export function createClientLimit(perMinute: number, now: () => number = Date.now): ClientLimit {
  const counts = new Map<string, number>()
  let ends = 0
  return (address) => {
    const at = now()
    if (at >= ends || counts.size >= mostClients) {
      counts.clear()
      ends = at + minute
    }
    const client = addressGroup(address)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count > perMinute ? Math.max(1, Math.ceil((ends - at) / 1000)) : null
  }
}
