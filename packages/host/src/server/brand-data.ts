import type { HomeSection } from '@vidda/domain/home'
import type { ContentPage, ShopBrand } from '@vidda/storefront/server'

/** What the build knows of a brand: everything a host needs, so that it runs without the brand's files. */
export type BrandData = {
  readonly shop: ShopBrand
  /** Theme variables, font faces and globals. */
  readonly staticCss: string
  readonly themeColor: string
  /** Paths of the fonts to fetch first. */
  readonly fonts: readonly string[]
  readonly favicon: string
  /** Path of the picture that is shown where a page without one of its own is shared. */
  readonly social: string
  /** Hosts that pages may call for the services that the brand has, once the shopper has agreed. */
  readonly serviceHosts: readonly string[]
  /** Addresses, without query, of those services' scripts. */
  readonly serviceScripts: readonly string[]
  readonly pages: Readonly<Record<string, ContentPage>>
  /** Old addresses, as `redirectKey` has them, and where each leads now; left out where there are none. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Domains that redirect to the shop's origin. */
  readonly otherDomains?: readonly string[]
  /** Its own home page; left out where the chain composes it. */
  readonly home?: readonly HomeSection[]
}

/** Where the built client's parts are. */
export type ClientFiles = {
  readonly entry: string
  /** Chunks to preload, by route module. */
  readonly modules: Readonly<Record<string, readonly string[]>>
}
