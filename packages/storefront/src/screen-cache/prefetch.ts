import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { onIntent } from './on-intent.ts'
import type { FilledCache } from './screen-cache.ts'

/**
 * Loads the code and the data of where a link leads once a shopper reaches for it, `already` among them; answers what ends that. The
 * routes are those of an app of their own: what their guards have to say is said to nobody.
 */
export function prefetchOnIntent(cache: FilledCache, routes: RouteObject[], already: Event | null): () => void {
  return onIntent((url) => {
    // Who saves data asks for nothing that may not be wanted.
    const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
    if (!connection?.saveData) prefetch(cache, routes, url)
  }, already)
}

function prefetch(cache: FilledCache, routes: RouteObject[], url: URL): void {
  const match = matchRoutes(routes, url)?.at(-1)
  if (!match) return
  const { route, params } = match
  // What only leads on has no code, and is asked for when it is followed.
  if (typeof route.lazy !== 'function') return
  route.lazy().catch(() => undefined)
  const { loader } = route
  if (typeof loader !== 'function') return
  const args = { request: new Request(url), params } as LoaderFunctionArgs
  cache.prefetch(url.pathname + url.search, async () => loader(args))
}
