import { useStore } from 'zustand'
import { storeFor, useApp } from '../app/index.ts'
import { createSessionStore, persistedUser, type SessionView } from './session-store.ts'

export const sessionOf = storeFor(createSessionStore, persistedUser)

/** Who is logged in: nobody on the server, as this browser last knew it once the page is hydrated. */
export function useSession<T>(select: (view: SessionView) => T): T {
  return useStore(sessionOf(useApp()), select)
}
