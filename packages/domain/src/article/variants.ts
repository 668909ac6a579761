import type { ArticleDetail, Variant, VariantColor } from './types.ts'

type WithVariants = Pick<ArticleDetail, 'variants'>

const firstOfEachId = <Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] => {
  const byId = new Map<number, Item>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** Each size once, in the order of the variants: smallest first. */
export const sizesOf = (detail: WithVariants): readonly Variant['size'][] => firstOfEachId(detail.variants.map((variant) => variant.size))

/** Each colour once, in the order of the variants' ids: that of the variants themselves is one of sizes. */
export const colorsOf = (detail: WithVariants): readonly VariantColor[] =>
  firstOfEachId(detail.variants.toSorted((left, right) => left.id - right.id).map((variant) => variant.color))

/** The variant of a size and a colour; null when the article is not made so. */
export const variantOf = (detail: WithVariants, sizeId: number, colorId: number): Variant | null =>
  detail.variants.find((variant) => variant.size.id === sizeId && variant.color.id === colorId) ?? null
