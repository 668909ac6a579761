import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Answered = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }

/** Upper ends in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A value that is measured when it is asked for. */
const gauge = (name: string, help: string, measure: () => number) =>
  new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(measure())
    },
  })

const cpuTime = () =>
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time on the processor',
    registers: [],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })

/** What this process counts, in Prometheus' text form. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  readonly #requests = new Counter({
    name: 'vidda_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  })
  readonly #durations = new Histogram({
    name: 'vidda_http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'],
    buckets,
    registers: [this.#registry],
  })

  constructor() {
    this.#delay.enable()
    // The library's own metrics of a process never end, and write "Nan" where nothing was measured.
    const ofProcess = [
      gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss()),
      gauge('nodejs_heap_size_used_bytes', 'Used heap', () => process.memoryUsage().heapUsed),
      gauge('nodejs_eventloop_lag_p99_seconds', 'Lag of the event loop', () => this.#delay.percentile(99) / 1e9),
      cpuTime(),
      gauge('process_start_time_seconds', 'When the process began', () => Date.now() / 1000 - process.uptime()),
    ]
    for (const metric of ofProcess) this.#registry.registerMetric(metric)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  add({ method, route, status, seconds }: Answered): void {
    this.#requests.inc({ method, route, status })
    this.#durations.observe({ method, route }, seconds)
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  close(): void {
    this.#delay.disable()
  }
}
