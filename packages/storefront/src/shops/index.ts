export type { ShopData } from './load-shops.ts'
export { shopSlugs } from './shop-slugs.ts'
export { useNow } from './use-now.ts'
export { useShops } from './use-shops.ts'
