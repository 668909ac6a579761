export { useChooseMyShop, useMyShop } from './my-shop.ts'
export type { MyShop } from './my-shop.ts'
export { useMyShopModal } from './use-my-shop-modal.tsx'
