export { sessionDays } from './session.ts'
export type { Consents, Customer, CustomerAddress, CustomerChanges, Registration } from './types.ts'
