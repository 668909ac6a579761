import autocannon from 'autocannon'
import { serveParent } from './child.ts'

/** A burst of requests; `connections` is how many are under way at the same time. */
export type Burst = { readonly url: string; readonly connections: number; readonly seconds: number }

/** `p50` and `p99` are times of answers, in ms. */
export type BurstResult = {
  readonly pages: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

async function burst({ url, connections, seconds }: Burst): Promise<BurstResult> {
  const { requests, latency, duration, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  return { pages: requests.total, seconds: duration, p50: latency.p50, p99: latency.p99, failed: errors + non2xx }
}

serveParent({}, { close: () => Promise.resolve(), task: (task) => burst(task as Burst) })
