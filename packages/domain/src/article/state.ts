import type { Ore } from '../money/index.ts'
import { colorsOf, sizesOf } from './variants.ts'
import { isAvailable } from './stock.ts'
import type { ArticleDetail, Named, VariantColor } from './types.ts'

/** One size in one colour, as far as the article is made so. */
export type SizeColor = { readonly sizeId: number; readonly colorId: number; readonly ean: string; readonly isAvailable: boolean }

/** What the article screen holds (spec §3 Article state). */
export type ArticleState = {
  readonly name: string
  readonly brand: string
  readonly articleGroup2ID: number
  readonly articleGroup3ID: number
  readonly price: Ore
  readonly description: string
  /** The most shops that any variant is in. */
  readonly availability: number
  readonly articleId: number
  readonly sizes: readonly Named[]
  readonly colors: readonly VariantColor[]
  readonly size_colors: readonly SizeColor[]
  /** Id of the main group. */
  readonly category: number
}

export const articleState = (detail: ArticleDetail): ArticleState => ({
  name: detail.name,
  brand: detail.brand,
  articleGroup2ID: detail.articleGroup2ID,
  articleGroup3ID: detail.articleGroup3ID,
  price: detail.price,
  description: detail.description,
  availability: Math.max(0, ...detail.variants.map(({ availability }) => availability)),
  articleId: detail.id,
  sizes: sizesOf(detail),
  colors: colorsOf(detail),
  size_colors: detail.variants.map((variant) => ({
    sizeId: variant.size.id,
    colorId: variant.color.id,
    ean: variant.ean,
    isAvailable: isAvailable(variant),
  })),
  category: detail.category,
})

/** Whether some shop has it in this size and colour; false too for what is not made. */
export const isMadeAndAvailable = ({ size_colors }: ArticleState, sizeId: number | null, colorId: number): boolean =>
  size_colors.some((made) => (sizeId === null || made.sizeId === sizeId) && made.colorId === colorId && made.isAvailable)
