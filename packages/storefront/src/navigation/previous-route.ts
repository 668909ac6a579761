import type { createMemoryRouter } from 'react-router-dom'

type RouterState = ReturnType<typeof createMemoryRouter>['state']

/** The address that a navigation under way comes from; null where there is none, as for the first page. */
export function previousRoute(state: RouterState | undefined): string | null {
  if (!state?.initialized || state.navigation.state !== 'loading') return null
  return state.location.pathname + state.location.search
}
