import { useStore } from 'zustand'
import { storeFor, useApp } from '../app/index.ts'
import { createFavouritesStore, persistedFavourites, type FavouritesView } from './favourites-store.ts'

export const favouritesOf = storeFor(createFavouritesStore, persistedFavourites)

/** The shopper's list: empty on the server, read from local storage once the page is hydrated. */
export function useFavourites<T>(select: (view: FavouritesView) => T): T {
  return useStore(favouritesOf(useApp()), select)
}
