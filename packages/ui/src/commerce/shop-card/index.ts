export { ShopCard } from './ShopCard.tsx'
export type { ShopCardProps } from './ShopCard.tsx'
