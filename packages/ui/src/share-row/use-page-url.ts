import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined
const here = () => window.location.href
const nowhere = () => ''

/** The full address of the open page; empty on a server, which is not told its own. A navigation renders anew. */
export function usePageUrl(): string {
  useLocation()
  return useSyncExternalStore(never, here, nowhere)
}
