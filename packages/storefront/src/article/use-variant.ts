import { articleState, isMadeAndAvailable, variantOf, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { colorHash } from '@vidda/domain/route'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigateInPlace } from '../navigation/index.ts'

/**
 * The colour and size that the shopper has selected, the colour in the address too. A colour is always selected; a size only when there is no
 * other, and as long as some shop has it in the colour.
 */
export function useVariant(article: ArticleDetail) {
  const { hash, pathname, search, state: kept } = useLocation()
  const navigateInPlace = useNavigateInPlace()
  const [pickedColor, pickColor] = useState<number | null>(null)
  const [pickedSize, setSizeId] = useState<number | null>(null)
  const state = useMemo(() => articleState(article), [article])

  // After hydration: the server knows of no hash.
  useLayoutEffect(() => {
    const named = state.colors.find(({ id }) => colorHash(id) === hash)
    if (named) pickColor(named.id)
  }, [state, hash])

  const colors = state.colors.map((color) => ({ ...color, available: isMadeAndAvailable(state, null, color.id) }))
  const color = colors.find(({ id }) => id === pickedColor) ?? colors.find(({ available }) => available) ?? colors[0] ?? null
  const colorId = color?.id ?? 0
  const [only, ...others] = state.sizes
  const fitting = isMadeAndAvailable(state, pickedSize, colorId) ? pickedSize : null
  const sizeId = only && others.length === 0 ? only.id : fitting
  const variant: Variant | null = sizeId === null ? null : variantOf(article, sizeId, colorId)
  return {
    colors,
    color,
    sizes: state.sizes.map((made) => ({ ...made, available: isMadeAndAvailable(state, made.id, colorId) })),
    colorId,
    sizeId,
    variant,
    /** Behind the path of the article; nothing where no colour was selected. */
    hash: pickedColor === null ? '' : colorHash(colorId),
    setColorId: (id: number) => {
      pickColor(id)
      void navigateInPlace(pathname + search + colorHash(id), { replace: true, state: kept as unknown })
    },
    setSizeId,
  }
}
