import type { HomeBanner } from './types.ts'

/** The lists of banners in the chain's settings, and its single ones beneath the hero (spec §2 Home page). */
export const bannerLists = ['sub', 'popular'] as const
export const bannerPositions = ['middle', 'bottom'] as const

/**
 * What a hero is like in a wide window: flat with its words on the picture (`low`), words beside the picture (`split`), the hero beside
 * the links that follow it (`pair`), words on the picture in a theme that puts them beneath (`over`).
 */
export const heroLayouts = ['low', 'split', 'pair', 'over'] as const
export type HeroLayout = (typeof heroLayouts)[number]

/** Goods that the chain's data pick: its nine positions, what sells most, and the goods of the main campaign. */
export const cardSources = ['grid', 'bestsellers', 'campaign'] as const

/** Goods of a section, in rows that they fill. */
export const cardCounts = { least: 3, most: 9 } as const

/** Goods that a brand picks: those of a campaign, a category by its path, or a search, or single articles. */
export type HomeSelection =
  | { readonly campaign: number }
  | { readonly category: string }
  | { readonly search: string }
  | { readonly articles: readonly number[] }

export type HomeLink = { readonly text: string; readonly about?: string; readonly to: string }

/** A section of `home.json`. A section whose data are empty is not shown. */
export type HomeSection =
  /** The chain's top banner, or the brand's own. */
  | { readonly type: 'hero'; readonly banner?: HomeBanner; readonly layout?: HeroLayout }
  | { readonly type: 'banners'; readonly of: (typeof bannerLists)[number]; readonly title?: string }
  | { readonly type: 'banner'; readonly of: (typeof bannerPositions)[number] }
  | { readonly type: 'banner'; readonly banner: HomeBanner }
  /** Links to genders, categories, campaigns, shops and the blog. */
  | { readonly type: 'ways' }
  | { readonly type: 'cards'; readonly of: (typeof cardSources)[number]; readonly title?: string; readonly count?: number }
  | { readonly type: 'selection'; readonly title: string; readonly from: HomeSelection; readonly count?: number }
  /** The main categories that have goods, or those of these paths. */
  | { readonly type: 'categories'; readonly title?: string; readonly only?: readonly string[] }
  /** Links that the brand chooses. */
  | { readonly type: 'links'; readonly title: string; readonly links: readonly HomeLink[] }
  | { readonly type: 'shops'; readonly title?: string }
  /** HTML made from the brand's Markdown. */
  | { readonly type: 'text'; readonly html: string }
