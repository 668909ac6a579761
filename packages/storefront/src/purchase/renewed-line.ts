import type { Api } from '@vidda/client'
import type { ArticleDetail, Variant } from '@vidda/domain/article'
import { lineOf, type NewLine } from '@vidda/domain/cart'
import { fetchCode } from '../app/index.ts'

/** Price and stock as they are now; the page's own when nothing answers, for the reservation checks again. */
export async function renewedLine(api: Api, article: ArticleDetail, wanted: Variant): Promise<NewLine> {
  try {
    const { fetchArticle } = await fetchCode(() => import('@vidda/client/articles'), 'fetchArticle')
    const fresh = await fetchArticle(api, article.id)
    const current = fresh.visible ? fresh.variants.find(({ ean }) => ean === wanted.ean) : undefined
    return lineOf(fresh, current ?? { ...wanted, shops: [], availability: 0 })
  } catch {
    return lineOf(article, wanted)
  }
}
