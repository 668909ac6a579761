import type { ContentPage } from '../../packages/storefront/src/app/content-page.ts'
import type { ShopBrand } from '../../packages/storefront/src/app/shop-brand.ts'
import type { HomeSection } from '../../packages/domain/src/home/index.ts'
import type * as Wire from '../../packages/contract/src/wire/index.ts'

/** Everything a brand's screens are rendered from: its settings and pages, and the commerce API's answers about a demo chain. */
export type Recorded = {
  readonly brand: ShopBrand
  readonly pages: Readonly<Record<string, ContentPage>>
  readonly home: readonly HomeSection[]
  /** Every article of the chain. */
  readonly articles: readonly Wire.ArticleDetail[]
  /** Bodies of the API's answers, by path and query below `/api/v1/`. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** Number of demo articles to record: one and a half pages of the list of all goods. */
export const recordedArticles = 32

/**
 * The article that the stories open: the one with the most pictures, reviews and matching goods. All of its pictures are recorded.
 * @throws when the chain has no articles.
 */
export function mainArticle(articles: readonly Wire.ArticleDetail[]): Wire.ArticleDetail {
  const merit = ({ available, images = [], reviews, wornWith = [] }: Wire.ArticleDetail) =>
    available.length === 0 ? 0 : Math.min(images.length, 3) + Math.min(reviews.length, 3) + Math.min(wornWith.length, 2)
  const [best] = articles.toSorted((left, right) => merit(right) - merit(left) || left.id - right.id)
  if (!best) throw new Error('The chain has no articles')
  return best
}
