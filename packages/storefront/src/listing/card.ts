import type { Article } from '@vidda/domain/article'
import { facetValues, type FacetValues } from '@vidda/domain/listing'
import type { Ore } from '@vidda/domain/money'
import { articlePath } from '@vidda/domain/route'
import type { WordsOf, goodsTexts } from '@vidda/texts'
import { labelKindOf, labelOf } from '../goods/index.ts'

/** What a list shows of an article and filters it by: a page carries no more than this. */
export type Card = {
  readonly id: number
  readonly to: string
  readonly name: string
  readonly brand: string
  readonly image: string
  readonly price: Ore
  readonly beforePrice: Ore | null
  readonly label: string | null
  /** Left out where the label looks like any offer's. */
  readonly labelKind?: ReturnType<typeof labelKindOf>
  readonly colors: readonly { readonly name: string; readonly hex: string }[]
  /** What it is found by; its shops are those that have it. */
  readonly values: FacetValues
}

export function cardOf(article: Article, texts: WordsOf<typeof goodsTexts>): Card {
  return {
    id: article.id,
    to: articlePath(article.slug),
    name: article.name,
    brand: article.brand,
    image: article.image,
    price: article.price,
    beforePrice: article.beforePrice,
    label: labelOf(article, texts),
    labelKind: labelKindOf(article),
    colors: article.colors.map(({ name, hex }) => ({ name, hex })),
    values: facetValues(article),
  }
}
