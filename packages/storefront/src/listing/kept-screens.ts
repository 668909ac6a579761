import type { App, Loader } from '../app/index.ts'

type Kept = { readonly data: unknown; readonly since: number }

/** As long as a page is fresh in the host's cache (ms). */
const fresh = 60_000
/** Lists with all their pages; the oldest goes first. */
const mostScreens = 20

const screensOf = new WeakMap<App, Map<string, Kept>>()

/** Remembers what a list screen shows, in a browser, by its address (path and query). */
export function keepScreen(app: App, address: string, data: unknown): void {
  const screens = screensOf.get(app) ?? new Map<string, Kept>()
  screensOf.set(app, screens)
  screens.delete(address)
  screens.set(address, { data, since: Date.now() })
  const [oldest] = screens.keys()
  if (screens.size > mostScreens && oldest !== undefined) screens.delete(oldest)
}

/** Whether the browser stands on the address already while it is asked for: the shopper came by Back or Forward. */
const isReturning = (address: string): boolean => window.location.pathname + window.location.search === address

/**
 * Answers from what was shown before, all pages that were loaded included: always on the way back and forward, else while it is
 * fresh. A server remembers nothing.
 */
export function keeping<Data>(load: Loader<Data>): Loader<Data> {
  return async (app, args) => {
    const { pathname, search } = new URL(args.request.url)
    const address = pathname + search
    const kept = screensOf.get(app)?.get(address)
    if (kept && (Date.now() - kept.since < fresh || isReturning(address))) return kept.data as Data
    return load(app, args)
  }
}
