import { colorsOf, isAvailable, sizesOf, variantOf, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { useState } from 'react'

/** The colour and size that the shopper has chosen; a colour is always chosen, a size only when there is no other. */
export function useChoice(article: ArticleDetail) {
  const colors = colorsOf(article)
  const sizes = sizesOf(article)
  const [colorId, setColorId] = useState(() => firstAvailableColor(article) ?? colors[0]?.id ?? 0)
  const [sizeId, setSizeId] = useState<number | null>(() => (sizes.length === 1 ? (sizes[0]?.id ?? null) : null))
  const variant: Variant | null = sizeId === null ? null : variantOf(article, sizeId, colorId)
  return {
    colors,
    color: colors.find(({ id }) => id === colorId) ?? null,
    sizes: sizes.map((size) => {
      const made = variantOf(article, size.id, colorId)
      return { ...size, available: made !== null && isAvailable(made) }
    }),
    colorId,
    sizeId,
    variant,
    setColorId,
    setSizeId,
  }
}

function firstAvailableColor(article: ArticleDetail): number | undefined {
  return article.variants.find(isAvailable)?.color.id
}
