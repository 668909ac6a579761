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
  let returning: string | null = null
  const cache = createScreenCache({
    isReturning: (asked) => asked === returning,
    isRetrying: () => router.state.revalidation === 'loading',
  })
  // A page has one loader, its screen's. What the screen adds to its data later is kept in the place of this.
  let seen: unknown = Object.values(loaderData ?? {})[0]
  if (seen !== undefined) cache.keep(address, seen, performance.timeOrigin)

  const look = ({ navigation, errors, location, matches, loaderData: shown }: RouterState) => {
    if (navigation.state !== 'idle') return
    returning = null
    const data: unknown = shown[matches.at(-1)?.route.id ?? '']
    if (errors || data === undefined || data === seen) return
    seen = data
    cache.keep(location.pathname + location.search, data)
  }
  look(router.state)
  router.subscribe(look)
  // Before the router hears of it.
  window.addEventListener('popstate', () => (returning = window.location.pathname + window.location.search), { capture: true })
  screenCaches.set(app, cache)
  return cache
}
