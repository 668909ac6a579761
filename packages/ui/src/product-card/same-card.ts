import type { ProductCardProps } from './ProductCard.tsx'

const shown = [
  'to',
  'name',
  'brand',
  'price',
  'beforePrice',
  'label',
  'labelKind',
  'shopsInStock',
  'myShop',
  'inMyShop',
  'priority',
  'level',
  'sizes',
  'corner',
] as const

/** Lists map fresh objects for picture and colours on each render, so those are compared by what is in them. */
export function sameCard(before: ProductCardProps, after: ProductCardProps): boolean {
  return shown.every((key) => before[key] === after[key]) && before.image.src === after.image.src && sameColors(before.colors, after.colors)
}

function sameColors(before: ProductCardProps['colors'] = [], after: ProductCardProps['colors'] = []): boolean {
  return before === after || (before.length === after.length && before.every((color, index) => color.hex === after[index]?.hex))
}
