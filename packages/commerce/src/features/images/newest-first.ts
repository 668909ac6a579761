import { unavailable } from '../../kernel/http/failure.ts'

type Entry<Result> = {
  readonly name: string
  readonly work: () => Promise<Result>
  readonly done: PromiseWithResolvers<Result>
  waiting: number
}

type Limits = {
  /** Works that run at once. */
  readonly atOnce: number
  /** Works that may wait. */
  readonly most: number
}

/** Whole seconds after which a work that was given up may be asked for again. */
const retryAfter = 5

/**
 * Runs works by name, once each, for whoever waits for them. The newest is first, for its page is looked at now; a work that nobody waits for any more
 * is not begun, and when too many wait the oldest is given up with a 503.
 */
export class NewestFirst<Result> {
  readonly #limits: Limits
  readonly #entries = new Map<string, Entry<Result>>()
  #queue: Entry<Result>[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Rejects with the signal's reason once its owner has hung up. */
  run(name: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (signal.aborted) return Promise.reject(signal.reason as Error)
    const entry = this.#entries.get(name) ?? this.#added(name, work)
    this.#prefer(entry)
    entry.waiting += 1
    const { promise, reject } = Promise.withResolvers<Result>()
    const leave = () => {
      entry.waiting -= 1
      if (entry.waiting === 0) this.#drop(entry)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', leave, { once: true })
    this.#begin()
    return Promise.race([entry.done.promise, promise]).finally(() => signal.removeEventListener('abort', leave))
  }

  #added(name: string, work: () => Promise<Result>): Entry<Result> {
    const entry: Entry<Result> = { name, work, done: Promise.withResolvers(), waiting: 0 }
    // Those who waited have gone when a work that was dropped ends.
    entry.done.promise.catch(() => undefined)
    this.#entries.set(name, entry)
    this.#queue.push(entry)
    const oldest = this.#queue.length > this.#limits.most ? this.#queue.shift() : undefined
    if (oldest) {
      this.#entries.delete(oldest.name)
      oldest.done.reject(unavailable('Too many pictures are being made', retryAfter))
    }
    return entry
  }

  /** One that waits and is asked for again is the newest. */
  #prefer(entry: Entry<Result>): void {
    const at = this.#queue.indexOf(entry)
    if (at >= 0) this.#queue.push(...this.#queue.splice(at, 1))
  }

  /** One that runs goes on: what it makes is kept for the next who asks. */
  #drop(entry: Entry<Result>): void {
    if (!this.#queue.includes(entry)) return
    this.#queue = this.#queue.filter((other) => other !== entry)
    this.#entries.delete(entry.name)
  }

  #begin(): void {
    while (this.#running < this.#limits.atOnce) {
      const entry = this.#queue.pop()
      if (!entry) return
      this.#running += 1
      void entry
        .work()
        .then(entry.done.resolve, entry.done.reject)
        .finally(() => {
          this.#running -= 1
          this.#entries.delete(entry.name)
          this.#begin()
        })
    }
  }
}
