export type { HomeBanner, HomeSettings } from './types.ts'
