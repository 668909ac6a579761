import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper ends in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Timed = { readonly counts: number[]; sum: number; count: number }

export type Answered = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelled = (labels: Readonly<Record<string, string | number>>) =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(',')}}`

const family = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string, samples: readonly string[]) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples,
]

/** What this process counts, in Prometheus' text form. */
export class Metrics {
  readonly #requests = new Map<string, number>()
  readonly #durations = new Map<string, Timed>()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  constructor() {
    this.#delay.enable()
  }

  add({ method, route, status, seconds }: Answered): void {
    const key = labelled({ method, route, status })
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1)
    const timedBy = `method="${escaped(method)}",route="${escaped(route)}"`
    const timed = this.#durations.get(timedBy) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 }
    for (const [index, end] of buckets.entries()) if (seconds <= end) timed.counts[index] = (timed.counts[index] ?? 0) + 1
    timed.sum += seconds
    timed.count += 1
    this.#durations.set(timedBy, timed)
  }

  text(): string {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const name = 'vidda_http_request_duration_seconds'
    const durations = [...this.#durations].flatMap(([labels, { counts, sum, count }]) => [
      ...buckets.map((end, index) => `${name}_bucket{${labels},le="${end}"} ${counts[index] ?? 0}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    ])
    const lines = [
      ...family(
        'vidda_http_requests_total',
        'counter',
        'Requests answered',
        [...this.#requests].map(([labels, count]) => `vidda_http_requests_total${labels} ${count}`),
      ),
      ...family(name, 'histogram', 'Time to answer', durations),
      ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process', [`process_resident_memory_bytes ${rss}`]),
      ...family('nodejs_heap_size_used_bytes', 'gauge', 'Used heap', [`nodejs_heap_size_used_bytes ${heapUsed}`]),
      ...family('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Lag of the event loop', [
        `nodejs_eventloop_lag_p99_seconds ${this.#delay.percentile(99) / 1e9}`,
      ]),
      ...family('process_cpu_seconds_total', 'counter', 'Time on the processor', [`process_cpu_seconds_total ${(user + system) / 1e6}`]),
      ...family('process_start_time_seconds', 'gauge', 'When the process began', [
        `process_start_time_seconds ${Date.now() / 1000 - process.uptime()}`,
      ]),
    ]
    return `${lines.join('\n')}\n`
  }

  close(): void {
    this.#delay.disable()
  }
}
