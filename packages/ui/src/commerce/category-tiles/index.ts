/** @public Stories show it from its own file; a front page of pictures opens with it. */
export { CategoryTiles } from './CategoryTiles.tsx'
export type { CategoryTile, CategoryTilesProps } from './CategoryTiles.tsx'
