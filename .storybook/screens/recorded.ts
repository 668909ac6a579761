import type { ContentPage } from '../../packages/storefront/src/app/content-page.ts'
import type { ShopBrand } from '../../packages/storefront/src/app/shop-brand.ts'
import type { HomeSection } from '../../packages/domain/src/home/index.ts'
import type * as Wire from '../../packages/contract/src/wire/index.ts'

/** A brand with the demo's chain as the commerce API has answered it: all that its screens are shown from. */
export type Recorded = {
  readonly brand: ShopBrand
  readonly pages: Readonly<Record<string, ContentPage>>
  readonly home: readonly HomeSection[]
  /** Every article of the chain. */
  readonly articles: readonly Wire.ArticleDetail[]
  /** Whole answers, by path and query below `/api/v1/`. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** How much of the demo is recorded of a chain: a page and a half of its list of everything. */
export const recordedArticles = 32

/** One with several colours, reviews and goods that are worn with it: the article that is looked at. Its pictures are recorded all. */
export function mainArticle(articles: readonly Wire.ArticleDetail[]): Wire.ArticleDetail {
  const merit = ({ available, images = [], reviews, wornWith = [] }: Wire.ArticleDetail) =>
    available.length === 0 ? 0 : Math.min(images.length, 3) + Math.min(reviews.length, 3) + Math.min(wornWith.length, 2)
  const [best] = articles.toSorted((left, right) => merit(right) - merit(left) || left.id - right.id)
  if (!best) throw new Error('The chain has no articles')
  return best
}
