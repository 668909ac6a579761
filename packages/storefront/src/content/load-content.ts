import { fetchListing } from '@vidda/client/articles'
import { goodsTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, type App, type ContentPage } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

export type ContentData = {
  readonly name: string
  readonly page: ContentPage
  readonly goods: readonly Card[]
  /** Its goods did not come: a host keeps the page that has them. */
  readonly partial?: true
}

const goodsAtEnd = 4

/** A page of the brand with its goods; a page that the brand does not have is not found. */
export async function loadContent(app: App, { params: { page: name = '' } }: LoaderFunctionArgs): Promise<ContentData> {
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
