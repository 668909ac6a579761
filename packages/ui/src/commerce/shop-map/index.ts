export { loadMapOutline } from './outline.ts'
export { ShopMap } from './ShopMap.tsx'
export type { MapShop, ShopMapProps } from './ShopMap.tsx'
