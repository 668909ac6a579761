import { importModule } from '../../foundation/import-module/index.ts'

/** SVG paths in km of `mapPoint` (`@vidda/domain/map`): Norway, and the countries around it. */
export type MapOutline = { readonly norway: string; readonly abroad: string }

let loaded: MapOutline | undefined

const pathInPage = (part: string) => document.querySelector(`[data-part="${part}"][d]`)?.getAttribute('d')

function inPage(): MapOutline | undefined {
  if (typeof document === 'undefined') return
  const norway = pathInPage('land')
  return norway ? { norway, abroad: pathInPage('abroad') ?? '' } : undefined
}

/** The loaded outlines, or those in a map that the server rendered into the page. */
export const knownOutline = (): MapOutline | undefined => (loaded ??= inPage())

/**
 * Loads the outlines. A server awaits this before it renders a `ShopMap`. The browser reads them from that HTML, so the 17 KB are in none of
 * the first scripts of a page. Without HTML from a server, the map calls this itself.
 */
export async function loadMapOutline(): Promise<MapOutline> {
  loaded ??= await importModule(() => import('./norway.data.ts'), 'norway')
  return loaded
}
