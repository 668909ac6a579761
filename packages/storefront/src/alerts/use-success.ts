import { useCallback } from 'react'
import { useAlerts } from './use-alerts.ts'

/** How long (ms) a success is shown (spec §9). */
const successTime = 3000

/** Tells the shopper that what they did went well. */
export function useSuccess(): (text: string) => void {
  const add = useAlerts((view) => view.add)
  return useCallback((text) => add({ type: 'success', text, timeout: successTime }), [add])
}
