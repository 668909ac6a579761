import { ApiError } from '@vidda/client'
import { fetchFavourites, saveFavourites } from '@vidda/client/own'
import type { App } from '../app/index.ts'
import { asCustomer, sessionOf } from '../session/index.ts'
import { changed, type FavouritesChange } from './favourites-store.ts'
import { dropOffer, offerLater } from './guest-offer.ts'
import { forgetUnsaved, noteUnsaved, unsavedChanges, type Unsaved } from './unsaved-changes.ts'
import { favouritesOf } from './use-favourites.ts'

/** The last pending save per app: saves run one after another. */
const changing = new WeakMap<App, Promise<unknown>>()

const setIds = (app: App, ids: readonly number[]) => favouritesOf(app).setState({ ids })

/**
 * The customer's own list in place of what this browser has (spec §4 Session). What a guest had chosen beside it is not added: it is offered on the list of
 * favourites (`offersGuests`), until it is answered or the log-in ends. A change that another page had begun to save is saved first.
 */
export async function takeOverFavourites(app: App, { offersGuests = false }: { readonly offersGuests?: boolean } = {}): Promise<void> {
  await changing.get(app)
  // At a log-in, unsaved changes are another customer's.
  if (offersGuests) forgetUnsaved()
  const own = await savedList(app)
  const others = favouritesOf(app)
    .getState()
    .ids.filter((id) => !own.includes(id))
  const customerId = sessionOf(app).getState().user?.id
  if (offersGuests && customerId !== undefined) offerLater(app, customerId, others)
  setIds(app, own)
}

/**
 * The account's list with all unsaved changes applied, the oldest first and `latest` last. A change that the API refuses is dropped; one whose request
 * got no answer stays stored, and the next page load retries it.
 */
async function savedList(app: App, latest: readonly Unsaved[] = []): Promise<readonly number[]> {
  const own = await asCustomer(app, fetchFavourites(app.api))
  const ids = new Set(latest.map(([id]) => id))
  const unsaved = [...unsavedChanges().filter(([id]) => !ids.has(id)), ...latest]
  if (unsaved.length === 0) return own
  const wanted = unsaved.reduce((list, [, change]) => changed(list, change), own)
  const forget = () => forgetUnsaved(unsaved.map(([id]) => id))
  try {
    const saved = await asCustomer(app, saveFavourites(app.api, wanted))
    forget()
    return saved
  } catch (error) {
    if (error instanceof ApiError) forget()
    throw error
  }
}

/** Makes a change on the account of who is logged in; resolves once it is saved. The list is fetched first: another device may have changed it since. */
export function changeOwnFavourites(app: App, change: FavouritesChange): Promise<void> {
  if (!sessionOf(app).getState().loaded) return Promise.resolve()
  const latest = noteUnsaved(change)
  const made = (changing.get(app) ?? Promise.resolve()).then(async () => setIds(app, await savedList(app, [latest])))
  changing.set(
    app,
    made.catch(() => undefined),
  )
  return made
}

/** When (ms, as `performance.now()` counts) an account's list went out of this page, by app. */
const drops = new WeakMap<App, number>()

/** Whether the account that a change was made for has left the page since. */
export const isDroppedSince = (app: App, time: number): boolean => (drops.get(app) ?? -Infinity) >= time

/** With the account, its list goes out of this browser. */
export function dropFavourites(app: App): void {
  drops.set(app, performance.now())
  setIds(app, [])
  dropOffer(app)
  forgetUnsaved()
}
