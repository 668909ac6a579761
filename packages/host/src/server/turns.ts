/** Told where nothing can be made just now. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Does some work `atOnce` times at most; whoever waits for longer than `timeout` (ms) for a turn gets a `BusyError`. */
export function createTurns(atOnce: number, timeout: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line = new Set<() => void>()
  let free = atOnce

  const take = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.delete(start)
        reject(new BusyError('Too many pages are being made'))
      }, timeout)
      line.add(start)
    })

  return async (work) => {
    if (free > 0) free -= 1
    else await take()
    try {
      return await work()
    } finally {
      const [next] = line
      if (next) {
        line.delete(next)
        next()
      } else free += 1
    }
  }
}
