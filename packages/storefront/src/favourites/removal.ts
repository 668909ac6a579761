import type { App } from '../app/index.ts'
import { mostFavourites, type FavouritesChange } from './favourites-store.ts'
import { saveChange } from './save-change.ts'
import { favouritesOf } from './use-favourites.ts'

/** A favourite that was removed, with where it stood. */
export type Removal = { readonly id: number; readonly index: number }

function make(app: App, change: FavouritesChange): void {
  favouritesOf(app).getState().change(change)
  void saveChange(app, change)
}

/** Takes an article out of the list, here and on the account. */
export function removeFavourite(app: App, id: number): Removal {
  const index = favouritesOf(app).getState().ids.indexOf(id)
  removeFavourites(app, [id])
  return { id, index }
}

export const removeFavourites = (app: App, gone: readonly number[]): void => make(app, (ids) => ids.filter((id) => !gone.includes(id)))

/** Puts one that was removed back where it stood. */
export const undoRemoval = (app: App, { id, index }: Removal): void =>
  make(app, (ids) => ids.filter((known) => known !== id).toSpliced(index, 0, id))

/** Adds articles as the newest of the list, in their order. */
export const addFavourites = (app: App, added: readonly number[]): void =>
  make(app, (ids) => [...added, ...ids.filter((id) => !added.includes(id))].slice(0, mostFavourites))
