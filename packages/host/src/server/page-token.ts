import type { Api } from '@vidda/client'
import { fetchPageToken } from '@vidda/client/chain'

/** Half an hour: tokens last a day, and a page may be served stale for most of one. */
const lifetime = 30 * 60_000

/** The token for the pages' meta tag, asked for seldom; null while the commerce API gives none. */
export function createPageToken(api: Api, now = Date.now): () => Promise<string | null> {
  let token: string | null = null
  let since = -Infinity
  let asking: Promise<void> | null = null

  const renew = async () => {
    try {
      token = await fetchPageToken(api)
      since = now()
    } catch {
      // The old one goes on; the next page asks again.
    }
    asking = null
  }

  return async () => {
    if (now() - since >= lifetime) await (asking ??= renew())
    return token
  }
}
