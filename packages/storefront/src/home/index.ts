export type { HomeData } from './load-home.ts'
