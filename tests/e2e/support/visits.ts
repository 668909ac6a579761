import type { Browser } from 'playwright-core'
import { firefoxMissing, firefoxTitle, withFirefox } from './firefox.ts'

/** A brand's shop in one of the browsers. */
export type Visit = {
  readonly brand: string
  readonly title: string
  /** Why its tests are skipped; null when they run. */
  readonly missing: string | null
  /** For the block of the visit's tests, which it is open for: a Firefox that has walked through several shops has taken gigabytes and is slow. */
  readonly withBrowser: () => () => Browser
}

/** Every one of these brands in Chromium, and in Firefox one of them; with `pnpm prove` every one. */
export function visitsOf(brands: readonly string[], chromium: () => Browser): readonly Visit[] {
  const inFirefox = process.env['VIDDA_PROVE'] ? brands : brands.filter((brand) => brand === 'so')
  return [
    ...brands.map((brand) => ({ brand, title: 'Chromium', missing: null, withBrowser: () => chromium })),
    ...inFirefox.map((brand) => ({ brand, title: firefoxTitle, missing: firefoxMissing, withBrowser: () => withFirefox().browser })),
  ]
}
