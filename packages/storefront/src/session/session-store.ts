import type { Customer } from '@vidda/domain/customer'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Key of the user in local storage (spec §3 Persisted keys). */
const userKey = 'vd-user'

export type SessionView = {
  /** Who is logged in, as far as this browser knows; null for a guest. */
  readonly user: Customer | null
  /** Whether there is a user (spec §3 Customer). */
  readonly loaded: boolean
  /** Who said so last: this page, or storage, where other tabs write too. */
  readonly source: 'page' | 'storage'
  readonly setUser: (user: Customer | null) => void
}

const viewOf = (user: Customer | null, source: SessionView['source']) => ({ user, loaded: user !== null, source })

export function createSessionStore(): StoreApi<SessionView> {
  return createStore<SessionView>()((set) => ({ ...viewOf(null, 'page'), setUser: (user) => set(viewOf(user, 'page')) }))
}

/** Storage is the visitor's to edit: what shows of a customer must be there. */
function restoredUser(stored: unknown): Customer | null {
  const { id, firstName } = (stored ?? {}) as Partial<Customer>
  return typeof id === 'number' && typeof firstName === 'string' ? (stored as Customer) : null
}

export const persistedUser = {
  key: userKey,
  select: ({ user }: SessionView) => user,
  restore: (stored: unknown) => viewOf(restoredUser(stored), 'storage'),
}
