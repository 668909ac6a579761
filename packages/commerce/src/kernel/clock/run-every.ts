type Repeated = {
  readonly ms: number
  readonly work: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Repeats work with a pause after each turn; the answer ends it, and waits for the turn that runs. */
export function runEvery({ ms, work, onError }: Repeated): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const turn = () => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!stopped) wait()
      })
  }
  const wait = () => {
    timer = setTimeout(turn, ms)
    timer.unref()
  }
  wait()
  return () => {
    stopped = true
    clearTimeout(timer)
    return running
  }
}
