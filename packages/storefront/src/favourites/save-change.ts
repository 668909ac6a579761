import { favouritesTexts } from '@vidda/texts'
import { alertsOf } from '../alerts/index.ts'
import type { App } from '../app/index.ts'
import { isLoggedOut } from '../session/index.ts'
import { saveOwnFavourites } from './own-favourites.ts'

/** Saves the list; a failure is told, but for a session that has ended: the list is a guest's then, and in this browser. */
export async function saveChange(app: App): Promise<void> {
  try {
    await saveOwnFavourites(app)
  } catch (error) {
    app.log(error)
    if (!isLoggedOut(error)) alertsOf(app).getState().add({ type: 'error', text: app.texts(favouritesTexts).notSaved })
  }
}
