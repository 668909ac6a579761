export type { ShopData } from './load-shops.ts'
