export { preloadMap } from './LazyMap.tsx'
export type { ShopData } from './load-shops.ts'
