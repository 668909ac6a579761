import { useStore } from 'zustand'
import { storeFor, useApp } from '../app/index.ts'
import { createPositionStore, persistedPosition, type PositionView } from './position-store.ts'

const storeOf = storeFor(createPositionStore, persistedPosition)

/** Where the shopper is, as far as they have told: nowhere on the server, the postal code of last time once the page is hydrated. */
export function usePosition<T>(select: (view: PositionView) => T): T {
  return useStore(storeOf(useApp()), select)
}
