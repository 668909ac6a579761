import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { keep, useApp } from '../app/index.ts'
import { createPlaceStore, keptPlace, type PlaceView } from './place-store.ts'

const PlaceContext = createContext<StoreApi<PlaceView> | null>(null)

/** Where the shopper is, as far as they have told: nowhere on the server, the postal code of last time once the page lives. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const app = useApp()
  const [store] = useState(() => createPlaceStore(app))
  useEffect(() => keep(store, keptPlace), [store])
  return <PlaceContext value={store}>{children}</PlaceContext>
}

export function usePlace<T>(select: (view: PlaceView) => T): T {
  const store = useContext(PlaceContext)
  if (!store) throw new Error('usePlace needs a <PlaceProvider> above it')
  return useStore(store, select)
}
