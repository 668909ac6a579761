import { articleState, isMadeAndAvailable, variantOf, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { useMemo, useState } from 'react'

/** The colour and size that the shopper has chosen; a colour is always chosen, a size only when there is no other. */
export function useChoice(article: ArticleDetail) {
  const state = useMemo(() => articleState(article), [article])
  const { colors, sizes } = state
  const [colorId, setColorId] = useState(() => state.size_colors.find((made) => made.isAvailable)?.colorId ?? colors[0]?.id ?? 0)
  const [sizeId, setSizeId] = useState<number | null>(() => (sizes.length === 1 ? (sizes[0]?.id ?? null) : null))
  const variant: Variant | null = sizeId === null ? null : variantOf(article, sizeId, colorId)
  return {
    colors: colors.map((color) => ({ ...color, isAvailable: isMadeAndAvailable(state, null, color.id) })),
    color: colors.find(({ id }) => id === colorId) ?? null,
    sizes: sizes.map((size) => ({ ...size, available: isMadeAndAvailable(state, size.id, colorId) })),
    colorId,
    sizeId,
    variant,
    /** The size goes where no shop has it in this colour, unless it is the only one. */
    setColorId: (id: number) => {
      setColorId(id)
      if (sizes.length > 1 && !isMadeAndAvailable(state, sizeId, id)) setSizeId(null)
    },
    setSizeId,
  }
}
