import { readEnvironment } from './environment.ts'
import { listenFault } from './listen-fault.ts'
import { openCommerce, type Commerce } from './server.ts'
import { CommerceStartError } from './kernel/start-error.ts'

const patience = 10_000

/** It was told to end before it was open; what was open by then is closed. */
class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** Whoever started this process with a channel hears how far it has come. */
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
    // While it is being opened, whoever opens it sees to the end.
    if (!commerce) return
    const open = commerce
    // Requests that are running may end; a hanging one may not keep the process.
    setTimeout(() => process.exit(1), drainMs + patience).unref()
    void open
      .drain(drainMs)
      .then(() => open.close())
      .then(() => process.exit(0))
  }
  // Each may come twice: from whoever sent it to all processes, and from whoever started this one.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  // Whoever started it is gone, however it went: left behind, it would hold the database.
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

/** Runs it as this process; a fault that a person can mend ends the process with a line that says how. */
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
