import { fetchListing } from '@vidda/client/articles'
import type { ArticleDetail } from '@vidda/domain/article'
import type { Filters } from '@vidda/domain/listing'
import { goodsTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

/** What else there is: of the same group, and of the same product line. */
export type Related = {
  readonly group: readonly Card[]
  readonly line: readonly Card[]
  /** A list failed. */
  readonly partial?: true
}

type Wanted = Pick<ArticleDetail, 'id' | 'articleGroup2ID' | 'articleGroup3ID' | 'category' | 'genders' | 'brands'>

/** Cards in a row. */
const shown = 8

/**
 * The best sellers of the article's group and of its product line, each article once. Where the group has few, others of its subcategory
 * and then of its category follow, for the same genders. A list that fails is logged and left out (spec §8).
 */
export async function loadRelated({ api, log, texts }: Pick<App, 'api' | 'log' | 'texts'>, article: Wanted): Promise<Related> {
  let failed = false
  const list = async (filters: Filters): Promise<readonly Card[]> => {
    try {
      // As many as both rows and the article itself may take away.
      const { articles } = await fetchListing(api, { filters, take: 2 * shown + 1, orderBy: 'Bestseller', order: 'asc' })
      return articles.map((other) => cardOf(other, texts(goodsTexts)))
    } catch (error) {
      log(error)
      failed = true
      return []
    }
  }
  async function likeIt(): Promise<readonly Card[]> {
    const { articleGroup2ID: subcategory, articleGroup3ID, category, genders } = article
    // The wider ones together: most groups need neither, and one after the other they would come too late for a server.
    const steps: readonly (readonly Filters[])[] = [
      [{ groups: [articleGroup3ID] }],
      [
        { subcategory, genders },
        { category, genders },
      ],
    ]
    const found = new Map<number, Card>()
    for (const step of steps) {
      for (const card of (await Promise.all(step.map(list))).flat()) found.set(card.id, found.get(card.id) ?? card)
      found.delete(article.id)
      if (found.size >= shown) break
    }
    return [...found.values()].slice(0, shown)
  }
  const [ownLine] = article.brands
  const [group, ofLine] = await Promise.all([likeIt(), ownLine ? list({ brands: [ownLine.id] }) : Promise.resolve([])])
  const known = new Set([article.id, ...group.map(({ id }) => id)])
  const line = ofLine.filter(({ id }) => !known.has(id)).slice(0, shown)
  return { group, line, ...(failed ? { partial: true } : {}) }
}
