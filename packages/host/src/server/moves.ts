import { redirectKey } from '@vidda/domain/route'
import { isCacheable } from './page-key.ts'
import { makePage, type Page } from './page.ts'

/** Answers where an address leads that a brand no longer has, or null. The query goes along, unless the new address has one. */
export function createMoves(redirects: Readonly<Record<string, string>> = {}): (url: URL) => string | null {
  const moves = new Map(Object.entries(redirects))
  return ({ pathname, search }) => {
    const to = moves.get(redirectKey(pathname) ?? '')
    if (to === undefined) return null
    const [address = '', section] = to.split('#')
    const withQuery = address.includes('?') ? address : address + search
    return section === undefined ? withQuery : `${withQuery}#${section}`
  }
}

/**
 * Redirects of fixed paths may be cached by browsers; those that depend on data may not. Here they are cached by their path alone: what stands
 * behind it may be anything.
 */
export function redirectPage(key: string, status: number, location: string): Page {
  const headers = { location, 'cache-control': status === 301 ? 'public, max-age=3600' : 'no-cache' }
  return makePage(status, '', headers, { cacheable: isCacheable(key) && !key.includes('?') })
}
