import { guardTarget } from '@vidda/domain/route'
import { replace } from 'react-router-dom'
import type { App } from './app.ts'

/** Ends a loader whose guard has stopped the shopper: told to the log, and led elsewhere (spec §8). The server has no previous route. */
export function stoppedBy(error: Error, { log, previous }: Pick<App, 'log' | 'previous'>): Response {
  log(error)
  return replace(guardTarget(error, previous()), 302)
}
