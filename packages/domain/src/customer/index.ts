export { sessionDays } from './session.ts'
export type { Consents, Customer, CustomerAddress, CustomerChanges, CustomerSession, Registration } from './types.ts'
