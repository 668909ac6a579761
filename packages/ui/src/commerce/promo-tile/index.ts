export { PromoTile } from './PromoTile.tsx'
export type { PromoTileContent, PromoTileProps } from './PromoTile.tsx'
