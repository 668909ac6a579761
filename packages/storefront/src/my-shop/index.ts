export { chooseMyShop, useMyShop } from './my-shop.ts'
export type { MyShop } from './my-shop.ts'
export { MyShopButton } from './MyShopButton.tsx'
export { useMyShopModal } from './use-my-shop-modal.tsx'
