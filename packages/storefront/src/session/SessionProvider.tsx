import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { keep, useApp } from '../app/index.ts'
import { fetchUserOnce, type FetchUser } from './fetch-user.ts'
import { createSessionStore, keptUser, type SessionView } from './session-store.ts'

type Session = { readonly store: StoreApi<SessionView>; readonly fetchUser: FetchUser }

const SessionContext = createContext<Session | null>(null)

/** One session per page: nobody's on the server, read from local storage once hydrated. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const app = useApp()
  const [session] = useState((): Session => {
    const store = createSessionStore()
    return { store, fetchUser: fetchUserOnce(app, store) }
  })
  useEffect(() => keep(session.store, keptUser), [session])
  return <SessionContext value={session}>{children}</SessionContext>
}

function useOwnSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a <SessionProvider> above it')
  return session
}

export function useSession<T>(select: (view: SessionView) => T): T {
  return useStore(useOwnSession().store, select)
}

/** Asks who is logged in, once for as long as the page lives. */
export function useFetchUser(): FetchUser {
  return useOwnSession().fetchUser
}
