import type { ArticleDetail, Variant, VariantColor } from './types.ts'

type WithVariants = Pick<ArticleDetail, 'variants'>

const oneOfEachId = <Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

/** Each size once, in the order of the variants: smallest first. */
export const sizesOf = (detail: WithVariants): readonly Variant['size'][] => oneOfEachId(detail.variants.map((variant) => variant.size))

/** Each colour once, in the order of the variants' ids: that of the variants themselves is one of sizes. */
export const colorsOf = (detail: WithVariants): readonly VariantColor[] =>
  oneOfEachId(detail.variants.toSorted((left, right) => left.id - right.id).map((variant) => variant.color))

/** The variant of a size and a colour; null when the article is not made so. */
export const variantOf = (detail: WithVariants, sizeId: number, colorId: number): Variant | null =>
  detail.variants.find((variant) => variant.size.id === sizeId && variant.color.id === colorId) ?? null
