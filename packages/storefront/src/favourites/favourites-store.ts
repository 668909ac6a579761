import { createStore, type StoreApi } from 'zustand/vanilla'

/** Key of the favourites in local storage (spec §3 Persisted keys). */
const favouritesKey = 'vd-favourites'

/** The commerce API takes no more of a customer's. */
export const mostFavourites = 500

export type FavouritesView = {
  /** Ids of articles, the newest first. */
  readonly ids: readonly number[]
  readonly change: (id: number, selected: boolean) => void
}

export function createFavouritesStore(): StoreApi<FavouritesView> {
  return createStore<FavouritesView>()((set, get) => ({
    ids: [],
    change(id, selected) {
      const others = get().ids.filter((known) => known !== id)
      set({ ids: selected ? [id, ...others].slice(0, mostFavourites) : others })
    },
  }))
}

export const persistedFavourites = {
  key: favouritesKey,
  select: ({ ids }: FavouritesView) => ids,
  restore: (stored: unknown) => ({ ids: Array.isArray(stored) ? [...new Set(stored.filter((id) => Number.isSafeInteger(id)))] : [] }),
}
