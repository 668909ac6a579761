import { fetchCurrentCustomer } from '@vidda/client/customers'
import type { App } from '../app/index.ts'
import { sessionOf } from './use-session.ts'

const fetched = new WeakMap<App, Promise<void>>()

/** Asks who is logged in, once for as long as the page is open; a failure is told to the log and leaves the user as known (spec §4 Start-up). */
export function fetchUser(app: App): Promise<void> {
  return fetched.get(app) ?? refetchUser(app)
}

/** Asks anew: the session may have ended, or begun, elsewhere. */
export function refetchUser(app: App): Promise<void> {
  const asked = ask(app)
  fetched.set(app, asked)
  return asked
}

async function ask(app: App): Promise<void> {
  try {
    sessionOf(app)
      .getState()
      .setUser(await fetchCurrentCustomer(app.api))
  } catch (cause) {
    app.log(new Error('No active user detected', { cause }))
  }
}
