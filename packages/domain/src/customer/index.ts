export type { Consents, Customer, CustomerAddress, CustomerChanges, Registration } from './types.ts'
