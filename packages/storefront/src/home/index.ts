export { HomeScreen } from './HomeScreen.tsx'
export { loadHome } from './load-home.ts'
export type { HomeData } from './load-home.ts'
