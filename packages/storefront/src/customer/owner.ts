import type { App } from '../app/index.ts'
import { dropFavourites } from '../favourites/index.ts'
import { sessionOf } from '../session/index.ts'
import { settleForms } from './kept-forms.ts'
import { forgetCode } from './personal-code.ts'
import { forgetWhoCollects } from './who-collects.ts'

/** Key in local storage of the id of the customer to whom favourites, code and details in this browser belong. */
const ownerKey = 'vd-customer'

function storedOwner(): number | null {
  try {
    return Number(localStorage.getItem(ownerKey)) || null
  } catch {
    return null
  }
}

function storeOwner(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(ownerKey)
    else localStorage.setItem(ownerKey, String(id))
  } catch {
    // Nothing outlives the page then.
  }
}

/** Removes everything of an account from this browser; the goods in the cart stay. */
export function forgetOwn(app: App): void {
  storeOwner(null)
  dropFavourites(app)
  forgetCode()
  forgetWhoCollects(app)
}

/**
 * Removes what belongs to another customer than the one who is logged in now. Reads the owner from storage each time: a page in the background while another
 * tab logged out must not remove what a guest has chosen since.
 */
export function settleOwner(app: App): void {
  const id = sessionOf(app).getState().user?.id ?? null
  const owner = storedOwner()
  if (owner !== null && owner !== id) forgetOwn(app)
  if (id !== null && owner !== id) storeOwner(id)
  settleForms(id)
}
