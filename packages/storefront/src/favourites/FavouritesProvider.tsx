import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { keep } from '../app/index.ts'
import { createFavouritesStore, keptFavourites, type FavouritesView } from './favourites-store.ts'

const FavouritesContext = createContext<StoreApi<FavouritesView> | null>(null)

/** One list per page: empty on the server, read from local storage once hydrated. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createFavouritesStore)
  useEffect(() => keep(store, keptFavourites), [store])
  return <FavouritesContext value={store}>{children}</FavouritesContext>
}

export function useFavourites<T>(select: (view: FavouritesView) => T): T {
  const store = useContext(FavouritesContext)
  if (!store) throw new Error('useFavourites needs a <FavouritesProvider> above it')
  return useStore(store, select)
}
