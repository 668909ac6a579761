import { createStore, type StoreApi } from 'zustand/vanilla'

/** Key of the favourites in local storage (spec §3 Persisted keys). */
const favouritesKey = 'vd-favourites'

/** The commerce API takes no more of a customer's. */
export const mostFavourites = 500

export type FavouritesView = {
  /** Ids of articles, the newest first. */
  readonly ids: readonly number[]
  readonly change: (change: FavouritesChange) => void
}

/** A change of a list: of this browser's, and of the account's. */
export type FavouritesChange = (ids: readonly number[]) => readonly number[]

/** An article in the list, as its newest, or not in it. */
export const changeOf =
  (id: number, selected: boolean): FavouritesChange =>
  (ids) => {
    const others = ids.filter((known) => known !== id)
    return selected ? [id, ...others].slice(0, mostFavourites) : others
  }

export function createFavouritesStore(): StoreApi<FavouritesView> {
  return createStore<FavouritesView>()((set, get) => ({ ids: [], change: (change) => set({ ids: change(get().ids) }) }))
}

export const persistedFavourites = {
  key: favouritesKey,
  select: ({ ids }: FavouritesView) => ids,
  restore: (stored: unknown) => ({ ids: Array.isArray(stored) ? [...new Set(stored.filter((id) => Number.isSafeInteger(id)))] : [] }),
}
