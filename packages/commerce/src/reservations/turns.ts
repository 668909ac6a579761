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
