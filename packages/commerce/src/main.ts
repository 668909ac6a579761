import { readEnvironment } from './environment.ts'
import { openCommerce } from './open-commerce.ts'
import { CommerceStartError } from './start-error.ts'

const patience = 10_000

const taken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** Whoever started this process with a channel hears how far it has come. */
const tell = (part: { step: string; done: number; total: number }) => {
  if (process.connected) process.send?.(part, () => undefined)
}

async function start(): Promise<void> {
  const { host, port, drainMs, ...options } = readEnvironment(process.env)
  const commerce = await openCommerce({ ...options, onProgress: tell })
  const stop = () => {
    // Requests that are running may end; a hanging one may not keep the process.
    setTimeout(() => process.exit(1), drainMs + patience).unref()
    void commerce
      .drain(drainMs)
      .then(() => commerce.close())
      .then(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  // Whoever started it is gone, however it went: left behind, it would hold the database.
  process.once('disconnect', stop)
  try {
    const address = await commerce.listen({ host, port })
    const { stats, database, location, mailLocation } = commerce
    console.log(`Commerce API on ${address}, ${stats.articles} articles in ${database} ${location}, mails to ${mailLocation}`)
  } catch (error) {
    await commerce.close()
    throw taken(error) ? new CommerceStartError(`The port ${port} is taken. Stop what listens there, or set PORT to another.`) : error
  }
}

try {
  await start()
} catch (error) {
  if (!(error instanceof CommerceStartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
