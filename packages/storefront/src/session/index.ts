export { fetchUser } from './fetch-user.ts'
export { useFirstNavigation } from './use-first-navigation.ts'
export { useSession } from './use-session.ts'
