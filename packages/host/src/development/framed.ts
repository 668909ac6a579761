import type { Scheme } from '@vidda/tokens'

/** What the page that frames this one may ask of it. */
type Asked = { readonly vidda: 'scheme'; readonly scheme: Scheme } | { readonly vidda: 'visit'; readonly path: string }

/** What this page tells the one that frames it: where it is now. */
export type ShownAddress = { readonly vidda: 'address'; readonly path: string }

const isAsked = (data: unknown): data is Asked => typeof data === 'object' && data !== null && 'vidda' in data

const darkMedia = /@media \(prefers-color-scheme: ?dark\)/gu

/** The style of a theme as readers have it who ask for that scheme, whatever this reader asks for. */
export function inScheme(css: string, scheme: Scheme | null): string {
  if (scheme === null) return css
  return css
    .replaceAll(darkMedia, scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${scheme}`)
}

const pathNow = (): string => window.location.pathname + window.location.search

/**
 * In a frame, which the server's policy allows one origin alone (`framedBy`): tells the page around it where this one is, goes where that
 * leads it within the shop, and hands on the scheme that it asks for.
 */
export function heedFrame(onScheme: (scheme: Scheme) => void): void {
  const { parent } = window
  if (parent === window) return
  const tell = () => parent.postMessage({ vidda: 'address', path: pathNow() } satisfies ShownAddress, '*')
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !isAsked(data)) return
    if (data.vidda === 'scheme') return onScheme(data.scheme)
    const { origin, href } = new URL(data.path, window.location.origin)
    if (origin === window.location.origin && data.path !== pathNow()) window.location.assign(href)
  })
  // The router navigates without loading a page. Browsers without the Navigation API report page loads only.
  const { navigation } = window as unknown as { readonly navigation?: EventTarget }
  navigation?.addEventListener('navigatesuccess', tell)
  tell()
}
