import type { Article } from '@vidda/domain/article'
import { facetValues, type FacetValues } from '@vidda/domain/listing'
import { articlePath } from '@vidda/domain/route'
import type { WordsOf, goodsTexts } from '@vidda/texts'
import type { ProductCardProps } from '@vidda/ui/product-card'
import { labelKindOf, labelOf } from '../goods/index.ts'

type Shown = Required<Pick<ProductCardProps, 'to' | 'name' | 'brand' | 'price' | 'beforePrice' | 'label' | 'colors'>> &
  // Left out where the label looks like any offer's, where nobody has reviewed it, and where its chain gives no facts.
  Pick<ProductCardProps, 'labelKind' | 'rating' | 'reviewCount' | 'keyFacts'>

/** What a list shows of an article, as the design system's card takes it, and filters it by: a page carries no more than this. */
export type Card = Shown & {
  readonly id: number
  /** Its base address. */
  readonly image: string
  /** What it is found by; its shops are those that have it. */
  readonly values: FacetValues
}

export function cardOf(article: Article, texts: WordsOf<typeof goodsTexts>): Card {
  return {
    id: article.id,
    to: articlePath(article.slug, article.shownColor),
    name: article.name,
    brand: article.brand,
    image: article.image,
    price: article.price,
    beforePrice: article.beforePrice,
    label: labelOf(article, texts),
    labelKind: labelKindOf(article),
    ...(article.averageRating !== null && { rating: article.averageRating, reviewCount: article.reviewCount }),
    ...(article.keyFacts && { keyFacts: article.keyFacts }),
    colors: article.colors.map(({ name, hex }) => ({ name, hex })),
    values: facetValues(article),
  }
}
