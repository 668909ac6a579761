import { screenCaches, type App, type ShownScreen } from '../app/index.ts'
import { createScreenCache, type FilledCache } from './screen-cache.ts'

/** The page that came from the server: it may have been left before the cache was there. */
export type Opening = { readonly address: string; readonly loaderData: object | null | undefined }

/** Keeps what is drawn from here on, and answers the app's loaders with it. */
export function openScreenCache(app: App, { address, loaderData }: Opening): FilledCache {
  let returning: string | null = null
  const cache = createScreenCache({ isReturning: (asked) => asked === returning })
  // A page has one loader, its screen's. What the screen adds to its data later is kept in the place of this.
  let seen: unknown = Object.values(loaderData ?? {})[0]
  if (seen !== undefined) cache.keep(address, seen, performance.timeOrigin)

  const look = (screen: ShownScreen | null) => {
    returning = null
    if (!screen || screen.data === undefined || screen.data === seen) return
    seen = screen.data
    cache.keep(screen.address, screen.data)
  }
  look(app.shown.getState())
  app.shown.subscribe(look)
  // Before the router hears of it.
  window.addEventListener('popstate', () => (returning = window.location.pathname + window.location.search), { capture: true })
  screenCaches.set(app, cache)
  return cache
}
