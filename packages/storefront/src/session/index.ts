export { asCustomer, isLoggedOut } from './as-customer.ts'
export { fetchUser, refetchUser } from './fetch-user.ts'
export { sessionOf, useSession } from './use-session.ts'
