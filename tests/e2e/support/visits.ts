import type { Browser } from 'playwright-core'
import { withFirefox, type TestedBrowser } from './firefox.ts'

/** A brand's shop in one of the browsers. */
export type Visit = TestedBrowser & { readonly brand: string }

/** Every one of these brands in Chromium, and in Firefox one of them; with `pnpm prove` every one. */
export function visitsOf(brands: readonly string[], chromium: () => Browser): readonly Visit[] {
  const firefox = withFirefox()
  const inFirefox = process.env['VIDDA_PROVE'] ? brands : brands.filter((brand) => brand === 'so')
  return [
    ...brands.map((brand) => ({ title: 'Chromium', missing: null, browser: chromium, brand })),
    ...inFirefox.map((brand) => ({ ...firefox, brand })),
  ]
}
