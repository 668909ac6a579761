export { bannerLists, bannerPositions, cardCounts, cardSources, heroLayouts } from './sections.ts'
export type { HeroLayout, HomeLink, HomeSection, HomeSelection } from './sections.ts'
export type { HomeBanner, HomeSettings } from './types.ts'
