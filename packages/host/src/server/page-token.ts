import type { Api } from '@vidda/client'
import { fetchPageToken } from '@vidda/client/chain'

/** Half an hour: tokens last a day, and a page may be served stale for most of one. */
const lifetime = 30 * 60_000

/** The token for the pages' meta tag, asked for seldom; null while the commerce API gives none. */
export function createPageToken(api: Api, now = Date.now): () => Promise<string | null> {
  let token: string | null = null
  let since = -Infinity
  return async () => {
    if (now() - since < lifetime) return token
    since = now()
    try {
      token = await fetchPageToken(api)
    } catch {
      since = -Infinity
    }
    return token
  }
}
