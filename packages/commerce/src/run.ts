import { readEnvironment } from './environment.ts'
import { listenFault } from './listen-fault.ts'
import { openCommerce, type Commerce } from './server.ts'
import { CommerceStartError } from './kernel/start-error.ts'

const patience = 10_000

/** Thrown when the process is told to stop while it is still starting; everything opened so far has been closed. */
class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** Reports the progress of the start to the parent process, if it opened an IPC channel. */
const tell = (told: { step: string; done: number; total: number } | { note: string }) => {
  if (process.connected) process.send?.(told, () => undefined)
}

async function start(): Promise<void> {
  const { host, port, drainMs, ...options } = readEnvironment(process.env)
  let commerce: Commerce | null = null
  const stopping = new AbortController()
  const stop = () => {
    if (stopping.signal.aborted) return
    stopping.abort(new StoppedError())
    // During the start, the code that opens the server handles the stop.
    if (!commerce) return
    const open = commerce
    // Running requests may finish; a hanging request must not keep the process alive.
    setTimeout(() => process.exit(1), drainMs + patience).unref()
    void open
      .drain(drainMs)
      .then(() => open.close())
      .then(() => process.exit(0))
  }
  // A signal can arrive twice: from the terminal, which sends it to the whole process group, and from the parent process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  // The parent process is gone. An orphan would keep the database locked.
  process.once('disconnect', stop)
  const opened = await openCommerce({
    ...options,
    stop: stopping.signal,
    onWait(words) {
      console.log(words)
      tell({ step: words, done: 0, total: 0 })
    },
    onNote(note) {
      console.log(note)
      tell({ note })
    },
    onProgress: tell,
  })
  try {
    stopping.signal.throwIfAborted()
    commerce = opened
    const address = await opened.listen({ host, port })
    const { stats, database, location, mailLocation } = opened
    console.log(`Commerce API on ${address}, ${stats.articles} articles in ${database} ${location}, mails to ${mailLocation}`)
  } catch (error) {
    await opened.close()
    throw listenFault(error, { host, port }) ?? error
  }
}

/** Runs the commerce API as this process. An error that the operator can fix ends the process with a one-line message. */
export async function run(): Promise<void> {
  try {
    await start()
  } catch (error) {
    if (error instanceof StoppedError) process.exit(0)
    if (!(error instanceof CommerceStartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
