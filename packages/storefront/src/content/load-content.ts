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
  return { name, page, goods: page.goods === undefined ? [] : await goodsOf(app, page.goods) }
}

/** Goods are beside the matter here: without them the page is still whole. */
async function goodsOf(app: App, query: string): Promise<ContentData['goods']> {
  try {
    const { articles } = await fetchListing(app.api, { filters: {}, query, page: 1, take: goodsAtEnd })
    return articles.map((article) => cardOf(article, app.texts(goodsTexts)))
  } catch {
    return []
  }
}
