import { favouritesTexts } from '@vidda/texts'
import { alertsOf } from '../alerts/index.ts'
import type { App } from '../app/index.ts'
import { isLoggedOut } from '../session/index.ts'
import type { FavouritesChange } from './favourites-store.ts'
import { changeOwnFavourites, isDroppedSince } from './own-favourites.ts'
import { forgetUnsaved } from './unsaved-changes.ts'
import { favouritesOf } from './use-favourites.ts'

/**
 * Makes a change on the account too; a failure is told. What a customer changed never becomes a guest's: where the session has ended, also since the
 * press (ms, as `performance.now()` counts), it is taken back, and the log-in is offered.
 */
export async function saveChange(app: App, change: FavouritesChange, pressedAt = performance.now()): Promise<void> {
  if (isDroppedSince(app, pressedAt)) return takeBack(app, change)
  try {
    await changeOwnFavourites(app, change)
  } catch (error) {
    app.log(error)
    if (isLoggedOut(error)) takeBack(app, change)
    else
      alertsOf(app)
        .getState()
        .add({ type: 'error', text: app.texts(favouritesTexts).notSaved })
  }
}

function takeBack(app: App, { added }: FavouritesChange): void {
  const texts = app.texts(favouritesTexts)
  forgetUnsaved()
  // Removals need no rollback: the account's list is cleared when the session ends.
  favouritesOf(app).getState().change({ added: [], removed: added })
  alertsOf(app).getState().add({ type: 'error', text: texts.loggedOut, login: texts.logIn })
}
