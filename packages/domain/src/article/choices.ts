import type { ArticleDetail, Named, Variant, VariantColor } from './types.ts'

type WithVariants = Pick<ArticleDetail, 'variants'>

const firstOfEachId = <Choice extends { readonly id: number }>(choices: readonly Choice[]): readonly Choice[] => {
  const byId = new Map<number, Choice>()
  for (const choice of choices) if (!byId.has(choice.id)) byId.set(choice.id, choice)
  return [...byId.values()]
}

/** Each size once, in the order of the variants: smallest first. */
export const sizesOf = (detail: WithVariants): readonly Named[] => firstOfEachId(detail.variants.map((variant) => variant.size))

/** Each colour once, in the order of the variants' ids: that of the variants themselves is one of sizes. */
export const colorsOf = (detail: WithVariants): readonly VariantColor[] =>
  firstOfEachId(detail.variants.toSorted((left, right) => left.id - right.id).map((variant) => variant.color))

/** The variant of a size and a colour; null when the article is not made so. */
export const variantOf = (detail: WithVariants, sizeId: number, colorId: number): Variant | null =>
  detail.variants.find((variant) => variant.size.id === sizeId && variant.color.id === colorId) ?? null
