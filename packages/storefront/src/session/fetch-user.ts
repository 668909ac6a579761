import type { StoreApi } from 'zustand'
import { fetchCode, type App } from '../app/index.ts'
import type { SessionView } from './session-store.ts'

export type FetchUser = () => Promise<void>

/** Who is logged in is asked for once; a failure is told to the log and leaves the user as known (spec §4 Start-up). */
export function fetchUserOnce({ api, log }: Pick<App, 'api' | 'log'>, store: StoreApi<SessionView>): FetchUser {
  let fetched: Promise<void> | null = null

  async function fetchUser(): Promise<void> {
    try {
      const { fetchCurrentCustomer } = await fetchCode(() => import('@vidda/client/customers'))
      store.getState().setUser(await fetchCurrentCustomer(api))
    } catch (cause) {
      log(new Error('No active user detected', { cause }))
    }
  }

  return () => (fetched ??= fetchUser())
}
