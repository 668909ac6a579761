export { SessionProvider, useFetchUser, useSession } from './SessionProvider.tsx'
export { useFirstNavigation } from './use-first-navigation.ts'
