import { isTimeout } from '../database/database-error.ts'
import { unavailable } from './failure.ts'

/** Longer (ms) than buyers wait for each other; whoever meets a whole file of stock is to hear of it. */
const patience = 6000
const retryAfter = 5

const busy = () => unavailable('The stock is being changed just now', retryAfter)

/** Lets a few at a time in; the others wait in the order in which they came, without holding anything meanwhile. */
export class Turns {
  #free: number
  readonly #line = new Set<() => void>()

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  /** Answers what ends the turn, to be called once; null when none came free within `ms`. */
  async take(ms: number): Promise<(() => void) | null> {
    if (this.#free > 0) this.#free -= 1
    else if (!(await this.#wait(ms))) return null
    return () => this.#passOn()
  }

  #wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        this.#line.delete(start)
        resolve(false)
      }, ms)
      this.#line.add(start)
    })
  }

  #passOn(): void {
    const [next] = this.#line
    if (!next) {
      this.#free += 1
      return
    }
    this.#line.delete(next)
    next()
  }
}

/** Does `work` in its turn, which hears how long (ms) it may wait for others at each step; throws a 503 for whoever waits for longer than 6 s. */
export async function inTurn<Result>(turns: Turns, work: (longest: number) => Promise<Result>): Promise<Result> {
  const asked = performance.now()
  const end = await turns.take(patience)
  if (!end) throw busy()
  try {
    const left = Math.ceil(patience - (performance.now() - asked))
    // None at all is written as 0, and would be no limit.
    return await work(Math.max(left, 1))
  } catch (error) {
    throw isTimeout(error) ? busy() : error
  } finally {
    end()
  }
}
