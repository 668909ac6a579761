import { type Answered, call, NoProviderAnswer, type Outgoing } from './outgoing.ts'

const failuresToOpen = 5
const openFor = 10_000

/**
 * Stops calling a provider that does not answer: after five failures in a row nobody waits for it, and ten seconds later one call tries whether it is back.
 */
export class Breaker {
  readonly #now: () => Date
  #failures = 0
  #openedAt = 0
  #trying = false

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Whether the circuit lets a call through now. */
  get closed(): boolean {
    if (this.#failures < failuresToOpen) return true
    return !this.#trying && this.#now().getTime() - this.#openedAt >= openFor
  }

  readonly call = async (outgoing: Outgoing): Promise<Answered> => {
    if (!this.closed) throw new NoProviderAnswer(`${new URL(outgoing.url).host} has not answered for a while, and is left alone`, false)
    const tries = this.#failures >= failuresToOpen
    this.#trying = tries
    try {
      const answer = await call(outgoing)
      if (answer.status >= 500) this.#failed()
      else this.#failures = 0
      return answer
    } catch (error) {
      this.#failed()
      throw error
    } finally {
      if (tries) this.#trying = false
    }
  }

  #failed(): void {
    this.#failures += 1
    this.#openedAt = this.#now().getTime()
  }
}
