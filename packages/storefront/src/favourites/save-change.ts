import { favouritesTexts } from '@vidda/texts'
import { alertsOf } from '../alerts/index.ts'
import type { App } from '../app/index.ts'
import { isLoggedOut } from '../session/index.ts'
import type { FavouritesChange } from './favourites-store.ts'
import { changeOwnFavourites } from './own-favourites.ts'
import { favouritesOf } from './use-favourites.ts'

/** Makes a change on the account too; a failure is told, but for a session that has ended: the list is a guest's then, and in this browser. */
export async function saveChange(app: App, change: FavouritesChange): Promise<void> {
  try {
    await changeOwnFavourites(app, change)
  } catch (error) {
    app.log(error)
    if (isLoggedOut(error))
      // The account's list may have gone with the session; what was pressed is the guest's own.
      favouritesOf(app).getState().change(change)
    else
      alertsOf(app)
        .getState()
        .add({ type: 'error', text: app.texts(favouritesTexts).notSaved })
  }
}
