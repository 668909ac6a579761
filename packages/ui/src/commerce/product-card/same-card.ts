import type { ProductCardProps } from './ProductCard.tsx'

/** Lists map fresh objects for picture and colours on each render, so those are compared by what is in them. */
export function sameCard(before: ProductCardProps, after: ProductCardProps): boolean {
  const keys = Object.keys({ ...before, ...after }) as readonly (keyof ProductCardProps)[]
  return keys.every((key) => {
    if (key === 'image') return before.image.src === after.image.src
    return key === 'colors' ? sameColors(before.colors, after.colors) : before[key] === after[key]
  })
}

function sameColors(before: ProductCardProps['colors'] = [], after: ProductCardProps['colors'] = []): boolean {
  return before === after || (before.length === after.length && before.every((color, index) => color.hex === after[index]?.hex))
}
