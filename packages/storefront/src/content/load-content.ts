import { fetchListing } from '@vidda/client/articles'
import { goodsTexts } from '@vidda/texts'
import { notFound, type App } from '../app/index.ts'
import { cardOf } from '../listing/index.ts'
import type { ContentData } from './types.ts'

const goodsAtEnd = 4

/** A page of the brand with its goods; a page that the brand does not have is not found. */
export async function loadContent(app: App, name: string): Promise<ContentData> {
  const page = await app.page(name)
  if (!page) throw notFound()
  if (page.goods === undefined) return { name, page, goods: [] }
  try {
    const { articles } = await fetchListing(app.api, { filters: {}, query: page.goods, page: 1, take: goodsAtEnd })
    return { name, page, goods: articles.map((article) => cardOf(article, app.texts(goodsTexts))) }
  } catch (error) {
    // Goods are beside the matter here: who has not seen the page can read it without them.
    app.log(error)
    return { name, page, goods: [], partial: true }
  }
}
