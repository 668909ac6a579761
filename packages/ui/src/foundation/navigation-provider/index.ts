export { NavigationProvider } from './NavigationProvider.tsx'
export type { Navigate, NavigateOptions, NavigationProviderProps } from './NavigationProvider.tsx'
export { RouterNavigation } from './RouterNavigation.tsx'
export type { RouterNavigationProps } from './RouterNavigation.tsx'
