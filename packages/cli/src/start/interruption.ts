import { StopError } from '../stop-error.ts'

/** Exit status of a command that was stopped before it was done, as shells have it. */
const interrupted = 130

/** Aborts with the first signal that asks this command to end: whatever is being done then is put away in order, and nothing is left running. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  const stop = () =>
    controller.abort(new StopError('Stopped before it was done; the next time it begins with what is missing.', interrupted))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return controller.signal
}
