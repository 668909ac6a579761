import type { RouterState } from 'react-router-dom'
import { screenCaches, type App } from '../app/index.ts'
import { createScreenCache, type FilledCache } from './screen-cache.ts'

/** What of a router the cache listens to. */
export type ObservedRouter = {
  readonly state: RouterState
  readonly subscribe: (listener: (state: RouterState) => void) => () => void
}

/** The page that came from the server: it may have been left before the cache was there. */
export type Opening = { readonly address: string; readonly loaderData: object | null | undefined }

/** Keeps what the router shows from here on, and answers the app's loaders with it. */
export function openScreenCache(app: App, router: ObservedRouter, { address, loaderData }: Opening): FilledCache {
  const cache = createScreenCache({ isRetrying: () => router.state.revalidation === 'loading' })
  const look = ({ navigation, errors, location, matches, loaderData: shown }: RouterState) => {
    const id = matches.at(-1)?.route.id
    if (navigation.state === 'idle' && !errors && id !== undefined) keepShown(location.pathname + location.search, shown[id])
  }
  const keepShown = (shownAt: string, data: unknown) => {
    if (data !== undefined) cache.keep(shownAt, data)
  }
  // A page has one loader, its screen's.
  keepShown(address, Object.values(loaderData ?? {})[0])
  look(router.state)
  router.subscribe(look)
  screenCaches.set(app, cache)
  return cache
}
