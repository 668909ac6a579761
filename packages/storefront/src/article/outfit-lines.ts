import {
  articleState,
  isMadeAndAvailable,
  variantOf,
  type ArticleDetail,
  type Named,
  type Variant,
  type VariantColor,
} from '@vidda/domain/article'
import { sumOre, type Ore } from '@vidda/domain/money'

/** A shopper's changes to an article in an outfit. A field that is left out has its default. */
export type Choice = { readonly isTaken?: boolean; readonly sizeId?: number | null }

export type OutfitLine = {
  readonly article: ArticleDetail
  /** The colour that is added to the cart: the selected one, otherwise the first one in stock. */
  readonly color: VariantColor | null
  readonly sizes: readonly (Named & { readonly isAvailable: boolean })[]
  readonly sizeId: number | null
  /** Variant of the selected size; null until a size is selected. */
  readonly variant: Variant | null
  readonly isSoldOut: boolean
  readonly isTaken: boolean
}

/** An article's state in an outfit, in the colour `colorId` if given. */
export function outfitLine(article: ArticleDetail, { isTaken = true, sizeId = null }: Choice, colorId: number | null = null): OutfitLine {
  const state = articleState(article)
  const isThere = (size: number | null, color: VariantColor | null) => color !== null && isMadeAndAvailable(state, size, color.id)
  const color = state.colors.find(({ id }) => id === colorId) ?? state.colors.find((one) => isThere(null, one)) ?? state.colors[0] ?? null
  const isSoldOut = !isThere(null, color)
  const sizes = state.sizes.map((size) => ({ ...size, isAvailable: isThere(size.id, color) }))
  const [only, ...others] = sizes
  const wanted = only && others.length === 0 ? only.id : sizeId
  const selected = wanted !== null && isThere(wanted, color) ? wanted : null
  return {
    article,
    color,
    sizes,
    sizeId: selected,
    variant: selected === null || color === null ? null : variantOf(article, selected, color.id),
    isSoldOut,
    isTaken: isTaken && !isSoldOut,
  }
}

export const takenLines = (lines: readonly OutfitLine[]): readonly OutfitLine[] => lines.filter(({ isTaken }) => isTaken)

/** Total price of the lines. */
export const sumOf = (lines: readonly OutfitLine[]): Ore => sumOre(lines.map(({ article }) => article.price))
