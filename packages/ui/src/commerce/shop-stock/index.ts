export { ShopStock } from './ShopStock.tsx'
export type { ShopStockProps, StockedShop } from './ShopStock.tsx'
