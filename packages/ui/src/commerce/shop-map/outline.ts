import { importModule } from '../../foundation/import-module/index.ts'

let loaded: string | undefined

const inPage = () => (typeof document === 'undefined' ? undefined : document.querySelector('[data-part="land"][d]')?.getAttribute('d'))

/** The outline of Norway as an SVG path: as it was loaded, or as a map in the page has it. */
export const knownOutline = (): string | undefined => (loaded ??= inPage() ?? undefined)

/**
 * Loads the outline of Norway. A server waits for it before it renders a `ShopMap`, and a browser takes it from that HTML, so that its 13 KB are in no
 * script that a page begins with. Where no server has rendered the map, it loads the outline itself.
 */
export async function loadMapOutline(): Promise<string> {
  loaded ??= (await importModule(() => import('./norway.data.ts'), 'norway')).norway
  return loaded
}
