import { logOut } from '@vidda/client/customers'
import { ApiError } from '@vidda/client'
import type { Customer } from '@vidda/domain/customer'
import type { App } from '../app/index.ts'
import { takeOverFavourites } from '../favourites/index.ts'
import { sessionOf } from '../session/index.ts'
import { forgetForms } from './kept-forms.ts'
import { forgetOwn, settleOwner } from './owner.ts'

/** After a log-in or registration: sets the user, and replaces the favourites by the account's. */
export async function welcome(app: App, user: Customer): Promise<void> {
  sessionOf(app).getState().setUser(user)
  // Before a guest's list is told from the account's: what is left of another customer is neither.
  settleOwner(app)
  // The list can be fetched again on the next page: nobody is kept out for it.
  await takeOverFavourites(app, { offersGuests: true }).catch(app.log)
}

/** A log-in or registration on a page of its own loads `to` as a new document (spec §2). */
export async function enter(app: App, user: Customer, to: string): Promise<void> {
  await welcome(app, user)
  window.location.assign(to)
  // The old document goes on only when the browser restores it on the way back.
  await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
}

/** Nobody is logged in here any more: what belonged to the account leaves this browser. */
export function forgetCustomer(app: App): void {
  sessionOf(app).getState().setUser(null)
  forgetOwn(app)
  forgetForms()
}

/** Logs out; a session that had ended already is none either. Throws what else went wrong, a 419 after the user is cleared (spec §8). */
export async function leave(app: App): Promise<void> {
  try {
    await logOut(app.api)
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 419) forgetCustomer(app)
    if (status !== 404 && status !== 401) throw error
  }
  forgetCustomer(app)
}
