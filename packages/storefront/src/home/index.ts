export type { HomeData } from './load-home.ts'
export type { ComposedHomeData } from './sections.ts'
