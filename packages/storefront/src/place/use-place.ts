import { useStore } from 'zustand'
import { storeFor, useApp } from '../app/index.ts'
import { createPlaceStore, keptPlace, type PlaceView } from './place-store.ts'

const placeOf = storeFor(createPlaceStore, keptPlace)

/** Where the shopper is, as far as they have told: nowhere on the server, the postal code of last time once the page lives. */
export function usePlace<T>(select: (view: PlaceView) => T): T {
  return useStore(placeOf(useApp()), select)
}
