export { sessionDays } from './session.ts'
export { sessionState } from './session-state.ts'
export type { SessionState } from './session-state.ts'
export type { Consents, Customer, CustomerAddress, CustomerChanges, CustomerSession, Registration } from './types.ts'
