import { fetchListing } from '@vidda/client/articles'
import type { ArticleDetail } from '@vidda/domain/article'
import type { Filters } from '@vidda/domain/listing'
import { goodsTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

/** What else there is: of the same group, and of the same product line. */
export type Related = { readonly group: readonly Card[]; readonly line: readonly Card[] }

type Wanted = Pick<ArticleDetail, 'id' | 'articleGroup3ID' | 'brands'>

/** Cards in a row. */
const shown = 8

/** The best sellers of the article's group and of its product line, each article once. A list that fails is logged and left out (spec §8). */
export async function loadRelated({ api, log, texts }: Pick<App, 'api' | 'log' | 'texts'>, article: Wanted): Promise<Related> {
  const list = async (filters: Filters): Promise<readonly Card[]> => {
    try {
      // As many as both rows and the article itself may take away.
      const { articles } = await fetchListing(api, { filters, take: 2 * shown + 1, orderBy: 'Bestseller', order: 'asc' })
      return articles.map((other) => cardOf(other, texts(goodsTexts)))
    } catch (error) {
      log(error)
      return []
    }
  }
  const [line] = article.brands
  const [ofGroup, ofLine] = await Promise.all([
    list({ groups: [article.articleGroup3ID] }),
    line ? list({ brands: [line.id] }) : Promise.resolve([]),
  ])
  const group = ofGroup.filter(({ id }) => id !== article.id).slice(0, shown)
  const known = new Set([article.id, ...group.map(({ id }) => id)])
  return { group, line: ofLine.filter(({ id }) => !known.has(id)).slice(0, shown) }
}
