export type HomeBanner = {
  readonly title: string
  readonly text: string
  readonly linkText: string
  /** A path of the shop, or an address. */
  readonly to: string
  readonly image: string
  /** The same picture, cut for a phone. */
  readonly imageMobile?: string
  /** Alternative text; empty for decoration. */
  readonly alt: string
  /** What stays in sight where less of the picture is shown: percent from its left and from its top. */
  readonly focus?: { readonly x: number; readonly y: number }
  /** What the picture is like where words stand: a dark one wants light words. */
  readonly tone?: 'light' | 'dark'
}

/** The home composition (spec §2): a position without a setting is null and left out. */
export type HomeSettings = {
  readonly top: HomeBanner | null
  /** Three positions. */
  readonly sub: readonly (HomeBanner | null)[]
  readonly middle: HomeBanner | null
  /** Two positions. */
  readonly popular: readonly (HomeBanner | null)[]
  readonly bottom: HomeBanner | null
  /** Nine positions of article ids. */
  readonly grid: readonly (number | null)[]
}
