export { HomeGrid } from './HomeGrid.tsx'
export type { HomeGridProps } from './HomeGrid.tsx'
export { HomeBanners, HomeGoods } from './HomeParts.tsx'
export type { HomeBannersProps, HomeGoodsProps, HomeLink } from './HomeParts.tsx'
