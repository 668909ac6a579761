import type { Child } from '../../start/process.ts'

export type Restartable = {
  /** Ends what runs and starts anew; asked for again meanwhile, once more after that. */
  readonly restart: () => void
  readonly tell: Child['tell']
  readonly isRunning: () => boolean
  /** Ends it for good. */
  readonly stop: () => Promise<void>
}

type Told = {
  readonly onRestarted: () => void
  /** It did not come up again; the next restart may. */
  readonly onFailed: (error: Error) => void
  /** It ended by itself, in these words. */
  readonly onLost: (words: string) => void
}

/** A server that can be started anew, with what its sources have become; throws what its first start throws. */
export async function restartable(start: () => Promise<Child>, { onRestarted, onFailed, onLost }: Told): Promise<Restartable> {
  let child: Child | null = null
  let wanted = false
  let ended = false
  let turning: Promise<void> | null = null

  const run = async () => {
    const started = await start()
    child = started
    void started.lost.then((words) => {
      if (child === started) child = null
      if (!ended) onLost(words)
    })
  }
  const turn = async () => {
    while (wanted) {
      await child?.stop()
      child = null
      if (ended) break
      wanted = false
      await run().then(onRestarted, (error: Error) => {
        if (!ended) onFailed(error)
      })
    }
    turning = null
  }
  await run()
  return {
    restart() {
      wanted = !ended
      turning ??= turn()
    },
    tell: (message) => child?.tell(message),
    isRunning: () => child !== null || turning !== null,
    async stop() {
      ended = true
      await turning
      await child?.stop()
    },
  }
}
