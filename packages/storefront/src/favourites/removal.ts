import type { App } from '../app/index.ts'
import type { FavouritesChange } from './favourites-store.ts'
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

export const removeFavourites = (app: App, removed: readonly number[]): void => make(app, { added: [], removed })

/** Puts one that was removed back where it stood. */
export const undoRemoval = (app: App, { id, index }: Removal): void => make(app, { added: [id], removed: [], at: index })

/** Adds articles as the newest of the list, in their order. */
export const addFavourites = (app: App, added: readonly number[]): void => make(app, { added, removed: [] })
