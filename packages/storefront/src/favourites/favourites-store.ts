import { createStore, type StoreApi } from 'zustand/vanilla'

/** Key of the favourites in local storage (spec §3 Persisted keys). */
const favouritesKey = 'vd-favourites'

/** The commerce API takes no more of a customer's. */
const mostFavourites = 500

export type FavouritesView = {
  /** Ids of articles, the newest first. */
  readonly ids: readonly number[]
  readonly change: (change: FavouritesChange) => void
}

/** A change of a list: of this browser's, and of the account's. */
export type FavouritesChange = {
  /** Ids that are put into the list side by side, in their order. */
  readonly added: readonly number[]
  readonly removed: readonly number[]
  /** Index in the list at which `added` begins; its start when left out. */
  readonly at?: number
}

/** The list after a change. */
export const changed = (ids: readonly number[], { added, removed, at = 0 }: FavouritesChange): readonly number[] =>
  ids
    .filter((id) => !added.includes(id) && !removed.includes(id))
    .toSpliced(at, 0, ...added)
    .slice(0, mostFavourites)

/** An article in the list, as its newest, or not in it. */
export const changeOf = (id: number, selected: boolean): FavouritesChange =>
  selected ? { added: [id], removed: [] } : { added: [], removed: [id] }

export function createFavouritesStore(): StoreApi<FavouritesView> {
  return createStore<FavouritesView>()((set, get) => ({ ids: [], change: (change) => set({ ids: changed(get().ids, change) }) }))
}

export const persistedFavourites = {
  key: favouritesKey,
  select: ({ ids }: FavouritesView) => ids,
  restore: (stored: unknown) => ({ ids: Array.isArray(stored) ? [...new Set(stored.filter((id) => Number.isSafeInteger(id)))] : [] }),
}
