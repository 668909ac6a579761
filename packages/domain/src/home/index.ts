export { bannerLists, bannerPositions, cardCounts, cardSources } from './sections.ts'
export type { HomeLink, HomeSection, HomeSelection } from './sections.ts'
export type { HomeBanner, HomeSettings } from './types.ts'
