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
 * Loads the outlines. A server awaits this before it renders a `ShopMap`; hydration reads them from the HTML, so that no script of the
 * first load contains their 17 KB. Without server-rendered HTML the map calls this itself.
 */
export async function loadMapOutline(): Promise<MapOutline> {
  loaded ??= await importModule(() => import('./norway.data.ts'), 'norway')
  return loaded
}
