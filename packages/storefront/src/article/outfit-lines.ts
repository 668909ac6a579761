import { variantOf, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { sumOre, type Ore } from '@vidda/domain/money'
import { offeredSizes, type OfferedSizes } from '../purchase/index.ts'

/** A shopper's changes to an article in an outfit. A field that is left out has its default. */
export type Choice = { readonly isTaken?: boolean; readonly sizeId?: number | null }

export type OutfitLine = OfferedSizes & {
  readonly article: ArticleDetail
  readonly sizeId: number | null
  /** Variant of the selected size; null until a size is selected. */
  readonly variant: Variant | null
  readonly isTaken: boolean
}

/** An article's state in an outfit, in the colour `colorId` if given. */
export function outfitLine(article: ArticleDetail, { isTaken = true, sizeId = null }: Choice, colorId: number | null = null): OutfitLine {
  const { color, sizes, isSoldOut } = offeredSizes(article, colorId)
  const [only, ...others] = sizes
  const wanted = only && others.length === 0 ? only.id : sizeId
  const selected = sizes.some(({ id, isAvailable }) => id === wanted && isAvailable) ? wanted : null
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
