import { useStore } from 'zustand'
import { storeFor, useApp } from '../app/index.ts'
import { createSessionStore, keptUser, type SessionView } from './session-store.ts'

export const sessionOf = storeFor(createSessionStore, keptUser)

/** Who is logged in: nobody on the server, as this browser last knew it once the page lives. */
export function useSession<T>(select: (view: SessionView) => T): T {
  return useStore(sessionOf(useApp()), select)
}
