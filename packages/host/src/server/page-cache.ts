import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** Lifetimes in ms (architecture, "How a page is made"). */
export const lifetimes = { fresh: 60_000, missing: 10_000, stale: 24 * 60 * 60_000 } as const

export type CachedPage = { readonly page: Page; readonly freshUntil: number; readonly staleUntil: number }

export type PageCache = {
  /** Answers from the cache when it can; makes the page otherwise, once for all who ask at the same time. */
  readonly get: (key: string, make: () => Promise<Page>) => Promise<Page>
  readonly stats: () => { readonly pages: number; readonly bytes: number }
}

/**
 * Fresh pages are sent as they are, older ones are sent and made again behind the answer (stale-while-revalidate), and
 * when making one fails an older one stands in (stale-if-error), and `onFailure` is told. `maxBytes` bounds the memory.
 */
export function createPageCache({
  maxBytes = 128 * 1024 * 1024,
  now = Date.now,
  onFailure = () => undefined,
}: { maxBytes?: number; now?: () => number; onFailure?: (key: string, error: unknown) => void } = {}): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.bytes })
  const making = new Map<string, Promise<Page>>()

  const remember = (key: string, page: Page): void => {
    if (!page.cacheable) return
    const lasting = page.status < 400
    const freshUntil = now() + (lasting ? lifetimes.fresh : lifetimes.missing)
    pages.set(key, { page, freshUntil, staleUntil: freshUntil + (lasting ? lifetimes.stale : 0) })
  }

  const makeOnce = (key: string, make: () => Promise<Page>): Promise<Page> => {
    const running = making.get(key)
    if (running) return running
    const made = make()
      .then((page) => {
        remember(key, page)
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    async get(key, make) {
      const known = pages.get(key)
      if (!known || known.staleUntil <= now()) return makeOnce(key, make)
      if (known.freshUntil > now()) return known.page
      // A failed renewal leaves the older page in place until it is too old.
      if (!making.has(key)) makeOnce(key, make).catch((error: unknown) => onFailure(key, error))
      return known.page
    },
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
