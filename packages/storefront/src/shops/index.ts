export { chooseMyShop, myShopKey, useMyShop } from './my-shop.ts'
export type { MyShop } from './my-shop.ts'
export { useNow } from './use-now.ts'
