export { useNow } from './use-now.ts'
export { useShops } from './use-shops.ts'
