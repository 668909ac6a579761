import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/**
 * Lifetimes in ms (architecture, "How a page is made"): a page is `fresh`, then sent stale while it is made again (`revalidating`), then
 * only where that fails (`staleIfError`). A page that is `missing`, or lacks something, is soon asked for again. The header of pages tells caches in front the same.
 */
export const lifetimes = { fresh: 60_000, missing: 10_000, revalidating: 10 * 60_000, staleIfError: 24 * 60 * 60_000 } as const

type CachedPage = {
  readonly page: Page
  readonly freshUntil: number
  /** Until then nobody waits for the next one. */
  readonly revalidateUntil: number
  readonly staleIfErrorUntil: number
}

/** Pause (ms) between looks for pages that are too old even where making them fails. */
const clearEvery = 10_000
/** What an entry takes beside its page and its key, bytes. */
const entryBytes = 512
const longestPlainKey = 128

/** A long address is cached by its hash: the key has a bound, whatever is asked for. */
const cacheKeyOf = (address: string): string =>
  address.length <= longestPlainKey ? address : createHash('sha256').update(address).digest('base64url')

export type PageCache = {
  /** Answers from the cache when it can; makes the page otherwise, once for all who ask at the same time. */
  readonly get: (address: string, make: () => Promise<Page>) => Promise<Page>
  readonly stats: () => { readonly pages: number; readonly bytes: number }
}

/**
 * Fresh pages are sent as they are, older ones are sent and made again behind the answer (stale-while-revalidate). The first
 * to ask for a page that is older still waits for a new one; when making it fails the old one stands in (stale-if-error),
 * and `onFailure` is told. `maxBytes` bounds the memory: of addresses, headers and every encoding of the pages.
 */
export function createPageCache({
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
  onFailure = () => undefined,
}: { maxBytes?: number; now?: () => number; onFailure?: (address: string, error: unknown) => void } = {}): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + entryBytes,
  })
  let clearedAt = now()
  const making = new Map<string, Promise<Page>>()

  const store = (key: string, page: Page): void => {
    if (!page.cacheable) return
    if (page.partial && (pages.peek(key)?.staleIfErrorUntil ?? 0) > now()) return
    const lasting = page.status < 400 && !page.partial
    const freshUntil = now() + (lasting ? lifetimes.fresh : lifetimes.missing)
    const [revalidateUntil, staleIfErrorUntil] = lasting
      ? [freshUntil + lifetimes.revalidating, freshUntil + lifetimes.staleIfError]
      : [freshUntil, freshUntil]
    pages.set(key, { page, freshUntil, revalidateUntil, staleIfErrorUntil })
    clear()
  }

  const clear = (): void => {
    if (now() - clearedAt < clearEvery) return
    clearedAt = now()
    for (const [key, { staleIfErrorUntil }] of pages.entries()) if (staleIfErrorUntil <= now()) pages.delete(key)
  }

  const makeOnce = (key: string, make: () => Promise<Page>): Promise<Page> => {
    const running = making.get(key)
    if (running) return running
    const made = make()
      .then((page) => {
        store(key, page)
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  /** A new page, or the stale one where none can be made; then others do not wait for the next tries. */
  async function revalidate(address: string, key: string, cached: CachedPage, make: () => Promise<Page>): Promise<Page> {
    const isFirst = !making.has(key)
    const made = await makeOnce(key, make).catch((error: unknown) => {
      if (isFirst) onFailure(address, error)
    })
    if (made?.cacheable && !made.partial) return made
    pages.set(key, { ...cached, revalidateUntil: Math.max(cached.revalidateUntil, now() + lifetimes.fresh) })
    return cached.page
  }

  return {
    async get(address, make) {
      const key = cacheKeyOf(address)
      const cached = pages.get(key)
      if (!cached || cached.staleIfErrorUntil <= now()) return makeOnce(key, make)
      if (cached.freshUntil > now()) return cached.page
      if (cached.revalidateUntil <= now()) return revalidate(address, key, cached, make)
      if (!making.has(key)) void revalidate(address, key, cached, make)
      return cached.page
    },
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
