import { useContext, useSyncExternalStore } from 'react'
import { AddressContext } from '../../foundation/internal/surroundings.ts'

const never = () => () => undefined
const here = () => window.location.href
const nowhere = () => ''

/** The full address of the open page; empty on a server, which is not told its own. A navigation renders anew. */
export function usePageUrl(): string {
  useContext(AddressContext)
  return useSyncExternalStore(never, here, nowhere)
}
