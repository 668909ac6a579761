import type { Customer } from './types.ts'

/** spec §4 Session: nobody is known, somebody is, or somebody whose e-mail address is proven. */
export type SessionState = 'notLoaded' | 'loaded' | 'verified'

export function sessionState(user: Pick<Customer, 'emailVerified'> | null): SessionState {
  if (!user) return 'notLoaded'
  return user.emailVerified ? 'verified' : 'loaded'
}
