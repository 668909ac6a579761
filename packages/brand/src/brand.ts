import { globalCss, themeCss } from '@vidda/tokens'
import type { TextOverrides } from '@vidda/texts'
import type { BrandAssets } from './assets/read-assets.ts'
import type { BrandConfig } from './file/config.ts'
import type { Home } from './home/read-home.ts'
import type { Page } from './pages/page.ts'
import type { OldAddress } from './redirects/read-redirects.ts'
import type { ResolvedTheme } from './theme/read-theme.ts'

/** A brand, read and checked. */
export interface Brand {
  readonly dir: URL
  readonly config: BrandConfig
  /** The brand's own wording; `wordsOf` of `@vidda/texts` puts it in place of the common one. */
  readonly texts: TextOverrides
  readonly pages: readonly Page[]
  /** Null where the brand has no `home.json`, and the chain composes its home page. */
  readonly home: Home | null
  /** Old addresses that lead on. */
  readonly redirects: readonly OldAddress[]
  readonly assets: BrandAssets
  readonly theme: ResolvedTheme
}

/** The one static style of a brand's pages: web fonts, custom properties and globals. `fontUrl` gives a font file's address. */
export const brandCss = (brand: Brand, fontUrl?: (file: string) => string): string =>
  themeCss(brand.theme.tokens, fontUrl === undefined ? {} : { fontUrl }) + globalCss
