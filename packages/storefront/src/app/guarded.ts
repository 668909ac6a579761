import { guardTarget } from '@vidda/domain/route'
import { replace } from 'react-router-dom'
import type { App } from './app.ts'

/** Ends a loader whose guard has stopped the shopper: told to the log, and led elsewhere (spec §8), to the screen that is drawn where there is one. */
export function stoppedBy(error: Error, { log, shown }: Pick<App, 'log' | 'shown'>): Response {
  log(error)
  return replace(guardTarget(error, shown.getState()?.address ?? null), 302)
}
