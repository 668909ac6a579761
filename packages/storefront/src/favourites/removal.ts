import type { App } from '../app/index.ts'
import { mostFavourites } from './favourites-store.ts'
import { saveChange } from './save-change.ts'
import { favouritesOf } from './use-favourites.ts'

/** A favourite that was removed, with where it stood. */
export type Removal = { readonly id: number; readonly index: number }

function setIds(app: App, ids: readonly number[]): void {
  favouritesOf(app).setState({ ids })
  void saveChange(app)
}

/** Takes an article out of the list, here and on the account. */
export function removeFavourite(app: App, id: number): Removal {
  const index = favouritesOf(app).getState().ids.indexOf(id)
  removeFavourites(app, [id])
  return { id, index }
}

export function removeFavourites(app: App, gone: readonly number[]): void {
  const { ids } = favouritesOf(app).getState()
  setIds(
    app,
    ids.filter((id) => !gone.includes(id)),
  )
}

/** Puts one that was removed back where it stood. */
export function undoRemoval(app: App, { id, index }: Removal): void {
  const others = favouritesOf(app)
    .getState()
    .ids.filter((known) => known !== id)
  setIds(app, others.toSpliced(index, 0, id))
}

/** Adds articles as the newest of the list, in their order. */
export function addFavourites(app: App, added: readonly number[]): void {
  const { ids } = favouritesOf(app).getState()
  setIds(app, [...added, ...ids.filter((id) => !added.includes(id))].slice(0, mostFavourites))
}
