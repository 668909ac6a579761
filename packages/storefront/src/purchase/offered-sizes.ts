import { articleState, isMadeAndAvailable, sizesOf, type ArticleDetail, type Variant, type VariantColor } from '@vidda/domain/article'

type OfferedSize = Variant['size'] & { readonly isAvailable: boolean }

export type OfferedSizes = {
  /** The requested colour if the article has it, otherwise the first colour in stock, otherwise the first; null when the article has no colours. */
  readonly color: VariantColor | null
  readonly sizes: readonly OfferedSize[]
  /** Whether no shop has the colour in any size. */
  readonly isSoldOut: boolean
}

/** The sizes of an article and their availability in one colour: `colorId`, or the colour that the article's page would select when it is null. */
export function offeredSizes(article: ArticleDetail, colorId: number | null): OfferedSizes {
  const state = articleState(article)
  const isThere = (sizeId: number | null, color: VariantColor | null) => color !== null && isMadeAndAvailable(state, sizeId, color.id)
  const { colors } = state
  const color = colors.find(({ id }) => id === colorId) ?? colors.find((one) => isThere(null, one)) ?? colors[0] ?? null
  return {
    color,
    sizes: sizesOf(article).map((size) => ({ ...size, isAvailable: isThere(size.id, color) })),
    isSoldOut: !isThere(null, color),
  }
}
