import type { App } from '../app/index.ts'
import { syncFavourites } from '../favourites/index.ts'
import { fetchUser, refetchUser, sessionOf } from '../session/index.ts'
import { areFormsKept } from './are-forms-kept.ts'
import { dropForms, keepForms, restoreForms } from './kept-forms.ts'
import { settleOwner } from './owner.ts'

/** Time (ms) after which who is logged in is asked anew when the shopper comes back to the page. */
const staleAfter = 3_600_000

const arrivals = new WeakMap<App, Promise<void>>()

/**
 * Who is logged in, and from then on in step with the session: what other tabs do of it, and what has become of it meanwhile. Begins once; answers when the
 * account's favourites are here too.
 */
export function arrive(app: App): Promise<void> {
  const arrival = arrivals.get(app) ?? begin(app)
  arrivals.set(app, arrival)
  return arrival
}

async function begin(app: App): Promise<void> {
  follow(app)
  const asked = fetchUser(app)
  // Who is logged in may be another one than this browser knew.
  if (areFormsKept()) void asked.then(() => restoreForms(() => customerIdOf(app)))
  await asked
  if (sessionOf(app).getState().loaded) await syncFavourites(app).catch(app.log)
}

const customerIdOf = (app: App) => sessionOf(app).getState().user?.id ?? null

/** Where a session has ended, a prompt to log in may take the place of the fields. */
function keepOverPrompt(app: App, customerId: number | null): void {
  const { stay } = keepForms(customerId)
  setTimeout(() => {
    if (stay()) dropForms()
    if (areFormsKept()) restoreForms(() => customerIdOf(app))
  })
}

function follow(app: App): void {
  const session = sessionOf(app)
  // A session can end on any page, and before this one has begun to follow it.
  settleOwner(app)
  session.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) settleOwner(app)
  })
  session.subscribe(({ loaded, source }, before) => {
    if (loaded === before.loaded) return
    // A page of a guest and one of a customer differ in more than a name (spec §4 Session).
    if (source === 'storage') {
      keepForms(before.user?.id ?? null)
      window.location.reload()
    } else if (!loaded) keepOverPrompt(app, before.user?.id ?? null)
  })
  let asked = Date.now()
  const handleReturn = () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < staleAfter) return
    asked = Date.now()
    void refetchUser(app)
  }
  for (const event of ['focus', 'visibilitychange']) window.addEventListener(event, handleReturn)
}
