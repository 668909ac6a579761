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

/** What a shopper has said of an article in an outfit; what is left out is as it came. */
export type Choice = { readonly isTaken?: boolean; readonly sizeId?: number | null }

export type OutfitLine = {
  readonly article: ArticleDetail
  /** The one that is sold: of several the first that some shop has. */
  readonly color: VariantColor | null
  readonly sizes: readonly (Named & { readonly isAvailable: boolean })[]
  readonly sizeId: number | null
  /** Of the selected size; null before there is one. */
  readonly variant: Variant | null
  readonly isSoldOut: boolean
  readonly isTaken: boolean
}

/** An article as it stands in an outfit, in the colour `colorId` where one is given. */
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

/** What the articles that are taken cost together. */
export const sumOf = (lines: readonly OutfitLine[]): Ore => sumOre(lines.map(({ article }) => article.price))
