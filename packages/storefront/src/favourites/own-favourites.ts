import { ApiError } from '@vidda/client'
import { fetchFavourites, saveFavourites } from '@vidda/client/own'
import type { App } from '../app/index.ts'
import { asCustomer, sessionOf } from '../session/index.ts'
import { changed, type FavouritesChange } from './favourites-store.ts'
import { forgetUnsaved, noteUnsaved, unsavedChanges } from './unsaved-changes.ts'
import { favouritesOf } from './use-favourites.ts'

/** Key in session storage of what a guest had chosen before the account's list took its place. */
const guestKey = 'vd-guest-favourites'

/** The last pending save per app: saves run one after another. */
const changing = new WeakMap<App, Promise<unknown>>()

const setIds = (app: App, ids: readonly number[]) => favouritesOf(app).setState({ ids })

/**
 * The customer's own list in place of what this browser has (spec §4 Session). What a guest had chosen beside it is not added: it is offered on the list of
 * favourites (`offersGuests`), for as long as the tab is open. A change that another page had begun to save is saved first.
 */
export async function takeOverFavourites(app: App, { offersGuests = false }: { readonly offersGuests?: boolean } = {}): Promise<void> {
  await changing.get(app)
  // Who logs in has left none: what is there was another customer's.
  if (offersGuests) forgetUnsaved()
  const own = await savedList(app)
  const others = favouritesOf(app)
    .getState()
    .ids.filter((id) => !own.includes(id))
  if (offersGuests) offerLater(others)
  setIds(app, own)
}

/** The account's list, with what was left unsaved. */
async function savedList(app: App): Promise<readonly number[]> {
  const own = await asCustomer(app, fetchFavourites(app.api))
  const unsaved = unsavedChanges()
  if (unsaved.length === 0) return own
  const saved = await asCustomer(
    app,
    saveFavourites(
      app.api,
      unsaved.reduce((ids, [, change]) => changed(ids, change), own),
    ),
  )
  forgetUnsaved(unsaved.map(([id]) => id))
  return saved
}

/**
 * Makes a change on the account of who is logged in; answers when it is there. Its list is asked for first: another device may have changed it since.
 */
export function changeOwnFavourites(app: App, change: FavouritesChange): Promise<void> {
  if (!sessionOf(app).getState().loaded) return Promise.resolve()
  const id = noteUnsaved(change)
  const make = async () => {
    try {
      const own = await asCustomer(app, fetchFavourites(app.api))
      setIds(app, await asCustomer(app, saveFavourites(app.api, changed(own, change))))
    } catch (error) {
      // Without an answer it may be that the page is left: the next one saves it.
      if (error instanceof ApiError) forgetUnsaved([id])
      throw error
    }
    forgetUnsaved([id])
  }
  const made = (changing.get(app) ?? Promise.resolve()).then(make)
  changing.set(
    app,
    made.catch(() => undefined),
  )
  return made
}

/** With the account, its list goes out of this browser. */
export function dropFavourites(app: App): void {
  setIds(app, [])
  offerLater([])
  forgetUnsaved()
}

/** What a guest had chosen in this tab before logging in, and may add to the account's list. */
export function offeredFavourites(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(guestKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

/** Nothing is offered any more with an empty list. */
export function offerLater(ids: readonly number[]): void {
  try {
    if (ids.length > 0) sessionStorage.setItem(guestKey, JSON.stringify(ids))
    else sessionStorage.removeItem(guestKey)
  } catch {
    // They cannot be offered then.
  }
}
