import type { ScreenCache } from '../app/index.ts'

type Cached = { readonly data: unknown; readonly since: number }

/** As long as a page is fresh in the host's cache (ms). */
const fresh = 60_000
/** Lists with all their pages among them; the oldest goes first. */
const mostScreens = 20

export type FilledCache = ScreenCache & {
  /** Loads what a link leads to, unless it is there; what fails is asked for again by who follows the link. */
  readonly prefetch: (address: string, load: () => Promise<unknown>) => void
}

type Options = {
  /** Whether the browser has been led to the address while it is asked for: the shopper came by Back or Forward. */
  readonly isReturning?: (address: string) => boolean
}

/**
 * Answers from what was shown before, all pages of a list included: always on the way back and forward, else while it is fresh; and from
 * what was prefetched, while it is fresh.
 */
export function createScreenCache({ isReturning = () => false }: Options = {}): FilledCache {
  const shown = new Map<string, Cached>()
  const coming = new Map<string, Cached>()

  function put(screens: Map<string, Cached>, address: string, cached: Cached): void {
    screens.delete(address)
    screens.set(address, cached)
    const [oldest] = screens.keys()
    if (screens.size > mostScreens && oldest !== undefined) screens.delete(oldest)
  }
  const isFresh = (cached: Cached | undefined): cached is Cached => cached !== undefined && Date.now() - cached.since < fresh

  return {
    keep(address, data, since = Date.now()) {
      const before = shown.get(address)
      put(shown, address, before && before.data === data ? before : { data, since })
    },
    add(address, part) {
      const before = shown.get(address)
      if (before) shown.set(address, { ...before, data: { ...(before.data as object), ...part } })
    },
    forget(address) {
      shown.delete(address)
      coming.delete(address)
    },
    async answer(request) {
      const { pathname, search } = new URL(request.url)
      const address = pathname + search
      const cached = shown.get(address)
      if (cached && (isFresh(cached) || isReturning(address))) {
        put(shown, address, cached)
        return cached.data
      }
      const ahead = coming.get(address)
      if (!isFresh(ahead)) return undefined
      const data = await ahead.data
      // It is as old as when it was asked for.
      if (data !== undefined) put(shown, address, { ...ahead, data })
      return data
    },
    prefetch(address, load) {
      if (isFresh(shown.get(address)) || isFresh(coming.get(address))) return
      const data = load().catch(() => {
        coming.delete(address)
        return undefined
      })
      put(coming, address, { data, since: Date.now() })
    },
  }
}
