import { setTimeout } from 'node:timers/promises'
import { runPaymentJobs } from './jobs.ts'
import type { Payments } from './payments.ts'

const closingPatience = 5000

/** Does what payments have to do by themselves, one turn at a time; other processes do the same beside it. */
export class PaymentDesk {
  readonly #payments: Payments
  #turn: Promise<void> | null = null
  #again = false
  #closed = false

  constructor(payments: Payments) {
    this.#payments = payments
  }

  /** Looks now: something was ordered, or time has passed. */
  wake(): void {
    if (this.#closed) return
    if (this.#turn) this.#again = true
    else this.#turn = this.#run().finally(() => (this.#turn = null))
  }

  async #run(): Promise<void> {
    try {
      for (let busy = true; busy && !this.#closed;) {
        this.#again = false
        const done = await runPaymentJobs(this.#payments)
        busy = done > 0 || this.#again
      }
    } catch (error) {
      // The database is away; the next look tries again.
      this.#payments.log({ err: error }, 'the jobs of payments failed')
    }
  }

  /** Ends when the turn that runs has ended, or after 5 s: what was not done by then is done by the next process. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.race([this.#turn, setTimeout(closingPatience, undefined, { ref: false })])
  }
}
