import { fetchListing } from '@vidda/client/articles'
import type { Article } from '@vidda/domain/article'
import type { CartState } from '@vidda/domain/cart'
import { goodsTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

/** Number of bestsellers to fetch. */
const take = 36

/** The most articles of one subcategory, so that the row is varied. */
const mostOfOne = 2

/** With fewer than this, bestsellers of all genders are shown. */
const least = 5

/** The bestsellers for the genders of the goods in the cart, of several subcategories; where there are few, those of the whole shop. */
export async function loadRecommendations(
  { api, texts }: Pick<App, 'api' | 'texts'>,
  orders: CartState['orders'],
): Promise<readonly Card[]> {
  const inCart = new Set(orders.map(({ articleId }) => articleId))
  const genders = [...new Set(orders.map(({ gender }) => gender))]
  const bestsellers = async (filters: { readonly genders?: readonly number[] }) => {
    const { articles } = await fetchListing(api, { filters, take, orderBy: 'Bestseller', order: 'asc' })
    return mixed(articles.filter(({ id }) => !inCart.has(id)))
  }
  const own = genders.length === 0 ? [] : await bestsellers({ genders })
  const chosen = own.length < least ? await bestsellers({}) : own
  return chosen.map((article) => cardOf(article, texts(goodsTexts)))
}

function mixed(articles: readonly Article[]): readonly Article[] {
  const counts = new Map<number, number>()
  return articles.filter(({ articleGroup2ID: group }) => {
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return count <= mostOfOne
  })
}
