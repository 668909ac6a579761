import { errorsTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback } from 'react'
import { useApp } from '../app/index.ts'
import { useAlerts } from './use-alerts.ts'

/** Tells the shopper that what they did failed, where it has no text of its own (spec §8), and the log why. */
export function useFailure(): (failure: unknown) => void {
  const { log } = useApp()
  const add = useAlerts((view) => view.add)
  const { actionFailed } = useTexts(errorsTexts)
  return useCallback(
    (failure) => {
      log(failure)
      add({ type: 'error', text: actionFailed })
    },
    [actionFailed, add, log],
  )
}
