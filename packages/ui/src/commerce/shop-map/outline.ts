import { importModule } from '../../foundation/import-module/index.ts'

let loaded: string | undefined

const inPage = () => (typeof document === 'undefined' ? undefined : document.querySelector('[data-part="land"][d]')?.getAttribute('d'))

/** The outline of Norway as an SVG path: the loaded one, or the one in a map that the server rendered into the page. */
export const knownOutline = (): string | undefined => (loaded ??= inPage() ?? undefined)

/**
 * Loads the outline of Norway. A server awaits this before it renders a `ShopMap`. The browser reads the outline from that HTML, so the 13 KB are in none of
 * the first scripts of a page. Without HTML from a server, the map calls this itself.
 */
export async function loadMapOutline(): Promise<string> {
  loaded ??= (await importModule(() => import('./norway.data.ts'), 'norway')).norway
  return loaded
}
